/** Emits particles while it is `on`: one every `every` milliseconds, as long as fewer than `most` of its own are alive. */
export class Emitter<P> {
  on = false
  /** How many of its particles are alive. */
  alive = 0
  readonly #every: number
  readonly #most: number
  readonly init: (particle: P) => void
  #wait: number

  constructor(every: number, most: number, dress: (particle: P) => void) {
    this.#every = every
    this.#most = most
    this.init = dress
    this.#wait = every
  }

  /** Returns how many particles to emit after these milliseconds. */
  due(ms: number): number {
    if (!this.on) return 0
    let count = 0
    for (this.#wait -= ms; this.#wait <= 0; this.#wait += this.#every) count++
    return Math.min(count, this.#most - this.alive)
  }
}
