import { GameObjects } from 'phaser'
import { batchOf, type Context, put } from './quad.ts'

/** A picture that lies in nothing, drawn without detours. */
export class Picture extends GameObjects.Image {
  /** Phaser calls it without a `this`. */
  renderWebGL(_renderer: unknown, self: Picture, context: Context): void {
    const { camera } = context
    if (!camera) return
    put(batchOf(context), context, self, camera.getViewMatrix(!context.useCanvas), 1)
  }
}
