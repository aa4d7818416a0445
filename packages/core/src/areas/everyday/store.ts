import type { Gain } from '@skystair/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { Action } from '../../services/action.ts'
import type { Services } from '../../services/services.ts'
import { PlayerStore } from '../player/index.ts'

/** The daily reward. */
export class EverydayStore {
  /** The last daily reward that was taken, to be shown. */
  gains: Gain[] = []
  readonly taking: Action
  readonly #services: Services
  readonly #player: PlayerStore

  constructor(services: Services) {
    this.#services = services
    this.#player = services.get(PlayerStore)
    this.taking = new Action(services)
    makeAutoObservable<this>(this, { taking: false, gains: observableRef }, { autoBind: true })
  }

  /** Whether the reward can be taken now. */
  get ready(): boolean {
    const { player } = this.#player
    return player !== null && player.everydayRewardAt <= this.#services.clock.now
  }

  async take(): Promise<void> {
    await this.taking.run(async () => {
      const { player, gains } = await this.#services.call('POST /api/player/everyday/reward/take')
      runInAction(() => {
        this.#player.replace(player)
        this.gains = gains
      })
    })
  }
}
