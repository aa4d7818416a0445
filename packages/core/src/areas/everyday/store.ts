import { makeAutoObservable } from 'mobx'
import type { Services } from '../../services/services.ts'
import { GainAction, PlayerStore } from '../player/index.ts'

/** The daily reward. */
export class EverydayStore {
  readonly taking: GainAction
  readonly #services: Services

  constructor(services: Services) {
    this.#services = services
    this.taking = new GainAction(services)
    makeAutoObservable<this>(this, { taking: false }, { autoBind: true })
  }

  /** Whether the reward can be taken now. */
  get ready(): boolean {
    const { player } = this.#services.get(PlayerStore)
    return player !== null && player.everydayRewardAt <= this.#services.clock.now
  }

  take(): Promise<void> {
    return this.taking.run(() => this.#services.call('POST /api/player/everyday/reward/take'))
  }
}
