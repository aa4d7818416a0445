import type { Gain } from '@skystair/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { Services } from '../../services/services.ts'
import { PlayerStore } from '../player/index.ts'

/** The daily reward. */
export class EverydayStore {
  /** What the daily reward gave, until it is shown. */
  gains: Gain[] = []
  readonly #services: Services
  readonly #player: PlayerStore

  constructor(services: Services) {
    this.#services = services
    this.#player = services.get(PlayerStore)
    makeAutoObservable<this>(this, { gains: observableRef }, { autoBind: true })
  }

  /** The reward can be taken now. */
  get ready(): boolean {
    const { player } = this.#player
    return player !== null && player.everydayRewardAt <= this.#services.clock.now
  }

  async take(): Promise<Gain[] | null> {
    const taken = await this.#services.ui.attempt(() => this.#services.call('POST /api/player/everyday/reward/take'))
    if (!taken) return null
    runInAction(() => {
      this.#player.replace(taken.player)
      this.gains = taken.gains
    })
    return taken.gains
  }
}
