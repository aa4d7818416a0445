import { GameObjects, type Scene } from 'phaser'
import { type Batch, batchOf, type Drawable, type DrawingContext, isSeen, type Matrix, put, transform } from './quad.ts'

export type LayerPart = Drawable | Layer

/** A container of pictures, texts and layers only, put directly into Phaser's batch. */
export class Layer extends GameObjects.Container {
  readonly #matrix: Matrix = { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 }

  constructor(scene: Scene, parts: LayerPart[]) {
    super(scene, 0, 0, parts)
    // One hidden class for all of them, as for pictures.
    this.setScale(1).setRotation(0).setAlpha(1).setVisible(true).setDepth(0)
  }

  /** Phaser calls it without a `this`. */
  renderWebGL(_renderer: unknown, self: Layer, context: DrawingContext): void {
    const { camera } = context
    if (!camera) return
    // Phaser looks for what was pressed among what the camera has drawn.
    camera.addToRenderList(self)
    self.#draw(batchOf(context), context, camera.getViewMatrix(!context.useCanvas), 1)
  }

  #draw(batch: Batch, context: DrawingContext, from: Readonly<Matrix>, alpha: number): void {
    const own = this.#matrix
    transform(own, from, this.x, this.y, this.rotation, this.scaleX, this.scaleY)
    const full = alpha * this.alpha
    for (const part of this.list as LayerPart[]) {
      if (!isSeen(part)) continue
      if (part instanceof Layer) part.#draw(batch, context, own, full)
      else put(batch, context, part, own, full)
    }
  }
}
