import type { GameObjects } from 'phaser'
import type { Zone } from '../paint/zones.ts'
import { nearDepth } from './air.ts'
import { ParticleBudget } from './budget.ts'
import type { StageScene } from './stage-scene.ts'
import { litParticles } from './tint.ts'

/** What floats in the air (motes, leaves, snow, embers), dust under feet and bursts. All of it together stays within the budget of the pace. */
export class Motes {
  readonly #scene: StageScene
  readonly #budget: ParticleBudget
  readonly #motes: GameObjects.Particles.ParticleEmitter
  readonly #flakes: GameObjects.Particles.ParticleEmitter
  readonly #leaves: GameObjects.Particles.ParticleEmitter
  readonly #embers: GameObjects.Particles.ParticleEmitter
  readonly #dust: GameObjects.Particles.ParticleEmitter
  readonly #burst: GameObjects.Particles.ParticleEmitter
  #width = 600
  #height = 900

  constructor(scene: StageScene) {
    this.#scene = scene
    this.arrange()
    const sparks = scene.services.painted.sparks()
    const inView = {
      type: 'random' as const,
      source: { getRandomPoint: (point: { x: number; y: number }) => this.#somewhere(point) } as never,
    }
    const above = { type: 'random' as const, source: { getRandomPoint: (point: { x: number; y: number }) => this.#above(point) } as never }
    const { particles } = scene.services.pace
    this.#budget = new ParticleBudget(particles)
    const make = (config: object) => this.#budget.count(scene.add.particles(0, 0, sparks, config).setDepth(nearDepth - 2))
    const light = litParticles(scene)
    const count = (most: number) => Math.round(most * particles)
    this.#motes = make({
      frame: 'mote',
      lifespan: { min: 3000, max: 6000 },
      speedX: { min: -8, max: 8 },
      speedY: { min: -16, max: -3 },
      scale: { min: 0.12, max: 0.42 },
      alpha: { onEmit: () => 0, onUpdate: (_: unknown, __: unknown, t: number) => Math.sin(t * Math.PI) * 0.7 },
      ...light,
      frequency: 110,
      maxAliveParticles: Math.max(1, count(50)),
      emitZone: inView,
      advance: 3000,
    })
    this.#flakes = make({
      frame: 'snow',
      lifespan: 9000,
      speedX: { min: -26, max: 14 },
      speedY: { min: 70, max: 130 },
      scale: { min: 0.06, max: 0.24 },
      alpha: { min: 0.5, max: 1 },
      frequency: 80,
      maxAliveParticles: Math.max(1, count(110)),
      emitZone: above,
      emitting: false,
    })
    this.#leaves = make({
      frame: 'leaf',
      lifespan: 14_000,
      speedX: { min: -44, max: -8 },
      speedY: { min: 34, max: 62 },
      scale: { min: 0.14, max: 0.28 },
      rotate: { start: 0, end: 900 },
      alpha: { start: 0.9, end: 0, ease: 'Quart.In' },
      tint: [0x9ac84a, 0xd8b84a, 0xe8925a],
      frequency: 1600,
      maxAliveParticles: Math.max(1, count(9)),
      emitZone: above,
      emitting: false,
    })
    this.#embers = make({
      frame: 'ember',
      lifespan: { min: 2500, max: 5000 },
      speedX: { min: -14, max: 14 },
      speedY: { min: -70, max: -26 },
      scale: { start: 0.26, end: 0.04 },
      alpha: { start: 0.95, end: 0 },
      tint: [0xffc85a, 0xff7a2a],
      ...light,
      frequency: 110,
      emitting: false,
      maxAliveParticles: Math.max(1, count(44)),
      emitZone: inView,
    })
    this.#dust = make({
      frame: 'smoke',
      lifespan: 520,
      speed: { min: 12, max: 46 },
      angle: { min: 190, max: 350 },
      scale: { start: 0.2, end: 0.52 },
      alpha: { start: 0.55, end: 0 },
      tint: 0xfff0d8,
      emitting: false,
    })
    this.#burst = make({
      frame: ['spark', 'star', 'mote'],
      lifespan: { min: 420, max: 760 },
      speed: { min: 60, max: 210 },
      gravityY: 160,
      scale: { start: 0.5, end: 0 },
      alpha: { start: 1, end: 0 },
      rotate: { min: 0, max: 360 },
      tint: [0xffe9a0, 0xffb04a, 0xffffff],
      ...light,
      emitting: false,
    })
    if (particles === 0) this.#motes.stop(true)
  }

  arrange(): void {
    const { width, height } = this.#scene.view
    this.#width = width
    this.#height = height
  }

  tint(now: Omit<Zone, 'sky'>): void {
    if (this.#scene.services.pace.particles === 0) return
    this.#motes.particleTint = now.mote
    // For the new year it snows wherever nothing burns.
    const snow = now.flakes > 0.5 || (now.embers < 0.5 && this.#scene.root.settings.season === 'NEW_YEAR')
    this.#flakes.emitting = snow
    this.#embers.emitting = now.embers > 0.2
    this.#motes.emitting = !snow
    // By day the wind brings leaves along.
    this.#leaves.emitting = !snow && now.stars < 0.5 && now.embers < 0.2
  }

  /** Six puffs under a landing foot. */
  dust(x: number, y: number): void {
    this.#dust.explode(this.#budget.grant(6 * this.#scene.services.pace.particles), x, y)
  }

  burst(x: number, y: number): void {
    this.#burst.explode(this.#budget.grant(24 * this.#scene.services.pace.particles), x, y)
  }

  #somewhere(point: { x: number; y: number }): void {
    point.x = Math.random() * this.#width
    point.y = this.#height * (0.15 + Math.random() * 0.8)
  }

  #above(point: { x: number; y: number }): void {
    point.x = Math.random() * this.#width * 1.1
    point.y = -20
  }
}
