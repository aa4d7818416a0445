import { makeAutoObservable, runInAction, when } from 'mobx'
import { Pauses } from '../services/pauses.ts'

export type ConnectionState = 'ok' | 'lost' | 'obsolete' | 'failed'

/** Limits of the pauses between attempts, in milliseconds. Why the longest is short: 30 seconds after the line is back the game is, too. */
const FIRST_PAUSE = 2000
const LONGEST_PAUSE = 16_000
/** A connection that lasted so many milliseconds was no chance between two losses: the pauses begin at the first again. */
const LASTING = 60_000

interface ConnectionDeps {
  /** Tests the connection, until the signal is aborted. Never rejects. */
  readonly test: (signal: AbortSignal) => Promise<boolean>
  /** Reports a loss to the server once it is reachable again. */
  readonly report: (message: string) => void
  /** Milliseconds since 1970 by the device's clock. */
  readonly now: () => number
  readonly pauses?: Pauses
}

/** Whether the server can be reached, and whether this client may still use it. Comes back by itself from every loss. */
export class ConnectionStore {
  /** `lost` shows the connection page. With `obsolete` and `failed` only a reload of the page helps. */
  state: ConnectionState = 'ok'
  /** When the game next tries by itself to come back, by the device's clock; null while it tries, and if nothing is lost. */
  nextAttempt: number | null = null
  /** How often the page woke up: an open line may be dead, and the data may be old. */
  wakes = 0
  readonly #deps: ConnectionDeps
  readonly #pauses: Pauses
  #testing: Promise<boolean> | null = null
  #abort = new AbortController()
  #timer: ReturnType<typeof setTimeout> | undefined
  #reload: (() => void) | null = null
  #since = 0
  #destroyed = false

  constructor(deps: ConnectionDeps) {
    this.#deps = deps
    this.#pauses = deps.pauses ?? new Pauses(FIRST_PAUSE, LONGEST_PAUSE)
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** Tests the connection after a failure; several failures at once share one test. Resolves with whether the server is reachable. */
  check(): Promise<boolean> {
    this.#testing ??= this.#test()
    return this.#testing
  }

  /** The start gives up for now, whatever the reason: a test comes after a pause. */
  lose(): void {
    if (this.state !== 'ok') return
    if (this.#deps.now() - this.#since > LASTING) this.#pauses.reset()
    this.state = 'lost'
    this.#wait(this.#pauses.next())
    void this.#reportLoss()
  }

  /** Tries to come back now: the player asks for it, or something shows that the server is reachable. */
  retry(): void {
    if (this.state === 'ok') return
    // A test that has begun on a dead line would take all its time.
    this.#abort.abort()
    void this.check()
  }

  /** The page is visible again, or the network is back. */
  wake(): void {
    this.wakes += 1
    if (this.state === 'lost') this.retry()
  }

  /** Only a reload helps: it comes after `pause` milliseconds, once the server is reachable. */
  end(state: 'obsolete' | 'failed', pause: number, reload: () => void): void {
    if (this.#reload) return
    this.#reload = reload
    this.state = state
    this.#wait(pause)
  }

  /** Resolves with true as soon as the server is reachable again, with false if the game was destroyed first. */
  async waitForServer(): Promise<boolean> {
    await when(() => this.state === 'ok' || this.#destroyed)
    return !this.#destroyed
  }

  async #test(): Promise<boolean> {
    this.#wait(null)
    let reachable = false
    let signal: AbortSignal
    do {
      this.#abort = new AbortController()
      signal = this.#abort.signal
      reachable = await this.#deps.test(signal)
    } while (!reachable && signal.aborted && !this.#destroyed)
    this.#testing = null
    if (!this.#destroyed) runInAction(() => this.#follow(reachable))
    return reachable
  }

  #follow(reachable: boolean): void {
    if (this.#reload) {
      if (reachable) this.#reload()
      else this.#wait(this.#pauses.next())
    } else if (!reachable && this.state === 'ok') this.lose()
    else if (!reachable) this.#wait(this.#pauses.next())
    else if (this.state === 'lost') {
      this.#since = this.#deps.now()
      this.state = 'ok'
    }
  }

  /** Tests the connection after so many milliseconds, instead of at the time planned before; with null not at all. */
  #wait(pause: number | null): void {
    clearTimeout(this.#timer)
    this.nextAttempt = pause === null ? null : this.#deps.now() + pause
    if (pause !== null) this.#timer = setTimeout(this.check, pause)
  }

  async #reportLoss(): Promise<void> {
    if (await this.waitForServer()) this.#deps.report('Server connection error')
  }

  destroy(): void {
    this.#destroyed = true
    this.#abort.abort()
    clearTimeout(this.#timer)
    // Changes the state to wake up `waitForServer`.
    runInAction(() => {
      const state = this.state
      this.state = state === 'ok' ? 'lost' : 'ok'
    })
  }
}
