import type { Picture } from '../render/picture.ts'
import type { GameScene } from '../scene/scene-base.ts'
import type { PaintedName } from '../texture/painted.ts'

/**
 * A painted picture repeated side by side over the width of the view, such as a ridge. Pictures are drawn along with all the others, where one that
 * repeats by itself would end their batch.
 */
export class Band {
  readonly #scene: GameScene
  readonly #name: PaintedName
  #pictures: Picture[] = []
  readonly #dress: (picture: Picture) => Picture
  #wide = 1

  /** `dress` is done once to each picture that the width takes. */
  constructor(scene: GameScene, name: PaintedName, dress: (picture: Picture) => Picture) {
    this.#scene = scene
    this.#name = name
    this.#dress = dress
  }

  /** What all its pictures are told alike. */
  each(tell: (picture: Picture) => void): this {
    for (const picture of this.#pictures) tell(picture)
    return this
  }

  /** Fills the view from `y` on; one picture is `wide` × `tall` virtual units, of which the upper `seen` are shown. */
  fit(y: number, wide: number, tall: number, seen = tall): this {
    const { width } = this.#scene.view
    const count = Math.ceil(width / wide) + 1
    while (this.#pictures.length < count) this.#pictures.push(this.#dress(this.#scene.painted(this.#name, 1, 1).setOrigin(0)))
    for (const picture of this.#pictures.splice(count)) picture.destroy()
    this.#wide = wide
    for (const picture of this.#pictures) {
      picture.setDisplaySize(wide, tall)
      if (seen < tall) picture.setCrop(0, 0, picture.width, (picture.height * seen) / tall)
    }
    return this.move(y, 0)
  }

  /** `along`: how far it has gone to the left, virtual units. */
  move(y: number, along: number): this {
    const from = -(((along % this.#wide) + this.#wide) % this.#wide)
    for (const [i, picture] of this.#pictures.entries()) picture.setPosition(from + i * this.#wide, y)
    return this
  }
}
