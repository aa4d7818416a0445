import { GameObjects, type Renderer } from 'phaser'
import { cell, type SparkName, sparkNames } from '../paint/sparks.ts'
import { type Camera, type CanvasRenderer, onCanvas, paintParticle, viewOf } from '../render/canvas.ts'
import { tinted } from '../render/canvas-tint.ts'
import { batchOf, type DrawingContext, type FrameCut, putParticle } from '../render/quad.ts'
import { TintMode } from '../render/tint.ts'
import type { GameScene } from '../scene/scene-base.ts'
import { alphaOf, scaleOf } from './particle.ts'
import type { ParticlePool } from './particle-pool.ts'

/** The longest step in milliseconds: after a hidden page, particles must neither jump nor appear by the hundred. */
const longest = 250

/** Moves and draws all particles of one depth. */
export class ParticleRenderer extends GameObjects.Image {
  readonly #particles: ParticlePool
  readonly #cuts: Record<SparkName, FrameCut>

  constructor(scene: GameScene, particles: ParticlePool, depth: number) {
    super(scene, 0, 0, scene.engine.textures.sparksKey())
    this.#particles = particles
    this.#cuts = Object.fromEntries(sparkNames.map((name) => [name, this.texture.get(name)])) as never
    this.setDepth(depth)
    scene.add.existing(this)
  }

  /** How many particles are alive. */
  get alive(): number {
    return this.#particles.alive
  }

  /** Phaser calls it before each frame of an active scene. */
  preUpdate(_time: number, ms: number): void {
    this.#particles.step(Math.min(ms, longest))
  }

  /** Phaser calls it without a `this`. */
  renderWebGL(_renderer: unknown, self: ParticleRenderer, context: DrawingContext): void {
    const { camera } = context
    const particles = self.#particles
    if (!camera || particles.alive === 0) return
    const cuts = self.#cuts
    const batch = batchOf(context)
    const texture = self.frame.source.glTexture as Renderer.WebGL.Wrappers.WebGLTextureWrapper
    const view = camera.getViewMatrix(!context.useCanvas)
    for (let i = 0; i < particles.alive; i++) {
      const particle = particles.at(i)
      const mode = particle.lit ? TintMode.LIGHT : TintMode.MULTIPLY
      putParticle(batch, context, texture, cuts[particle.spark], view, particle, cell * scaleOf(particle), mode, alphaOf(particle))
    }
  }

  /** Phaser calls it without a `this`. */
  renderCanvas(renderer: CanvasRenderer, self: ParticleRenderer, camera: Camera): void {
    const particles = self.#particles
    const view = viewOf(camera)
    onCanvas(renderer, (context) => {
      for (let i = 0; i < particles.alive; i++) {
        const particle = particles.at(i)
        const pixels = tinted(self.texture.get(particle.spark), TintMode.MULTIPLY, particle.tint, particle.tint)
        paintParticle(context, pixels, cell, view, particle, cell * scaleOf(particle), alphaOf(particle))
      }
    })
  }
}
