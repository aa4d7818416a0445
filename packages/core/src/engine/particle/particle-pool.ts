import type { Emitter } from './emitter.ts'
import { defaultParticle, type Particle } from './particle.ts'

/** How many particles may be alive at once in a scene on quality STANDARD; other qualities get their share of it. */
const MOST = 220

/** The particles of a scene, never more than the budget. */
export class ParticlePool {
  readonly #most: number
  readonly #emitters: readonly Emitter<Particle>[]
  /** The first `#alive` are alive; the others are reused, so that a frame allocates nothing. */
  readonly #all: Particle[] = []
  #alive = 0

  /** `share`: part of the budget that the quality allows, 1 on STANDARD. */
  constructor(share: number, emitters: readonly Emitter<Particle>[] = []) {
    this.#most = Math.round(MOST * share)
    this.#emitters = emitters
  }

  get alive(): number {
    return this.#alive
  }

  /** How many more may be spawned. */
  get free(): number {
    return this.#most - this.#alive
  }

  /** One of those alive, counted from 0. */
  at(i: number): Particle {
    return this.#all[i]!
  }

  /** Spawns as many of the wanted particles as the budget allows; `init` sets the fields of each. */
  spawn(wanted: number, init: (particle: Particle) => void, emitter: Emitter<Particle> | null = null): void {
    const count = Math.min(Math.round(wanted), this.free)
    for (let i = 0; i < count; i++) {
      const old = this.#all[this.#alive]
      const particle = old ? Object.assign(old, defaultParticle) : { ...defaultParticle }
      this.#all[this.#alive++] = particle
      init(particle)
      particle.emitter = emitter
      if (emitter) emitter.alive++
    }
  }

  /** Moves and ages all particles by these milliseconds. */
  step(ms: number): void {
    const seconds = ms / 1000
    // Backwards, because the last one takes the place of a removed one.
    for (let i = this.#alive - 1; i >= 0; i--) {
      const particle = this.#all[i]!
      particle.age += ms
      if (particle.age >= particle.life) {
        this.#remove(i)
        continue
      }
      particle.speedY += particle.gravity * seconds
      particle.x += particle.speedX * seconds
      particle.y += particle.speedY * seconds
      particle.rotation += particle.spin * seconds
    }
    for (const emitter of this.#emitters) this.spawn(emitter.due(ms), emitter.init, emitter)
  }

  #remove(i: number): void {
    const dead = this.#all[i]!
    if (dead.emitter) dead.emitter.alive--
    const last = --this.#alive
    this.#all[i] = this.#all[last]!
    this.#all[last] = dead
  }
}
