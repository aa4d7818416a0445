import type { SparkName } from '../../../engine/paint/sparks.ts'
import { between, oneOf, setDirection } from '../../../engine/particle/particle.ts'
import { ParticlePool } from '../../../engine/particle/particle-pool.ts'
import { ParticleRenderer } from '../../../engine/particle/particle-renderer.ts'
import { figures } from '../../../engine/render/figures.ts'
import { lit } from '../../../engine/render/lit.ts'
import type { Picture } from '../../../engine/render/picture.ts'
import type { GameScene } from '../../../engine/scene/scene-base.ts'
import { fonts } from '../../../engine/scene/scene-base.ts'

const depth = 700
const wound = { font: fonts.title, weight: 'normal', stroke: '#6a1206', thick: 7, shadow: { fall: 3, soft: 6 } } as const

/** How particles are emitted. */
interface Spray {
  readonly speed: readonly [number, number]
  readonly life: number
  readonly scale: readonly [number, number]
  readonly tint: readonly [number, ...number[]]
  readonly rise?: boolean
  readonly along?: boolean
  readonly spread?: number
}

/** Short effects of a fight: particles, rings, lights, numbers. All particles of a fight share one budget. */
export class Bursts {
  readonly #scene: GameScene
  readonly #pool: ParticlePool

  constructor(scene: GameScene) {
    this.#scene = scene
    this.#pool = new ParticlePool(scene.engine.quality.particles)
    new ParticleRenderer(scene, this.#pool, depth)
  }

  /** Shards and a ring where a hit lands. */
  impact(x: number, y: number, colour: number, strength: number): void {
    const count = Math.round((22 + 24 * strength) * this.#scene.engine.quality.particles)
    this.#emit('shard', x, y, count, {
      speed: [90, 240 + 160 * strength],
      life: 280,
      scale: [0.7, 0.1],
      tint: [0xffffff, colour],
      along: true,
    })
    this.#emit('speck', x, y, Math.round(count * 0.7), { speed: [30, 170], life: 520, scale: [0.42, 0], tint: [colour, 0xffe9a0] })
    this.ring(x, y, colour, 120 + 60 * strength, 340)
    this.light(x, y, colour, 220 + 120 * strength, 260)
  }

  /** An expanding ring. */
  ring(x: number, y: number, colour: number, size: number, ms: number, flat = 1): void {
    const ring = this.#spark('ring', x, y, colour).setDisplaySize(20, 20 * flat)
    const full = size / ring.frame.realWidth
    this.#scene.tweens.add({
      targets: ring,
      scaleX: full,
      scaleY: full * flat,
      alpha: 0,
      duration: ms,
      ease: 'Expo.Out',
      onComplete: () => ring.destroy(),
    })
  }

  /** A light that fades out. */
  light(x: number, y: number, colour: number, size: number, ms: number): void {
    const light = this.#scene.glow(colour, size, 0.9).setPosition(x, y).setDepth(depth)
    this.#scene.tweens.add({ targets: light, alpha: 0, duration: ms, ease: 'Quad.Out', onComplete: () => light.destroy() })
  }

  /** Sparks around a card that is turned over. */
  scatter(x: number, y: number, colour: number): void {
    this.#emit('spark', x, y, 18 * this.#scene.engine.quality.particles, {
      speed: [60, 170],
      life: 420,
      scale: [0.4, 0.05],
      tint: [colour, 0xffe9a0],
      along: true,
      spread: 40,
    })
  }

  /** Embers rising from a creature that dies. */
  embers(x: number, y: number, colour: number): void {
    this.#emit('ember', x, y, Math.round(24 * this.#scene.engine.quality.particles), {
      speed: [20, 90],
      life: 900,
      scale: [0.4, 0.05],
      tint: [colour, 0xff9a4a],
      rise: true,
      spread: 40,
    })
    this.#emit('smoke', x, y, Math.round(8 * this.#scene.engine.quality.particles), {
      speed: [8, 40],
      life: 900,
      scale: [0.5, 1.1],
      tint: [0x2a1c34],
      rise: true,
      spread: 30,
    })
  }

  /** Particles rising around a creature that is healed or affected. */
  rising(x: number, y: number, spark: SparkName, colour: number, count = 12): void {
    this.ring(x, y + 50, colour, 190, 600, 0.4)
    this.#emit(spark, x, y + 40, Math.round(count * this.#scene.engine.quality.particles), {
      speed: [30, 110],
      life: 800,
      scale: [0.3, 0.12],
      tint: [colour, 0xffffff],
      rise: true,
      spread: 46,
    })
  }

  /** One particle of a lasting effect. */
  sign(x: number, y: number, spark: SparkName, colour: number): void {
    if (this.#scene.engine.quality.particles > 0)
      this.#emit(spark, x, y, 1, { speed: [16, 44], life: 900, scale: [0.36, 0.1], tint: [colour], rise: true, spread: 36 })
  }

  /** A number that pops up and rises. */
  number(text: string, x: number, y: number, colour: string, size: number): void {
    const scene = this.#scene
    const label = figures(scene, text, size, { ...wound, colour })
      .setPosition(x, y)
      .setDepth(depth + 20)
      .setRotation(-0.08)
    const full = label.scale
    scene.tweens.add({ targets: label, scale: { from: full * 1.5, to: full }, duration: 120, ease: 'Quad.Out' })
    scene.tweens.add({ targets: label, y: y - 46, duration: 700, ease: 'Cubic.Out' })
    scene.tweens.add({ targets: label, alpha: 0, delay: 480, duration: 320, onComplete: () => label.destroy() })
  }

  /** Shows a sentence in the middle of the view for as long as a person needs to read it. */
  caption(text: string, factor: number): void {
    const scene = this.#scene
    const { width, height } = scene.view
    const label = figures(scene, text, 30, { ...wound, colour: '#ffd24a' })
      .setPosition(width / 2, height / 2)
      .setDepth(depth + 30)
    const full = Math.min(1, (Math.min(width, 600) - 24) / label.displayWidth) * label.scale
    scene.tweens.add({ targets: label, scale: { from: full * (scene.still ? 1 : 1.6), to: full }, duration: 180, ease: 'Quad.Out' })
    scene.tweens.add({ targets: label, alpha: 0, delay: 1200 * factor, duration: 300, onComplete: () => label.destroy() })
  }

  /** A projectile along a curve, with a trail of lights. Resolves when it arrives. */
  throw(from: { x: number; y: number }, to: { x: number; y: number }, spark: SparkName, colour: number, ms: number): Promise<void> {
    const scene = this.#scene
    const head = this.#spark(spark, from.x, from.y, colour).setDisplaySize(46, 46)
    const light = scene.glow(colour, 110, 0.85).setDepth(depth)
    const bend = (to.x - from.x) * 0.1 + (from.x < 300 ? -46 : 46)
    const at = (t: number) => ({
      x: from.x + (to.x - from.x) * t + bend * Math.sin(t * Math.PI),
      y: from.y + (to.y - from.y) * t - 30 * Math.sin(t * Math.PI),
    })
    let emitted = 0
    const trail: Spray = { speed: [0, 26], life: 360, scale: [0.6, 0], tint: [colour] }
    return new Promise((resolve) => {
      scene.tweens.addCounter({
        from: 0,
        to: 1,
        duration: ms,
        ease: 'Quad.In',
        onUpdate: (tween) => {
          const t = tween.getValue() ?? 1
          const { x, y } = at(t)
          const ahead = at(Math.min(1, t + 0.02))
          head.setPosition(x, y).setRotation(Math.atan2(ahead.y - y, ahead.x - x))
          light.setPosition(x, y)
          for (; emitted < t * 18 * scene.engine.quality.particles; emitted++) this.#emit('speck', x, y, 1, trail)
        },
        onComplete: () => {
          head.destroy()
          light.destroy()
          resolve()
        },
      })
    })
  }

  #spark(name: SparkName, x: number, y: number, colour: number): Picture {
    return lit(this.#scene.spark(name).setPosition(x, y))
      .setTint(colour)
      .setDepth(depth + 1)
  }

  #emit(name: SparkName, x: number, y: number, count: number, how: Spray): void {
    const spread = how.spread ?? 4
    this.#pool.spawn(count, (particle) => {
      particle.spark = name
      particle.x = x + between(-spread, spread)
      particle.y = y + between(-spread / 2, spread / 2)
      setDirection(particle, between(...how.speed), how.rise ? 250 : 0, how.rise ? 290 : 360)
      if (how.along) particle.rotation = Math.atan2(particle.speedY, particle.speedX)
      particle.life = between(how.life * 0.7, how.life)
      particle.scaleFrom = how.scale[0]
      particle.scaleTo = how.scale[1]
      particle.tint = oneOf(how.tint)
      particle.lit = name !== 'smoke'
    })
  }
}
