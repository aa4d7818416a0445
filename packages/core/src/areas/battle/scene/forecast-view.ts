import type { Forecast } from '@skystair/contract'
import { dotMargin } from '../../../engine/paint/sparks.ts'
import { figures } from '../../../engine/render/figures.ts'
import type { Layer } from '../../../engine/render/layer.ts'
import type { Picture } from '../../../engine/render/picture.ts'
import { fonts, type GameScene } from '../../../engine/scene/scene-base.ts'
import type { CardView } from './card-view.ts'
import { cardWidth } from './layout.ts'

const range = (least: number, most: number): string => (least === most ? String(least) : `${least}–${most}`)
/** Dots between two cards. */
const dots = 16
/** A dagger if it kills, with a question mark if it may. */
const deadly = { NO: '', MAYBE: ' †?', YES: ' †' } as const

/** Returns what a hit or a healing does to its target's health: “86–95 †”, “+40”. */
export const effectOn = ({ heal, damageMin, damageMax, kills }: Forecast): string =>
  heal ? `+${range(damageMin, damageMax)}` : `${range(damageMin, damageMax)}${deadly[kills]}`

/** Where a card's level badge ends, from its middle up, at the scale of the reference card. */
const badgeBottom = 50

/** Replaces what a layer shows by a number. */
export const write = (layer: Layer, number: Picture): Layer =>
  layer.removeAll(true).add(number).setSize(number.displayWidth, number.displayHeight)

/** Puts a number under the level badge of a card, hardly wider than the card: between small cards it would cover its neighbours. */
export function place(number: Layer, { box, seat }: CardView): void {
  const size = Math.min(1, (1.1 * cardWidth * seat.scale) / number.width)
  number.setScale(size).setPosition(box.x, box.y - badgeBottom * seat.scale + (size * number.height) / 2)
}

const losses = { font: fonts.number, stroke: '#4a0a08', thick: 6 } as const
const threats = { font: fonts.number, colour: '#ff9a86', stroke: '#3a0408', thick: 5 } as const
const answers = { font: fonts.number, colour: '#ffd0c0', stroke: '#2a0608', thick: 4 } as const

/** What a hit would do, shown over its target: the damage, the counter-attack, and whom the opponent is likely to attack next. */
export class ForecastView {
  readonly #scene: GameScene
  readonly #dots: Picture[]
  readonly #box: Layer
  /** Mark on the player's card that the opponent is likely to hit next, below its own forecast. */
  readonly #danger: Picture
  /** The most damage of that hit. */
  readonly #threat: Layer
  #shown: Forecast | null = null
  #painted: Forecast | null = null

  constructor(scene: GameScene) {
    this.#scene = scene
    this.#dots = Array.from({ length: 2 * dots }, () => scene.spark('dot').setDepth(640).setVisible(false))
    this.#box = scene.layer().setDepth(660).setVisible(false)
    this.#danger = scene.picture('icon/swords', 40).setDepth(655).setVisible(false)
    this.#threat = scene.layer().setDepth(656).setVisible(false)
  }

  update(forecast: Forecast | null, cards: ReadonlyMap<number, CardView>, time: number): void {
    // Most of the time there is no forecast, and the last one is hidden already.
    if (!forecast && !this.#shown) return
    const by = forecast && cards.get(forecast.attackerId)
    const on = forecast && cards.get(forecast.defenderId)
    for (const card of cards.values()) if (card !== on || !forecast || forecast.heal) card.bar.threaten(null, time)
    for (const dot of this.#dots) dot.setVisible(false)
    this.#danger.setVisible(false)
    this.#threat.setVisible(false)
    // Why one frame later: the page lays out its own text in the first frame, and both together would take longer than a frame.
    if (forecast && forecast === this.#shown && forecast !== this.#painted) {
      this.#painted = forecast
      this.#showNumbers(forecast)
    }
    this.#shown = forecast
    this.#box.setVisible(Boolean(by && on && forecast === this.#painted))
    if (!forecast || !by || !on) return
    const { damageMax, heal } = forecast
    if (!heal) on.bar.threaten(damageMax / Math.max(1, on.creature.health.total), time)
    place(this.#box, on)
    this.#box.y += Math.sin(time / 300) * 2
    this.#arc(this.#dots.slice(0, dots), by, on, heal ? 0x8af09a : 0xffc85a, time)
    const next = forecast.enemyNext
    const from = next && cards.get(next.attackerId)
    const to = next && cards.get(next.defenderId)
    if (!from || !to) return
    this.#arc(this.#dots.slice(dots), from, to, 0xff4a3a, time, 0.7)
    to.bar.threaten(next.damageMax / Math.max(1, to.creature.health.total), time)
    const size = 40 * to.seat.scale * (1 + 0.1 * Math.sin(time / 200))
    this.#danger
      .setVisible(true)
      .setPosition(to.box.x, to.box.y + 8 * to.seat.scale)
      .setDisplaySize(size, size)
    this.#threat
      .setVisible(forecast === this.#painted)
      .setPosition(to.box.x, to.box.y + 36 * to.seat.scale)
      .setScale(Math.min(1, to.seat.scale))
  }

  /** Painting texts takes time: only when the forecast changes. */
  #showNumbers(forecast: Forecast): void {
    const { answerMin, answerMax, answerKills, enemyNext, heal } = forecast
    const scene = this.#scene
    write(this.#box, figures(scene, effectOn(forecast), 23, { ...losses, colour: heal ? '#b8ffa0' : '#fff2a0' }))
    if (enemyNext) write(this.#threat, figures(scene, `−${enemyNext.damageMax}${deadly[enemyNext.kills ? 'MAYBE' : 'NO']}`, 17, threats))
    if (answerMax <= 0) return
    const answer = figures(scene, `${range(answerMin, answerMax)}${deadly[answerKills]}`, 15, answers).setPosition(10, 26)
    this.#box.add([scene.picture('icon/swords', 18).setPosition(-answer.displayWidth / 2 - 4, 26), answer])
  }

  /** Dots that run along a curve from one card to another. */
  #arc(images: readonly Picture[], from: CardView, to: CardView, colour: number, time: number, alpha = 0.9): void {
    const bend = (to.box.x - from.box.x) * 0.12 + 40
    for (const [i, dot] of images.entries()) {
      const t = (i + (this.#scene.still ? 0 : (time / 260) % 1)) / dots
      const x = from.box.x + (to.box.x - from.box.x) * t + bend * Math.sin(t * Math.PI)
      const y = from.box.y + (to.box.y - from.box.y) * t
      const wide = (2.2 + t * 2) * 2 * dotMargin
      dot
        .setVisible(true)
        .setPosition(x, y)
        .setDisplaySize(wide, wide)
        .setTint(colour)
        .setAlpha(alpha * Math.sin(Math.PI * Math.min(1, t * 1.1)))
    }
  }
}
