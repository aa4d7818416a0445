import type { Zone } from '../paint/zones.ts'
import { Emitter } from '../particle/emitter.ts'
import { between, oneOf, type Particle, setDirection } from '../particle/particle.ts'
import { ParticlePool } from '../particle/particle-pool.ts'
import { ParticleRenderer } from '../particle/particle-renderer.ts'
import type { GameScene } from '../scene/scene-base.ts'
import { nearDepth } from './sky.ts'

/** Two and a half turns in the fourteen seconds of a leaf. */
const leafLife = 14_000
const leafSpin = (Math.PI * 5) / (leafLife / 1000)

/** Ambient particles (specks, leaves, snow, embers), dust under feet, and bursts. All of them share the particle budget of the quality. */
export class AmbientParticles {
  readonly #scene: GameScene
  readonly #pool: ParticlePool
  readonly #specks: Emitter<Particle>
  readonly #flakes: Emitter<Particle>
  readonly #leaves: Emitter<Particle>
  readonly #embers: Emitter<Particle>
  #colour = 0xffffff
  #width = 600
  #height = 900

  constructor(scene: GameScene) {
    this.#scene = scene
    this.arrange()
    const { particles } = scene.engine.quality
    const emitter = (every: number, most: number, init: (particle: Particle) => void) =>
      new Emitter(every, Math.max(1, Math.round(most * particles)), init)
    this.#specks = emitter(110, 50, (particle) => {
      this.#somewhere(particle)
      particle.life = between(3000, 6000)
      particle.speedX = between(-8, 8)
      particle.speedY = between(-16, -3)
      particle.scaleFrom = particle.scaleTo = between(0.12, 0.42)
      particle.fade = 'swell'
      particle.opacity = 0.7
      particle.tint = this.#colour
      particle.lit = true
    })
    this.#flakes = emitter(80, 110, (particle) => {
      this.#above(particle)
      particle.spark = 'snow'
      particle.life = 9000
      particle.speedX = between(-26, 14)
      particle.speedY = between(70, 130)
      particle.scaleFrom = particle.scaleTo = between(0.06, 0.24)
      particle.fade = 'none'
      particle.opacity = between(0.5, 1)
    })
    this.#leaves = emitter(1600, 9, (particle) => {
      this.#above(particle)
      particle.spark = 'leaf'
      particle.life = leafLife
      particle.speedX = between(-44, -8)
      particle.speedY = between(34, 62)
      particle.scaleFrom = particle.scaleTo = between(0.14, 0.28)
      particle.spin = leafSpin
      particle.fade = 'atEnd'
      particle.opacity = 0.9
      particle.tint = oneOf([0x9ac84a, 0xd8b84a, 0xe8925a])
    })
    this.#embers = emitter(110, 44, (particle) => {
      this.#somewhere(particle)
      particle.spark = 'ember'
      particle.life = between(2500, 5000)
      particle.speedX = between(-14, 14)
      particle.speedY = between(-70, -26)
      particle.scaleFrom = 0.26
      particle.scaleTo = 0.04
      particle.opacity = 0.95
      particle.tint = oneOf([0xffc85a, 0xff7a2a])
      particle.lit = true
    })
    this.#pool = new ParticlePool(particles, [this.#specks, this.#flakes, this.#leaves, this.#embers])
    new ParticleRenderer(scene, this.#pool, nearDepth - 2)
    // A scene begins with specks of all ages.
    this.#specks.on = true
    for (let passed = 0; passed < 3000; passed += 100) this.#pool.step(100)
  }

  arrange(): void {
    const { width, height } = this.#scene.view
    this.#width = width
    this.#height = height
  }

  tint(now: Omit<Zone, 'sky'>): void {
    this.#setSpeckColour(now.speck)
    const visible = this.#scene.engine.quality.particles > 0
    // For the new year it snows everywhere but in the hell zone.
    const snow = now.flakes > 0.5 || (now.embers < 0.5 && this.#scene.services.preferences.season === 'NEW_YEAR')
    this.#flakes.on = visible && snow
    this.#embers.on = visible && now.embers > 0.2
    this.#specks.on = visible && !snow
    // Leaves fly by day only.
    this.#leaves.on = visible && !snow && now.stars < 0.5 && now.embers < 0.2
  }

  /** Dust under a landing foot. */
  dust(x: number, y: number): void {
    this.#pool.spawn(6 * this.#scene.engine.quality.particles, (particle) => {
      particle.spark = 'smoke'
      particle.x = x
      particle.y = y
      setDirection(particle, between(12, 46), 190, 350)
      particle.life = 520
      particle.scaleFrom = 0.2
      particle.scaleTo = 0.52
      particle.opacity = 0.55
      particle.tint = 0xfff0d8
    })
  }

  burst(x: number, y: number): void {
    this.#pool.spawn(24 * this.#scene.engine.quality.particles, (particle) => {
      particle.spark = oneOf(['spark', 'star', 'speck'])
      particle.x = x
      particle.y = y
      setDirection(particle, between(60, 210))
      particle.gravity = 160
      particle.life = between(420, 760)
      particle.scaleFrom = 0.5
      particle.scaleTo = 0
      particle.rotation = between(0, Math.PI * 2)
      particle.tint = oneOf([0xffe9a0, 0xffb04a, 0xffffff])
      particle.lit = true
    })
  }

  /** Gives the specks a colour, also those that are alive. */
  #setSpeckColour(colour: number): void {
    if (this.#colour === colour) return
    this.#colour = colour
    for (let i = 0; i < this.#pool.alive; i++) {
      const particle = this.#pool.at(i)
      if (particle.emitter === this.#specks) particle.tint = colour
    }
  }

  #somewhere(particle: Particle): void {
    particle.x = Math.random() * this.#width
    particle.y = this.#height * (0.15 + Math.random() * 0.8)
  }

  #above(particle: Particle): void {
    particle.x = Math.random() * this.#width * 1.1
    particle.y = -20
  }
}
