import { makeAutoObservable, runInAction } from 'mobx'
import { Action } from '../../services/action.ts'
import type { Services } from '../../services/services.ts'
import { PlayerStore } from '../player/index.ts'

/** Keeping the game among the platform's favourites or on the home screen, and rating it there. */
export class KeepingStore {
  /** The features that the player has used. They are not offered again on this page. */
  readonly asked = { canFavourite: false, canRate: false }
  readonly #services: Services
  readonly #asking: Action

  constructor(services: Services) {
    this.#services = services
    this.#asking = new Action(services)
    makeAutoObservable(this, {}, { autoBind: true })
  }

  get busy(): boolean {
    return this.#asking.busy
  }

  get canFavourite(): boolean {
    return !this.asked.canFavourite && this.#services.platform.capabilities.canFavourite
  }

  get canRate(): boolean {
    const { player } = this.#services.get(PlayerStore)
    return !this.asked.canRate && !player?.rated && this.#services.platform.capabilities.canRate
  }

  favourite(): Promise<void> {
    return this.#ask('canFavourite', 'platform.favouriteDone', ({ social }) => social.favourite())
  }

  /** The server remembers the rating, so that no page asks for it again. */
  rate(): Promise<void> {
    return this.#ask('canRate', 'platform.rateDone', async ({ social }) => {
      await social.rate()
      this.#services.get(PlayerStore).update(await this.#services.call('GET /api/player/set/rated'))
    })
  }

  async #ask(
    what: 'canFavourite' | 'canRate',
    done: 'platform.favouriteDone' | 'platform.rateDone',
    show: (platform: Services['platform']) => Promise<void>,
  ) {
    const { platform, ui, t } = this.#services
    await this.#asking.run(async () => {
      await show(platform)
      runInAction(() => {
        this.asked[what] = true
      })
      ui.toast(t(done), 'good')
    })
  }
}
