import { GameObjects, type Scene, type Textures } from 'phaser'
import { batchOf, type Context, put } from './quad.ts'
import { TintMode } from './tint.ts'

/** A picture that lies in nothing, drawn without detours. */
export class Picture extends GameObjects.Image {
  constructor(scene: Scene, x: number, y: number, texture: string | Textures.Texture, frame?: string | number) {
    super(scene, x, y, texture, frame)
    // Phaser keeps defaults on its prototypes: pictures would get fields in whatever order they are set, and engines read what has many shapes slowly.
    this.setScale(1).setRotation(0).setAlpha(1).setVisible(true).setFlip(false, false).setDepth(0)
    this.setTint(0xffffff).setTintMode(TintMode.MULTIPLY).setCrop()
  }

  /** Phaser calls it without a `this`. */
  renderWebGL(_renderer: unknown, self: Picture, context: Context): void {
    const { camera } = context
    if (!camera) return
    put(batchOf(context), context, self, camera.getViewMatrix(!context.useCanvas), 1)
  }
}
