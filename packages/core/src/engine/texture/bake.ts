import type { LayerPart } from '../render/layer.ts'
import type { Picture } from '../render/picture.ts'
import type { GameScene } from '../scene/scene-base.ts'

/** What stands around 0/0 and is seen `width` × `height` virtual units wide and high. */
export interface Sheet {
  readonly parts: readonly LayerPart[]
  readonly width: number
  readonly height: number
}

/** A sheet's picture, and how it is drawn anew when something on it has changed. */
export interface Baked {
  readonly image: Picture
  readonly paint: () => void
}

/**
 * Pictures and words that keep their places beside each other, drawn as one picture: a fight shows hundreds of them in every frame. `frame` names it in its
 * game. All of it goes with the picture.
 */
export function bake(scene: GameScene, frame: string, { parts, width, height }: Sheet): Baked {
  const { easel, pace } = scene.services
  const { pixels } = pace
  const place = easel.take(Math.ceil(width * pixels), Math.ceil(height * pixels))
  const { texture, slot } = place
  const box = scene
    .board(parts)
    .setPosition(slot.x + slot.width / 2, slot.y + slot.height / 2)
    .setScale(pixels)
  box.removeFromDisplayList()
  texture.add(frame, 0, slot.x, slot.y, slot.width, slot.height)
  const paint = () => {
    texture.clear(slot.x, slot.y, slot.width, slot.height).draw(box).render()
  }
  const image = scene.image({ texture: texture.key, frame }).setScale(1 / pixels)
  // What was drawn into a picture is lost with the graphics card's memory.
  scene.renderer.on('restorewebgl', paint)
  image.once('destroy', () => {
    scene.renderer.off('restorewebgl', paint)
    box.destroy()
    texture.remove(frame)
    easel.give(place)
  })
  paint()
  return { image, paint }
}
