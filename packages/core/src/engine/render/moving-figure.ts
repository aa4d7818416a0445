import type { MovingParts } from '@skystair/contract'
import type { GameScene } from '../scene/scene-base.ts'
import { cutParts, type PartName, stretchAt } from './cut-parts.ts'
import type { Picture } from './picture.ts'

/**
 * Moves parts of a picture: they are cut out of the same frame and stretched from where they meet the rest, so it takes a few more rectangles of the same
 * texture, and neither another picture nor a filter.
 */
export class MovingFigure {
  /** Shown before the picture, in the same layer. */
  readonly parts: readonly Picture[]
  readonly #figure: Picture
  readonly #names: readonly PartName[]
  readonly #moves: MovingParts
  /** The frame that the parts were cut from; null while nothing moves. */
  #frame: Picture['frame'] | null = null

  constructor(scene: GameScene, figure: Picture, moves: MovingParts) {
    this.#figure = figure
    this.#moves = moves
    const { parts } = cutParts(moves, 100, 100)
    this.#names = parts.map(({ name }) => name)
    this.parts = parts.map(() => scene.image({ texture: figure.texture.key, frame: figure.frame.name }).setVisible(false))
  }

  update(time: number): void {
    const figure = this.#figure
    if (this.#frame !== figure.frame) this.#cut()
    const { width, height } = figure.frame
    this.parts.forEach((part, i) => {
      const { x, y } = stretchAt[this.#names[i]!](time)
      part
        .setPosition(
          figure.x + (part.originX - figure.originX) * width * figure.scaleX,
          figure.y + (part.originY - figure.originY) * height * figure.scaleY,
        )
        .setScale(figure.scaleX * x, figure.scaleY * y)
        .setAlpha(figure.alpha)
    })
  }

  /** Shows the whole picture again, at rest. */
  rest(): void {
    if (!this.#frame) return
    this.#frame = null
    this.#figure.setCrop()
    for (const part of this.parts) part.setVisible(false)
  }

  /** The picture has another frame once its atlas is loaded. */
  #cut(): void {
    const { frame } = this.#figure
    this.#frame = frame
    const { rest, parts } = cutParts(this.#moves, frame.width, frame.height)
    this.#figure.setCrop(rest.x, rest.y, rest.width, rest.height)
    parts.forEach(({ x, y, width, height, seam }, i) => {
      this.parts[i]!.setTexture(this.#figure.texture.key, frame.name)
        .setOrigin(seam.x / frame.width, seam.y / frame.height)
        .setCrop(x, y, width, height)
        .setVisible(true)
    })
  }
}
