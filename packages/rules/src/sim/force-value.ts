// Measures what forces alone are worth: battles between equal squads of which one has forces.
import { CreatureClass, Force, type World } from '@skystair/contract'
import { playToEnd } from '../battle/play.ts'
import { maxForceRank, maxForces } from '../growth/forces.ts'
import { refreshed } from '../growth/stats.ts'
import { mix } from '../mix.ts'
import { plainWorldOf, randomSquads } from './class-league.ts'
import { styleMove, styles } from './style.ts'

export interface ForceAdvantage {
  readonly ark: boolean
  readonly rank: number
  /** Share of battles won by the squad with forces. */
  readonly winPercent: number
}

const clever = styles[2]!
const steps: readonly Pick<ForceAdvantage, 'ark' | 'rank'>[] = [
  ...[0, 2, 4, maxForceRank({ ark: false, rarity: 'RARE' })].map((rank) => ({ ark: false, rank })),
  ...[4, 8, maxForceRank({ ark: true, rarity: 'RARE' })].map((rank) => ({ ark: true, rank })),
]

/** Plays this many battles for each step. The squads take turns in having the forces. */
export function measureForces(world: World, battles: number): ForceAdvantage[] {
  const plainWorld = plainWorldOf(world)
  return steps.map(({ ark, rank }) => {
    const forces = Force.flatMap((force) =>
      CreatureClass.slice(0, maxForces({ ark }, force)).map((warriorClass) => ({ force, warriorClass, rank, readyAt: null })),
    )
    let wins = 0
    for (let n = 0; n < battles; n++) {
      const sides = randomSquads(plainWorld, n, rank).map((squad, i) =>
        i === n % 2
          ? squad.map((c) => {
              const grown = refreshed(plainWorld, { ...c, forcesV2: forces })
              return { ...grown, health: { ...grown.health, current: grown.health.total } }
            })
          : squad,
      )
      const setup = {
        kind: 'ARENA' as const,
        stair: 1,
        seed: mix(n, rank).toString(16),
        own: sides[0]!,
        enemy: sides[1]!,
        bosses: [],
        consumables: [],
        skill: 100,
      }
      const { winner } = playToEnd(plainWorld, setup, (now) => styleMove(clever, now, () => 99)).state
      if ((winner === 'TM1') === (n % 2 === 0)) wins++
    }
    return { ark, rank, winPercent: (100 * wins) / battles }
  })
}
