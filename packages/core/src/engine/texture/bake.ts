import { forgetPixels } from '../render/canvas-tint.ts'
import type { LayerPart } from '../render/layer.ts'
import type { Picture } from '../render/picture.ts'
import type { GameScene } from '../scene/scene-base.ts'

/** What a bitmap shows: parts placed around 0/0, and its size in virtual units. */
export interface BitmapSource {
  readonly parts: readonly LayerPart[]
  readonly width: number
  readonly height: number
}

/** Parts drawn into one picture; `paint` draws it again when a part has changed. */
export interface BitmapLayer {
  readonly image: Picture
  readonly paint: () => void
}

/**
 * Draws pictures and texts that do not move against each other into one picture: a fight shows hundreds of them in every frame. `frame` names it in
 * its game. Destroying the picture frees everything.
 */
export function bake(scene: GameScene, frame: string, { parts, width, height }: BitmapSource): BitmapLayer {
  const { dynamicAtlas, quality } = scene.engine
  const { pixels } = quality
  const area = dynamicAtlas.allocate(Math.ceil(width * pixels), Math.ceil(height * pixels))
  const { texture, rect } = area
  const box = scene
    .layer(parts)
    .setPosition(rect.x + rect.width / 2, rect.y + rect.height / 2)
    .setScale(pixels)
  box.removeFromDisplayList()
  texture.add(frame, 0, rect.x, rect.y, rect.width, rect.height)
  const paint = () => {
    texture.clear(rect.x, rect.y, rect.width, rect.height).draw(box).render()
    forgetPixels(texture.get(frame))
    scene.engine.redraw()
  }
  const image = scene.image({ texture: texture.key, frame }).setScale(1 / pixels)
  // A lost WebGL context loses what was drawn into textures.
  scene.renderer.on('restorewebgl', paint)
  image.once('destroy', () => {
    scene.renderer.off('restorewebgl', paint)
    box.destroy()
    texture.remove(frame)
    dynamicAtlas.free(area)
  })
  paint()
  return { image, paint }
}
