// Measures what a playing style is worth: all styles play the same battles, with the same squads, the same backpack and the same dice.
import type { World } from '@skystair/contract'
import { playToEnd } from '../battle/play.ts'
import { mix } from '../mix.ts'
import { plainWorldOf, randomSquads } from './class-league.ts'
import { type Style, styleMove, styles } from './style.ts'

export interface StyleComparison {
  /** How well the opponent plays, 0 to 100. */
  readonly skill: number
  /** Whether each had one of every consumable found on the first stairs. */
  readonly withBackpack: boolean
  /** Share of battles that each style won. */
  readonly winPercent: Readonly<Record<Style['name'], number>>
}

/** The opponent's skill at the start of the road, halfway and at its highest. */
const opponentSkills = [30, 60, 92] as const
const FIRST_STAIRS = 8

/** Plays this many battles of six against six for each skill, with and without a backpack. Squads differ in their classes only. */
export function compareStyles(world: World, battles: number): StyleComparison[] {
  const plainWorld = plainWorldOf(world)
  const bag = world.consumables.filter(({ minStair }) => minStair <= FIRST_STAIRS).map(({ kind }, i) => ({ id: i + 1, kind, count: 1 }))
  return opponentSkills.flatMap((skill) =>
    [false, true].map((withBackpack) => {
      const wins = { careless: 0, steady: 0, clever: 0 }
      for (let n = 0; n < battles; n++) {
        const [own, enemy] = randomSquads(plainWorld, n, skill)
        const consumables = withBackpack ? bag : []
        const setup = { kind: 'MOB' as const, stair: 1, seed: mix(n, skill).toString(16), own, enemy, bosses: [], consumables, skill }
        for (const style of styles) {
          let rolls = 0
          const { winner } = playToEnd(plainWorld, setup, (state) => styleMove(style, state, (count) => mix(n, rolls++) % count)).state
          if (winner === 'TM1') wins[style.name]++
        }
      }
      const percent = (name: Style['name']) => (100 * wins[name]) / battles
      return { skill, withBackpack, winPercent: { careless: percent('careless'), steady: percent('steady'), clever: percent('clever') } }
    }),
  )
}
