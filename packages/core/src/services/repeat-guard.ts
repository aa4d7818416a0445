import type { Services } from './services.ts'

/** A repetition within this many milliseconds counts as accidental. */
const ACCIDENTAL = 1500

/** Detects accidental repetitions, such as a double press on a button. */
export class RepeatGuard {
  readonly #last = new Map<string, number>()
  readonly #now: () => number

  constructor({ now }: Pick<Services, 'now'>) {
    this.#now = now
  }

  /** Returns whether `id` was seen within the last 1500 milliseconds; if not, it counts as seen now. */
  isRepeated(id: string): boolean {
    const now = this.#now()
    const last = this.#last.get(id)
    if (last !== undefined && now - last < ACCIDENTAL) return true
    this.#last.set(id, now)
    return false
  }
}
