import { GameObjects, type Scene } from 'phaser'
import { type Camera, type CanvasRenderer, onCanvas, paint, viewOf } from './canvas.ts'
import { type Matrix, transform } from './matrix.ts'
import { batchOf, type Drawable, type DrawingContext, isSeen, put } from './quad.ts'

export type LayerPart = Drawable | Layer
/** Draws a picture through the matrix and the alpha of its layer. */
type DrawPart = (part: Drawable, from: Readonly<Matrix>, alpha: number) => void

/** A container of pictures, texts and layers only, drawn in our own way. */
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
    const batch = batchOf(context)
    self.#draw((part, from, alpha) => put(batch, context, part, from, alpha), camera.getViewMatrix(!context.useCanvas), 1)
  }

  /** Phaser calls it without a `this`. */
  renderCanvas(renderer: CanvasRenderer, self: Layer, camera: Camera): void {
    camera.addToRenderList(self)
    onCanvas(renderer, (context) => self.#draw((part, from, alpha) => paint(context, part, from, alpha), viewOf(camera), 1))
  }

  #draw(draw: DrawPart, from: Readonly<Matrix>, alpha: number): void {
    const own = this.#matrix
    transform(own, from, this.x, this.y, this.rotation, this.scaleX, this.scaleY)
    const full = alpha * this.alpha
    for (const part of this.list as LayerPart[]) {
      if (!isSeen(part)) continue
      if (part instanceof Layer) part.#draw(draw, own, full)
      else draw(part, own, full)
    }
  }
}
