import { GameObjects, type Renderer } from 'phaser'
import { cell, type SparkName, sparkNames } from '../paint/sparks.ts'
import { batchOf, type Context, type Cut, putGrain } from '../render/quad.ts'
import { TintMode } from '../render/tint.ts'
import type { GameScene } from '../scene/scene-base.ts'
import { alphaOf, scaleOf } from './particle.ts'
import type { ParticlePool } from './particle-pool.ts'

/** A step is never longer: grains are not to leap, nor to come by the hundred, after a page was hidden. */
const longest = 250

/** All grains of one depth, moved and drawn in one go. */
export class ParticleRenderer extends GameObjects.Image {
  readonly #grains: ParticlePool
  readonly #cuts: Record<SparkName, Cut>

  constructor(scene: GameScene, grains: ParticlePool, depth: number) {
    super(scene, 0, 0, scene.services.painted.sparks())
    this.#grains = grains
    this.#cuts = Object.fromEntries(sparkNames.map((name) => [name, this.texture.get(name)])) as never
    this.setDepth(depth)
    scene.add.existing(this)
  }

  /** Phaser calls it before each frame of a scene that runs. */
  preUpdate(_time: number, ms: number): void {
    this.#grains.step(Math.min(ms, longest))
  }

  /** Phaser calls it without a `this`. */
  renderWebGL(_renderer: unknown, self: ParticleRenderer, context: Context): void {
    const { camera } = context
    const grains = self.#grains
    if (!camera || grains.alive === 0) return
    const cuts = self.#cuts
    const batch = batchOf(context)
    const texture = self.frame.source.glTexture as Renderer.WebGL.Wrappers.WebGLTextureWrapper
    const view = camera.getViewMatrix(!context.useCanvas)
    for (let i = 0; i < grains.alive; i++) {
      const grain = grains.at(i)
      const mode = grain.lit ? TintMode.LIGHT : TintMode.MULTIPLY
      putGrain(batch, context, texture, cuts[grain.spark], view, grain, cell * scaleOf(grain), mode, alphaOf(grain))
    }
  }

  /** Where there is no WebGL, nothing flies about: those machines have enough to do, and nothing is told by it alone. */
  renderCanvas(): void {}
}
