/** A second press on the same thing within so many milliseconds is taken for a slip. */
const SLIP = 1500

/** Tells a wish from a slip of the finger. `now` is milliseconds since 1970. */
export class Repeats {
  readonly #last = new Map<string, number>()
  readonly #now: () => number

  constructor(now: () => number) {
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
