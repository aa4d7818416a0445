import type { GameObjects } from 'phaser'
import type { StageScene } from './stage-scene.ts'

/** What stands around 0/0 and is seen `width` × `height` virtual units wide and high. */
export interface Sheet {
  readonly parts: readonly GameObjects.GameObject[]
  readonly width: number
  readonly height: number
}

/**
 * Pictures and words that keep their places beside each other, drawn as one picture a sheet: a fight shows hundreds of them in every frame. The sheets
 * share a texture, for a graphics card takes only so many at once.
 */
export class Baked {
  readonly images: readonly GameObjects.Image[]
  readonly #paint: () => void

  /** `key` names the texture in its game. It goes with the first of the images. */
  constructor(scene: StageScene, key: string, sheets: readonly Sheet[]) {
    const { pixels } = scene.services.pace
    const widths = sheets.map(({ width }) => Math.ceil(width * pixels))
    const tall = Math.ceil(Math.max(...sheets.map(({ height }) => height)) * pixels)
    const texture = scene.textures.addDynamicTexture(
      key,
      widths.reduce((sum, width) => sum + width, 0),
      tall,
    )
    if (!texture) throw new Error(`There is a picture ${key} already`)
    let left = 0
    const boxes = sheets.map(({ parts }, i) => {
      const wide = widths[i] ?? 0
      const box = scene.add.container(left + wide / 2, tall / 2, [...parts]).setScale(pixels)
      box.removeFromDisplayList()
      texture.add(i, 0, left, 0, wide, tall)
      left += wide
      return box
    })
    this.images = sheets.map((_, i) => scene.add.image(0, 0, key, i).setScale(1 / pixels))
    this.#paint = () => texture.clear().draw(boxes).render()
    // What was drawn into a picture is lost with the graphics card's memory.
    scene.renderer.on('restorewebgl', this.#paint)
    this.images[0]?.once('destroy', () => {
      scene.renderer.off('restorewebgl', this.#paint)
      for (const box of boxes) box.destroy()
      scene.textures.remove(key)
    })
    this.#paint()
  }

  /** Draws anew what has changed in it. */
  paint(): void {
    this.#paint()
  }
}
