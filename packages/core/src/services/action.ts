import { makeAutoObservable, runInAction } from 'mobx'
import { RepeatGuard } from './repeat-guard.ts'
import type { Services } from './services.ts'

export interface ActionOptions {
  /** The target of the call, such as an id. The same one again within 1500 milliseconds counts as accidental and is ignored. */
  readonly target?: string | number | undefined
  /** Allows the same target again at once. */
  readonly repeatable?: boolean
  /** Called with the error instead of `ui.fail`, which shows it. The action is busy until it is done. */
  readonly onError?: (error: unknown) => void | Promise<void>
  /** Reloads the shown data after a refusal, because it was out of date. The action is busy until it is done. */
  readonly refresh?: (() => Promise<unknown>) | undefined
}

/** A call that the player starts, one at a time: further calls of `run` are ignored meanwhile. */
export class Action {
  busy = false
  /** The target of the running call; null while none runs, or if it has none. */
  target: string | number | null = null
  readonly #ui: Services['ui']
  readonly #guard: RepeatGuard

  constructor(services: Pick<Services, 'now' | 'ui'>) {
    this.#ui = services.ui
    this.#guard = new RepeatGuard(services)
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** Runs `work` with the busy indicator. Resolves with its result; with null if it failed or was ignored. Rejects only if `onError` or `refresh` does. */
  async run<T>(work: () => Promise<T>, { target, repeatable = false, onError, refresh }: ActionOptions = {}): Promise<T | null> {
    if (this.busy) return null
    if (target !== undefined && !repeatable && this.#guard.isRepeated(String(target))) return null
    this.busy = true
    this.target = target ?? null
    try {
      return await this.#ui.during(work)
    } catch (error) {
      await (onError ?? this.#ui.fail)(error)
      await refresh?.()
      return null
    } finally {
      runInAction(() => {
        this.busy = false
        this.target = null
      })
    }
  }
}
