import type { Forecast } from '@skystair/contract'
import { figures } from '../../../engine/render/figures.ts'
import type { Layer } from '../../../engine/render/layer.ts'
import { fonts, type GameScene } from '../../../engine/scene/scene-base.ts'
import type { CardView } from './card-view.ts'
import { effectOn, place, write } from './forecast-view.ts'

const style = { font: fonts.number, stroke: '#2a0608', thick: 5 } as const
/** The mark of an outcome: whether it heals, and what it does to the target. */
const colourOf = ({ heal, kills }: Forecast) => (heal ? '#b8ffa0' : { NO: '#fff2a0', MAYBE: '#ffc06a', YES: '#ff8a6a' }[kills])

/** Marks at the cards of the chosen attacker's targets show what a hit would do. The target that it aims at has the whole forecast. */
export class OutcomeMarks {
  readonly #scene: GameScene
  readonly #marks = new Map<number, Layer>()

  constructor(scene: GameScene) {
    this.#scene = scene
  }

  show(outcomes: ReadonlyMap<number, Forecast>, aimed: number | null): void {
    for (const mark of this.#marks.values()) mark.destroy()
    this.#marks.clear()
    for (const [id, forecast] of outcomes) {
      if (id === aimed) continue
      const mark = this.#scene.layer().setDepth(650)
      write(mark, figures(this.#scene, effectOn(forecast), 21, { ...style, colour: colourOf(forecast) }))
      this.#marks.set(id, mark)
    }
  }

  update(cards: ReadonlyMap<number, CardView>): void {
    for (const [id, mark] of this.#marks) {
      const card = cards.get(id)
      mark.setVisible(card !== undefined)
      if (card) place(mark, card)
    }
  }
}
