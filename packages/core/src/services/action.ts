import { makeAutoObservable, runInAction } from 'mobx'
import { RepeatGuard } from './repeat-guard.ts'
import type { Services } from './services.ts'

interface ActionOptions {
  /** What the call is about, such as an id. The same one again within 1500 milliseconds counts as accidental and is ignored. */
  readonly target?: string | number
  /** Allows the same target again at once. */
  readonly repeatable?: boolean
  /** Replaces `ui.fail`, which shows the error to the player. The action is busy until it is done. */
  readonly onError?: (error: unknown) => void | Promise<void>
}

/** A call that the player starts, one at a time: further calls of `run` are ignored meanwhile. */
export class Action {
  busy = false
  /** What the running call is about; null while none runs, or where it has no target. */
  target: string | number | null = null
  readonly #ui: Services['ui']
  readonly #guard: RepeatGuard

  constructor(services: Pick<Services, 'now' | 'ui'>) {
    this.#ui = services.ui
    this.#guard = new RepeatGuard(services)
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** Runs `work` with the busy indicator. Resolves with its result; with null where it failed or was ignored. Rejects only where `onError` does. */
  async run<T>(work: () => Promise<T>, { target, repeatable = false, onError }: ActionOptions = {}): Promise<T | null> {
    if (this.busy) return null
    if (target !== undefined && !repeatable && this.#guard.isRepeated(String(target))) return null
    this.busy = true
    this.target = target ?? null
    try {
      return await this.#ui.during(work)
    } catch (error) {
      await (onError ?? this.#ui.fail)(error)
      return null
    } finally {
      runInAction(() => {
        this.busy = false
        this.target = null
      })
    }
  }
}
