import { makeAutoObservable, runInAction, when } from 'mobx'

export type ConnectionState = 'ok' | 'lost' | 'obsolete' | 'reload'

/** Whether the server can be reached, and whether this client may still talk to it. */
export class ConnectionStore {
  /** `lost` shows the connection page, `obsolete` and `reload` ask the player to load the page anew. */
  state: ConnectionState = 'ok'
  readonly #test: () => Promise<boolean>
  #testing: Promise<boolean> | null = null
  #destroyed = false

  /** `test` asks the server whether it is there and never rejects. */
  constructor(test: () => Promise<boolean>) {
    this.#test = test
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** Tests the server after a failure; several that fail at once share one test. Answers whether it is there. */
  check(): Promise<boolean> {
    this.#testing ??= this.#test().then((found) => {
      this.#testing = null
      this.set(found ? 'ok' : 'lost')
      return found
    })
    return this.#testing
  }

  /** The connection page's button. */
  retry(): Promise<boolean> {
    return this.check()
  }

  /** Once outdated, nothing but a reload helps: later findings about the line don't hide that. */
  set(state: ConnectionState): void {
    if (this.state !== 'obsolete' || state === 'reload') this.state = state
  }

  /** Resolves as soon as the server is there again; false where the game was destroyed first. */
  async found(): Promise<boolean> {
    await when(() => this.state === 'ok' || this.#destroyed)
    return !this.#destroyed
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
