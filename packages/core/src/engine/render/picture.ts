import { GameObjects, type Scene, type Textures } from 'phaser'
import { type Camera, type CanvasRenderer, onCanvas, paint, viewOf } from './canvas.ts'
import { batchOf, type DrawingContext, put } from './quad.ts'
import { TintMode } from './tint.ts'

/** A picture outside of any layer, drawn in our own way. */
export class Picture extends GameObjects.Image {
  constructor(scene: Scene, x: number, y: number, texture: string | Textures.Texture, frame?: string | number) {
    super(scene, x, y, texture, frame)
    // Phaser keeps defaults on its prototypes: pictures would get their fields in the order in which they are set, and JavaScript engines are slow
    // with many hidden classes.
    this.setScale(1).setRotation(0).setAlpha(1).setVisible(true).setFlip(false, false).setDepth(0)
    this.setTint(0xffffff).setTintMode(TintMode.MULTIPLY).setCrop()
  }

  /** Phaser calls it without a `this`. */
  renderWebGL(_renderer: unknown, self: Picture, context: DrawingContext): void {
    const { camera } = context
    if (!camera) return
    put(batchOf(context), context, self, camera.getViewMatrix(!context.useCanvas), 1)
  }

  /** Phaser calls it without a `this`. */
  renderCanvas(renderer: CanvasRenderer, self: Picture, camera: Camera): void {
    camera.addToRenderList(self)
    onCanvas(renderer, (context) => paint(context, self, viewOf(camera), 1))
  }
}
