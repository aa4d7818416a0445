import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { CallError } from '../net/call-error.ts'
import type { Services } from './services.ts'

interface ResourceOptions {
  /** Loads in the background: no busy indicator, and refused or failed calls are not shown to the player. */
  readonly silent?: boolean
}

/** A value of the server. It stays while it is loaded again, and if that fails. */
export class Resource<T> {
  /** Null until the first load has succeeded. */
  value: T | null = null
  loading = false
  /** Whether the last load failed; there may be an older value. */
  lastLoadFailed = false
  readonly #ui: Services['ui']
  readonly #load: (signal: AbortSignal) => Promise<T>
  readonly #silent: boolean
  #current: AbortController | null = null

  /** `load` may pass its signal to the call: it is aborted when the reply is no longer needed. */
  constructor({ ui }: Pick<Services, 'ui'>, load: (signal: AbortSignal) => Promise<T>, { silent = false }: ResourceOptions = {}) {
    this.#ui = ui
    this.#load = load
    this.#silent = silent
    makeAutoObservable<this>(this, { value: observableRef }, { autoBind: true })
  }

  /** Whether there is no value because loading failed. */
  get failed(): boolean {
    return this.lastLoadFailed && this.value === null
  }

  /** Loads the value, even if there is one already. Cancels a load in progress. Resolves with whether the value was loaded; never rejects. */
  async reload(): Promise<boolean> {
    this.#current?.abort()
    const current = new AbortController()
    this.#current = current
    this.loading = true
    this.lastLoadFailed = false
    try {
      const load = () => this.#load(current.signal)
      const value = await (this.#silent ? load() : this.#ui.during(load))
      if (this.#current !== current) return false
      this.set(value)
      return true
    } catch (error) {
      if (this.#current !== current) return false
      this.#current = null
      runInAction(() => {
        this.loading = false
        this.lastLoadFailed = true
      })
      if (!this.#silent || !(error instanceof CallError)) this.#ui.fail(error)
      return false
    }
  }

  /** Sets the value, e.g. from the reply of another call; null clears it. Cancels a load in progress. */
  set(value: T | null): void {
    this.#current?.abort()
    this.#current = null
    this.value = value
    this.loading = false
    this.lastLoadFailed = false
  }
}
