import type { PlayerChange } from '@skystair/contract'
import { makeAutoObservable } from 'mobx'
import { Action, type ActionOptions } from '../../services/action.ts'
import type { Services } from '../../services/services.ts'
import { PlayerStore } from './store.ts'

/** Calls that change the player, one at a time. */
export class ChangeAction {
  readonly #action: Action
  readonly #services: Services

  constructor(services: Services) {
    this.#services = services
    this.#action = new Action(services)
    makeAutoObservable(this, {}, { autoBind: true })
  }

  get busy(): boolean {
    return this.#action.busy
  }

  /** Makes the call and applies the change. Returns whether it succeeded. */
  async run(call: () => Promise<PlayerChange>, options?: ActionOptions): Promise<boolean> {
    const change = await this.#action.run(call, options)
    if (change) this.#services.get(PlayerStore).update(change)
    return change !== null
  }
}
