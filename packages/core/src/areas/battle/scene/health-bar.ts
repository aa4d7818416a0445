import { healthColour } from '../../../art/health-colour.ts'
import type { Label } from '../../../engine/phaser-types.ts'
import type { Picture } from '../../../engine/render/picture.ts'
import type { GameScene } from '../../../engine/scene/scene-base.ts'

const width = 86
const height = 11

/** A health bar whose loss stays visible for a moment as a pale ghost. */
export class HealthBar {
  /** Parts that change only with the health: the card bakes them into its bitmap. */
  readonly background: readonly Picture[]
  /** Parts that move: added to the card's own layer, because a nested layer costs as much as its parts. */
  readonly moving: readonly Picture[]
  /** Parts over the bar that don't move: the card bakes them with the rest of its numbers. */
  readonly foreground: readonly (Picture | Label)[]
  readonly #scene: GameScene
  readonly #fill: Picture
  readonly #ghost: Picture
  readonly #threat: Picture
  readonly #text: Label
  #part = 1

  /** `halved`: a mark shows half of the health, where a boss begins its second phase. */
  constructor(scene: GameScene, halved: boolean) {
    this.#scene = scene
    const bar = (w: number, h: number, colour: number, alpha = 1) =>
      scene
        .block(w, h, colour, alpha)
        .setX(-width / 2)
        .setOrigin(0, 0.5)
    const rim = bar(width + 5, height + 5, 0xd8b05a).setX(-width / 2 - 2.5)
    const back = bar(width + 3, height + 3, 0x12040a).setX(-width / 2 - 1.5)
    this.#ghost = bar(0, height, 0xffffff, 0.6)
    this.#fill = bar(width, height, healthColour(1))
    this.#threat = bar(width, height, 0xffffff, 0.7).setVisible(false)
    const gloss = bar(width, height * 0.36, 0xffffff, 0.34).setY(-height * 0.22)
    this.#text = scene.label('', 11, { color: '#ffffff', stroke: '#000000', strokeThickness: 3 }).setY(0.5)
    this.background = [rim, back, this.#fill]
    this.moving = [this.#ghost, this.#threat]
    this.foreground = [gloss, ...(halved ? [bar(2, height + 6, 0xffe9a0).setX(-1)] : []), this.#text]
  }

  show(current: number, total: number): void {
    const part = total > 0 ? Math.max(0, Math.min(1, current / total)) : 0
    this.#text.setText(String(current))
    this.#fill.setTint(healthColour(part)).setDisplaySize(width * part, height)
    if (part !== this.#part) this.#leaveGhost(part)
    this.#part = part
  }

  /** The ghost reaches from the new health to where it ended before, and shrinks. */
  #leaveGhost(part: number): void {
    const { tweens } = this.#scene
    const ghost = this.#ghost
    const end = ghost.displayWidth > 0 ? ghost.x + ghost.displayWidth : -width / 2 + width * this.#part
    tweens.killTweensOf(ghost)
    ghost.setX(-width / 2 + width * part).displayWidth = part < this.#part ? end - ghost.x : 0
    if (ghost.displayWidth > 0) tweens.add({ targets: ghost, displayWidth: 0, duration: 450, delay: 160, ease: 'Cubic.Out' })
  }

  /** Marks the most that a hit would take, as a part of the whole; null removes the mark. */
  threaten(loss: number | null, time: number): void {
    this.#threat.setVisible(loss !== null)
    if (loss === null) return
    const from = Math.max(0, this.#part - loss)
    this.#threat
      .setX(-width / 2 + width * from)
      .setDisplaySize(width * (this.#part - from), height)
      .setAlpha(0.35 + 0.35 * Math.abs(Math.sin(time / 260)))
  }
}
