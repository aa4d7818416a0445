import type { Services } from './services.ts'

/** A second press on the same thing within this many milliseconds counts as accidental. */
const SLIP = 1500

/** Ignores accidental repetitions of the same action. */
export class RepeatGuard {
  readonly #last = new Map<string, number>()
  readonly #now: () => number

  constructor({ now }: Services) {
    this.#now = now
  }

  /** Whether this is a repetition to be ignored; what is not counts as done now. */
  has(id: string): boolean {
    const now = this.#now()
    const last = this.#last.get(id)
    if (last !== undefined && now - last < SLIP) return true
    this.#last.set(id, now)
    return false
  }
}
