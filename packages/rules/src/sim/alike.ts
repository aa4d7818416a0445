// What looking is worth: every temperament plays the very same fights, with the same squads, the same backpack and the same dice.
import type { World } from '@skystair/contract'
import { playToEnd } from '../battle/play.ts'
import { mix } from '../mix.ts'
import { drawn, plain } from './league.ts'
import { moveOf, type Style, styles } from './style.ts'

export interface Alike {
  /** How well the opponent plays, 0–100. */
  readonly skill: number
  /** Whether each had one of every consumable that the foot of the road gives. */
  readonly packed: boolean
  /** Per cent of the fights that each temperament won. */
  readonly won: Readonly<Record<Style['name'], number>>
}

/** The opponent at the foot of the road, halfway and at its best. */
const skills = [30, 60, 92] as const
const FOOT = 8

/** So many fights of six against six for each step. The squads are equal in every figure and differ in their classes. */
export function alike(world: World, fights: number): Alike[] {
  const field = plain(world)
  const bag = world.consumables.filter(({ minStair }) => minStair <= FOOT).map(({ kind }, i) => ({ id: i + 1, kind, count: 1 }))
  return skills.flatMap((skill) =>
    [false, true].map((packed) => {
      const wins = { careless: 0, steady: 0, clever: 0 }
      for (let n = 0; n < fights; n++) {
        const [own, enemy] = drawn(field, n, skill)
        const consumables = packed ? bag : []
        const setup = { kind: 'MOB' as const, stair: 1, seed: mix(n, skill).toString(16), own, enemy, bosses: [], consumables, skill }
        for (const style of styles) {
          let thought = 0
          const { winner } = playToEnd(field, setup, (state) => moveOf(style, state, (sides) => mix(n, thought++) % sides)).state
          if (winner === 'TM1') wins[style.name]++
        }
      }
      const percent = (name: Style['name']) => (100 * wins[name]) / fights
      return { skill, packed, won: { careless: percent('careless'), steady: percent('steady'), clever: percent('clever') } }
    }),
  )
}
