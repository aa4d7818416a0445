import { makeAutoObservable, runInAction, when } from 'mobx'

export type ConnectionState = 'ok' | 'lost' | 'obsolete' | 'failed'

/** Whether the server can be reached, and whether this client may still talk to it. */
export class ConnectionStore {
  /** `lost` shows the connection page, `obsolete` and `failed` ask the player to load the page anew. */
  state: ConnectionState = 'ok'
  readonly #test: () => Promise<boolean>
  readonly #report: (message: string) => void
  #testing: Promise<boolean> | null = null
  #destroyed = false

  /** `test` asks the server whether it is there and never rejects; `report` tells it of a loss, once it can hear of it. */
  constructor(test: () => Promise<boolean>, report: (message: string) => void) {
    this.#test = test
    this.#report = report
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** Tests the server after a failure; several that fail at once share one test. Answers whether it is there. */
  check(): Promise<boolean> {
    this.#testing ??= this.#test().then((found) => {
      this.#testing = null
      const before = this.state
      this.set(found ? 'ok' : 'lost')
      if (before === 'ok' && this.state === 'lost') void this.#tellLoss()
      return found
    })
    return this.#testing
  }

  /** The connection page's button. */
  retry(): Promise<boolean> {
    return this.check()
  }

  /** Where nothing but a reload helps, later findings about the line don't hide that. */
  set(state: ConnectionState): void {
    if (this.state === 'ok' || this.state === 'lost') this.state = state
  }

  /** Resolves as soon as the server is there again; false where the game was destroyed first. */
  async found(): Promise<boolean> {
    await when(() => this.state === 'ok' || this.#destroyed)
    return !this.#destroyed
  }

  async #tellLoss(): Promise<void> {
    if (await this.found()) this.#report('Server connection error')
  }

  destroy(): void {
    this.#destroyed = true
    // Touched so that those who wait look again.
    runInAction(() => {
      const state = this.state
      this.state = state === 'ok' ? 'lost' : 'ok'
    })
  }
}
