import { makeAutoObservable, runInAction } from 'mobx'
import { Action } from '../../services/action.ts'
import type { Services } from '../../services/services.ts'
import { type AccountOutcome, outcomeOf } from './store.ts'

/** The player's data on the server: a copy of it, and its deletion. */
export class PersonalDataStore {
  /** The copy as JSON; null until it is loaded. */
  copy: string | null = null
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

  /** Returns the copy. If it could not be loaded, returns null and shows the player the error. */
  async load(): Promise<string | null> {
    const data = await this.#action.run(() => this.#services.call('GET /api/security/data'))
    if (data === null) return null
    const copy = JSON.stringify(data, null, 1)
    runInAction(() => {
      this.copy = copy
    })
    return copy
  }

  /** Deletes the account and restarts the game without a session. */
  async remove(password: string | undefined): Promise<AccountOutcome> {
    const body = { confirm: 'DELETE' as const, ...(password === undefined ? {} : { password }) }
    return outcomeOf(this.#action, async () => {
      await this.#services.call('POST /api/security/delete', { body })
      this.copy = null
      this.#services.session.clear()
      await this.#services.reenter()
    })
  }
}
