/** How long a view takes to catch up with what it follows, in milliseconds. */
const length = 700

/** What the value was is kept by pieces of this many milliseconds. */
const piece = 40

/** How much of the way is gone at a part of the time, 0…1: slowly away, slowly there. */
const gone = (ms: number) => (ms >= length ? 1 : 0.5 - 0.5 * Math.cos((ms / length) * Math.PI))

/**
 * Follows a value the way a sine eases in and out, however the value moves: each of its moves is made up for within the same time, and those under way
 * add up.
 */
export class Follow {
  /** What the value was, and for how long, the latest last. */
  #past: { value: number; ms: number }[] = []
  value: number

  constructor(value: number) {
    this.value = value
  }

  /** Is there at once. */
  jump(value: number): void {
    this.#past = []
    this.value = value
  }

  /** The value has been `value` for the last `ms`. Answers where the follower is now. */
  go(value: number, ms: number): number {
    const past = this.#past
    // Standing still costs nothing.
    if (past.length === 0 && value === this.value) return value
    if (past.length === 0) past.push({ value: this.value, ms: length })
    const last = past.at(-1)
    if (last && last.ms + ms <= piece) {
      last.value = (last.value * last.ms + value * ms) / (last.ms + ms)
      last.ms += ms
    } else past.push({ value, ms })
    let age = 0
    let sum = 0
    let before = 0
    let first = past.length
    while (first > 0 && age < length) {
      const one = past[--first]
      if (!one) break
      age += one.ms
      const now = gone(age)
      sum += one.value * (now - before)
      before = now
    }
    if (first > 0) past.splice(0, first)
    this.value = sum
    if (past.every((one) => one.value === value)) this.jump(value)
    return this.value
  }
}
