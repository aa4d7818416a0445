import type { Emitter } from './emitter.ts'
import { type Particle, plain } from './particle.ts'

/** How many grains may be alive at once in a scene on quality STANDARD; other qualities get their share of it. */
const MOST = 220

/** The grains of a scene. However many things happen at once, they are never more than the budget. */
export class ParticlePool {
  readonly #most: number
  readonly #streams: readonly Emitter<Particle>[]
  /** The first `#alive` are alive; those behind them are used again, so that a frame makes nothing anew. */
  readonly #all: Particle[] = []
  #alive = 0

  /** `share`: what the quality affords, 1 on STANDARD. */
  constructor(share: number, streams: readonly Emitter<Particle>[] = []) {
    this.#most = Math.round(MOST * share)
    this.#streams = streams
  }

  get alive(): number {
    return this.#alive
  }

  /** How many more may come. */
  get room(): number {
    return this.#most - this.#alive
  }

  /** One of those alive, counted from 0. */
  at(i: number): Particle {
    return this.#all[i]!
  }

  /** Lets out as many of the wanted grains as there is room for; `dress` makes each what it is to be. */
  sow(wanted: number, dress: (grain: Particle) => void, stream: Emitter<Particle> | null = null): void {
    const count = Math.min(Math.round(wanted), this.room)
    for (let i = 0; i < count; i++) {
      const old = this.#all[this.#alive]
      const grain = old ? Object.assign(old, plain) : { ...plain }
      this.#all[this.#alive++] = grain
      dress(grain)
      grain.stream = stream
      if (stream) stream.alive++
    }
  }

  /** Lets these milliseconds pass. */
  step(ms: number): void {
    const part = ms / 1000
    // Backwards, because the last one takes the place of one that dies.
    for (let i = this.#alive - 1; i >= 0; i--) {
      const grain = this.#all[i]!
      grain.age += ms
      if (grain.age >= grain.life) {
        this.#bury(i)
        continue
      }
      grain.down += grain.pull * part
      grain.x += grain.across * part
      grain.y += grain.down * part
      grain.turn += grain.spin * part
    }
    for (const stream of this.#streams) this.sow(stream.due(ms), stream.dress, stream)
  }

  #bury(i: number): void {
    const dead = this.#all[i]!
    if (dead.stream) dead.stream.alive--
    const last = --this.#alive
    this.#all[i] = this.#all[last]!
    this.#all[last] = dead
  }
}
