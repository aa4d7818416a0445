import { makeAutoObservable, runInAction, when } from 'mobx'

export type ConnectionState = 'ok' | 'lost' | 'obsolete' | 'failed'

/** Whether the server can be reached, and whether this client may still use it. */
export class ConnectionStore {
  /** `lost` shows the connection page; `obsolete` and `failed` ask the player to reload the page. */
  state: ConnectionState = 'ok'
  readonly #test: () => Promise<boolean>
  readonly #report: (message: string) => void
  #testing: Promise<boolean> | null = null
  #destroyed = false

  /** `test` tests the connection and never rejects; `report` reports a loss to the server once it is reachable again. */
  constructor(test: () => Promise<boolean>, report: (message: string) => void) {
    this.#test = test
    this.#report = report
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** Tests the connection after a failure; several failures at once share one test. Resolves with whether the server is reachable. */
  check(): Promise<boolean> {
    this.#testing ??= this.#test().then((reachable) => {
      this.#testing = null
      const before = this.state
      this.set(reachable ? 'ok' : 'lost')
      if (before === 'ok' && this.state === 'lost') void this.#reportLoss()
      return reachable
    })
    return this.#testing
  }

  /** The connection page's button. */
  retry(): Promise<boolean> {
    return this.check()
  }

  /** `obsolete` and `failed` are final: only a reload helps. */
  set(state: ConnectionState): void {
    if (this.state === 'ok' || this.state === 'lost') this.state = state
  }

  /** Resolves with true as soon as the server is reachable again, with false if the game was destroyed first. */
  async waitForServer(): Promise<boolean> {
    await when(() => this.state === 'ok' || this.#destroyed)
    return !this.#destroyed
  }

  async #reportLoss(): Promise<void> {
    if (await this.waitForServer()) this.#report('Server connection error')
  }

  destroy(): void {
    this.#destroyed = true
    // Changes the state to wake up `waitForServer`.
    runInAction(() => {
      const state = this.state
      this.state = state === 'ok' ? 'lost' : 'ok'
    })
  }
}
