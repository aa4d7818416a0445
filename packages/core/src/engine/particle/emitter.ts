/** Lets out grains without end while it is `on`: one every so many milliseconds, as long as fewer than `most` of its own are alive. */
export class Emitter<P> {
  on = false
  /** How many of its grains are alive. */
  alive = 0
  readonly #every: number
  readonly #most: number
  readonly dress: (particle: P) => void
  #wait: number

  constructor(every: number, most: number, dress: (particle: P) => void) {
    this.#every = every
    this.#most = most
    this.dress = dress
    this.#wait = every
  }

  /** How many are to come after these milliseconds. */
  due(ms: number): number {
    if (!this.on) return 0
    let count = 0
    for (this.#wait -= ms; this.#wait <= 0; this.#wait += this.#every) count++
    return Math.min(count, this.#most - this.alive)
  }
}
