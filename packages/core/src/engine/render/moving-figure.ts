import type { MovingParts } from '@skystair/contract'
import type { GameScene } from '../scene/scene-base.ts'
import { cutParts, motionAt, type PartName } from './cut-parts.ts'
import { cutLids, type Lid, lineAt, openAt } from './lids.ts'
import type { Picture } from './picture.ts'

/**
 * Moves parts of a picture: they are cut out of the same frame and stretched or turned where they meet the rest, so it takes a few more rectangles of the
 * same texture, and neither another picture nor a filter. Eyes need theirs only while they blink.
 */
export class MovingFigure {
  /** Shown before the picture, in the same layer. */
  readonly parts: readonly Picture[]
  /** Shown after it: for each eye the skin that covers it, then the eye itself. */
  readonly lids: readonly Picture[]
  readonly #figure: Picture
  readonly #names: readonly PartName[]
  readonly #moves: MovingParts
  /** The frame that the parts were cut from; null while nothing moves. */
  #frame: Picture['frame'] | null = null
  #lids: readonly Lid[] = []
  #blinks = false

  constructor(scene: GameScene, figure: Picture, moves: MovingParts) {
    this.#figure = figure
    this.#moves = moves
    this.#names = cutParts(moves, 100, 100).parts.map(({ name }) => name)
    const part = () => scene.image({ texture: figure.texture.key, frame: figure.frame.name }).setVisible(false)
    this.parts = this.#names.map(part)
    this.lids = (moves.eyes ?? []).flatMap(() => [part(), part()])
  }

  update(time: number): void {
    const figure = this.#figure
    if (this.#frame !== figure.frame) this.#cut()
    this.parts.forEach((part, i) => {
      const { x, y, turn } = motionAt[this.#names[i]!](time)
      this.#place(part, x, y).setRotation(turn).setAlpha(figure.alpha)
    })
    this.#blink(openAt(time))
  }

  /** Shows the whole picture again, at rest. */
  rest(): void {
    if (!this.#frame) return
    this.#frame = null
    this.#figure.setCrop()
    for (const part of this.parts) part.setVisible(false)
    this.#show(false)
  }

  /** Puts a part where it is in the picture, stretched from its origin. */
  #place(part: Picture, x: number, y: number): Picture {
    const figure = this.#figure
    const { width, height } = figure.frame
    return part
      .setPosition(
        figure.x + (part.originX - figure.originX) * width * figure.scaleX,
        figure.y + (part.originY - figure.originY) * height * figure.scaleY,
      )
      .setScale(figure.scaleX * x, figure.scaleY * y)
  }

  #blink(open: number): void {
    // Through a pale picture, one would see the eye below its lid.
    this.#show(open < 1 && this.#figure.alpha === 1)
    if (!this.#blinks) return
    this.lids.forEach((lid, i) => {
      const { eye, skin } = this.#lids[i >> 1]!
      this.#place(lid, 1, i % 2 ? open : (skin.height + eye.height) / skin.height)
    })
  }

  #show(blinks: boolean): void {
    if (blinks === this.#blinks) return
    this.#blinks = blinks
    for (const lid of this.lids) lid.setVisible(blinks)
  }

  /** The picture has another frame once its atlas is loaded. */
  #cut(): void {
    const { frame, texture } = this.#figure
    this.#frame = frame
    const { rest, parts } = cutParts(this.#moves, frame.width, frame.height)
    if (parts.length > 0) this.#figure.setCrop(rest.x, rest.y, rest.width, rest.height)
    parts.forEach(({ x, y, width, height, seam }, i) => {
      this.parts[i]!.setTexture(texture.key, frame.name)
        .setOrigin(seam.x / frame.width, seam.y / frame.height)
        .setCrop(x, y, width, height)
        .setVisible(true)
    })
    this.#lids = cutLids(this.#moves.eyes ?? [], frame.width, frame.height)
    this.#lids.forEach(({ x, width, eye, skin }, i) => {
      const [below, over] = [this.lids[2 * i]!, this.lids[2 * i + 1]!]
      below
        .setTexture(texture.key, frame.name)
        .setOrigin(0, (skin.y + skin.height) / frame.height)
        .setCrop(x, skin.y, width, skin.height)
      over
        .setTexture(texture.key, frame.name)
        .setOrigin(0, (eye.y + lineAt * eye.height) / frame.height)
        .setCrop(x, eye.y, width, eye.height)
    })
  }
}
