import type { Zone } from '../paint/zones.ts'
import { Emitter } from '../particle/emitter.ts'
import { between, fling, oneOf, type Particle } from '../particle/particle.ts'
import { ParticlePool } from '../particle/particle-pool.ts'
import { ParticleRenderer } from '../particle/particle-renderer.ts'
import type { GameScene } from '../scene/scene-base.ts'
import { nearDepth } from './sky.ts'

/** Two and a half turns in the fourteen seconds of a leaf. */
const leafLife = 14_000
const leafSpin = (Math.PI * 5) / (leafLife / 1000)

/** What floats in the air (motes, leaves, snow, embers), dust under feet and bursts. All of it together stays within the budget of the pace. */
export class AmbientParticles {
  readonly #scene: GameScene
  readonly #grains: ParticlePool
  readonly #motes: Emitter<Particle>
  readonly #flakes: Emitter<Particle>
  readonly #leaves: Emitter<Particle>
  readonly #embers: Emitter<Particle>
  #colour = 0xffffff
  #width = 600
  #height = 900

  constructor(scene: GameScene) {
    this.#scene = scene
    this.arrange()
    const { particles } = scene.services.pace
    const stream = (every: number, most: number, dress: (grain: Particle) => void) =>
      new Emitter(every, Math.max(1, Math.round(most * particles)), dress)
    this.#motes = stream(110, 50, (grain) => {
      this.#somewhere(grain)
      grain.life = between(3000, 6000)
      grain.across = between(-8, 8)
      grain.down = between(-16, -3)
      grain.from = grain.to = between(0.12, 0.42)
      grain.fade = 'swell'
      grain.strength = 0.7
      grain.tint = this.#colour
      grain.lit = true
    })
    this.#flakes = stream(80, 110, (grain) => {
      this.#above(grain)
      grain.spark = 'snow'
      grain.life = 9000
      grain.across = between(-26, 14)
      grain.down = between(70, 130)
      grain.from = grain.to = between(0.06, 0.24)
      grain.fade = 'none'
      grain.strength = between(0.5, 1)
    })
    this.#leaves = stream(1600, 9, (grain) => {
      this.#above(grain)
      grain.spark = 'leaf'
      grain.life = leafLife
      grain.across = between(-44, -8)
      grain.down = between(34, 62)
      grain.from = grain.to = between(0.14, 0.28)
      grain.spin = leafSpin
      grain.fade = 'late'
      grain.strength = 0.9
      grain.tint = oneOf([0x9ac84a, 0xd8b84a, 0xe8925a])
    })
    this.#embers = stream(110, 44, (grain) => {
      this.#somewhere(grain)
      grain.spark = 'ember'
      grain.life = between(2500, 5000)
      grain.across = between(-14, 14)
      grain.down = between(-70, -26)
      grain.from = 0.26
      grain.to = 0.04
      grain.strength = 0.95
      grain.tint = oneOf([0xffc85a, 0xff7a2a])
      grain.lit = true
    })
    this.#grains = new ParticlePool(particles, [this.#motes, this.#flakes, this.#leaves, this.#embers])
    new ParticleRenderer(scene, this.#grains, nearDepth - 2)
    // A scene begins with motes in all ages.
    this.#motes.on = true
    for (let passed = 0; passed < 3000; passed += 100) this.#grains.step(100)
  }

  arrange(): void {
    const { width, height } = this.#scene.view
    this.#width = width
    this.#height = height
  }

  tint(now: Omit<Zone, 'sky'>): void {
    this.#paint(now.mote)
    const flying = this.#scene.services.pace.particles > 0
    // For the new year it snows wherever nothing burns.
    const snow = now.flakes > 0.5 || (now.embers < 0.5 && this.#scene.root.preferences.season === 'NEW_YEAR')
    this.#flakes.on = flying && snow
    this.#embers.on = flying && now.embers > 0.2
    this.#motes.on = flying && !snow
    // By day the wind brings leaves along.
    this.#leaves.on = flying && !snow && now.stars < 0.5 && now.embers < 0.2
  }

  /** Six puffs under a landing foot. */
  dust(x: number, y: number): void {
    this.#grains.sow(6 * this.#scene.services.pace.particles, (grain) => {
      grain.spark = 'smoke'
      grain.x = x
      grain.y = y
      fling(grain, between(12, 46), 190, 350)
      grain.life = 520
      grain.from = 0.2
      grain.to = 0.52
      grain.strength = 0.55
      grain.tint = 0xfff0d8
    })
  }

  burst(x: number, y: number): void {
    this.#grains.sow(24 * this.#scene.services.pace.particles, (grain) => {
      grain.spark = oneOf(['spark', 'star', 'mote'])
      grain.x = x
      grain.y = y
      fling(grain, between(60, 210))
      grain.pull = 160
      grain.life = between(420, 760)
      grain.from = 0.5
      grain.to = 0
      grain.turn = between(0, Math.PI * 2)
      grain.tint = oneOf([0xffe9a0, 0xffb04a, 0xffffff])
      grain.lit = true
    })
  }

  /** Gives the motes a colour, those that float already too. */
  #paint(colour: number): void {
    if (this.#colour === colour) return
    this.#colour = colour
    for (let i = 0; i < this.#grains.alive; i++) {
      const grain = this.#grains.at(i)
      if (grain.stream === this.#motes) grain.tint = colour
    }
  }

  #somewhere(grain: Particle): void {
    grain.x = Math.random() * this.#width
    grain.y = this.#height * (0.15 + Math.random() * 0.8)
  }

  #above(grain: Particle): void {
    grain.x = Math.random() * this.#width * 1.1
    grain.y = -20
  }
}
