/** How long a view takes to catch up with what it follows, in milliseconds. */
const length = 700

/** Past values are stored in pieces of this many milliseconds. */
const piece = 40

/** Part of the way that is covered after `ms`, 0…1: slow at both ends. */
const easedPart = (ms: number) => (ms >= length ? 1 : 0.5 - 0.5 * Math.cos((ms / length) * Math.PI))

/** Follows a value with sine easing, however it moves: each change is caught up within the same time, and overlapping changes add up. */
export class Follow {
  /** Past values and how long each lasted, the latest last. */
  #past: { value: number; ms: number }[] = []
  value: number

  constructor(value: number) {
    this.value = value
  }

  /** Takes a value without easing. */
  jump(value: number): void {
    this.#past = []
    this.value = value
  }

  /** Advances: the followed value was `value` for the last `ms`. Returns the eased value. */
  go(value: number, ms: number): number {
    const past = this.#past
    // Nothing to compute while nothing moves.
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
      const now = easedPart(age)
      sum += one.value * (now - before)
      before = now
    }
    if (first > 0) past.splice(0, first)
    this.value = sum
    if (past.every((one) => one.value === value)) this.jump(value)
    return this.value
  }
}
