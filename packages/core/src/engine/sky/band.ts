import type { Picture } from '../render/picture.ts'
import type { GameScene } from '../scene/scene-base.ts'
import type { ProceduralTextureName } from '../texture/procedural-textures.ts'

/**
 * A procedural texture repeated side by side over the width of the view, such as a ridge. Plain pictures are drawn in the same batch as all others,
 * which a tile sprite would end.
 */
export class Band {
  readonly #scene: GameScene
  readonly #name: ProceduralTextureName
  #pictures: Picture[] = []
  readonly #init: (picture: Picture) => Picture
  #wide = 1

  /** `init` is called once for each picture that the width needs. */
  constructor(scene: GameScene, name: ProceduralTextureName, init: (picture: Picture) => Picture) {
    this.#scene = scene
    this.#name = name
    this.#init = init
  }

  /** Applies a change to all its pictures. */
  each(change: (picture: Picture) => void): this {
    for (const picture of this.#pictures) change(picture)
    return this
  }

  /** Fills the width from `y` on. One picture is `wide` × `tall` virtual units, of which the upper `seen` are shown. */
  fit(y: number, wide: number, tall: number, seen = tall): this {
    const { width } = this.#scene.view
    const count = Math.ceil(width / wide) + 1
    while (this.#pictures.length < count) this.#pictures.push(this.#init(this.#scene.procedural(this.#name, 1, 1).setOrigin(0)))
    for (const picture of this.#pictures.splice(count)) picture.destroy()
    this.#wide = wide
    for (const picture of this.#pictures) {
      picture.setDisplaySize(wide, tall)
      if (seen < tall) picture.setCrop(0, 0, picture.width, (picture.height * seen) / tall)
    }
    return this.move(y, 0)
  }

  /** `along`: how far it has moved to the left, in virtual units. */
  move(y: number, along: number): this {
    const from = -(((along % this.#wide) + this.#wide) % this.#wide)
    for (const [i, picture] of this.#pictures.entries()) picture.setPosition(from + i * this.#wide, y)
    return this
  }
}
