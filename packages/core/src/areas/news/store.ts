import type { ReplyOf } from '@skystair/contract'
import { makeAutoObservable } from 'mobx'
import { Resource } from '../../services/resource.ts'
import type { Services } from '../../services/services.ts'
import { PlayerStore } from '../player/index.ts'

/** The game's news. */
export class NewsStore {
  /** The latest, in the language of the game. */
  readonly last: Resource<ReplyOf<'GET /api/news/get/last'>>
  readonly #services: Services
  readonly #player: PlayerStore

  constructor(services: Services) {
    this.#services = services
    this.#player = services.get(PlayerStore)
    const { call } = services
    this.last = new Resource(services, (signal) => call('GET /api/news/get/last', { query: { lang: services.lang } }, { signal }), {
      silent: true,
    })
    makeAutoObservable(this, { last: false }, { autoBind: true })
  }

  /** Loads the latest news and marks the news of the road as seen. */
  async open(): Promise<void> {
    await this.last.reload()
    if (this.#player.player?.roadNews) await this.#player.take(() => this.#services.call('POST /api/player/news/road/reset'))
  }
}
