/** Whose particles are counted. */
interface Emitter {
  getAliveParticleCount(): number
}

/** How many particles may be alive at once in a scene on quality STANDARD; other qualities get their share of it. */
const MOST = 220

/** Counts the particles of a scene, so that many things at once can't make it slow. */
export class ParticleBudget {
  readonly #most: number
  readonly #emitters: Emitter[] = []

  /** `share`: what the quality affords, 1 on STANDARD. */
  constructor(share: number) {
    this.#most = Math.round(MOST * share)
  }

  /** Counts what this emitter lets out from now on. */
  count<T extends Emitter>(emitter: T): T {
    this.#emitters.push(emitter)
    return emitter
  }

  /** How many of the wanted particles may still come. */
  grant(wanted: number): number {
    const alive = this.#emitters.reduce((sum, emitter) => sum + emitter.getAliveParticleCount(), 0)
    return Math.max(0, Math.min(Math.round(wanted), this.#most - alive))
  }
}
