import type { GameObjects } from 'phaser'
import type { StageScene } from './stage-scene.ts'

/** Pictures and words that keep their places beside each other, drawn as one picture: a fight shows hundreds of them in every frame. */
export class Baked {
  readonly image: GameObjects.Image
  readonly #paint: () => void

  /** `parts` stand around 0/0 and are seen `width` × `height` virtual units wide and high. `key` names the picture in its game. */
  constructor(scene: StageScene, key: string, parts: readonly GameObjects.GameObject[], width: number, height: number) {
    const { pixels } = scene.services.pace
    const texture = scene.textures.addDynamicTexture(key, Math.ceil(width * pixels), Math.ceil(height * pixels))
    if (!texture) throw new Error(`There is a picture ${key} already`)
    const box = scene.add.container(texture.width / 2, texture.height / 2, [...parts]).setScale(pixels)
    box.removeFromDisplayList()
    this.image = scene.add.image(0, 0, key).setScale(1 / pixels)
    this.#paint = () => texture.clear().draw(box).render()
    // What was drawn into a picture is lost with the graphics card's memory.
    scene.renderer.on('restorewebgl', this.#paint)
    this.image.once('destroy', () => {
      scene.renderer.off('restorewebgl', this.#paint)
      box.destroy()
      scene.textures.remove(key)
    })
    this.#paint()
  }

  /** Draws anew what has changed in it. */
  paint(): void {
    this.#paint()
  }
}
