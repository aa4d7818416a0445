// What forces alone are worth: equal squads, one of which has them.
import { CreatureClass, Force, type World } from '@skystair/contract'
import { playToEnd } from '../battle/play.ts'
import { forceLimit, forcesOf } from '../growth/forces.ts'
import { refreshed } from '../growth/stats.ts'
import { mix } from '../mix.ts'
import { drawn, plain } from './league.ts'
import { moveOf, styles } from './style.ts'

export interface Gifted {
  readonly ark: boolean
  readonly rank: number
  /** Per cent of the fights that those with the forces won. */
  readonly won: number
}

const clever = styles[2]!
const steps: readonly Pick<Gifted, 'ark' | 'rank'>[] = [
  ...[0, 2, 4, forceLimit({ ark: false, rarity: 'RARE' })].map((rank) => ({ ark: false, rank })),
  ...[4, 8, forceLimit({ ark: true, rarity: 'RARE' })].map((rank) => ({ ark: true, rank })),
]

/** So many fights for each step. The sides take turns in having the forces and in moving first. */
export function gifts(world: World, fights: number): Gifted[] {
  const field = plain(world)
  return steps.map(({ ark, rank }) => {
    const forces = Force.flatMap((force) =>
      CreatureClass.slice(0, forcesOf({ ark }, force)).map((warriorClass) => ({ force, warriorClass, rank, readyAt: null })),
    )
    let won = 0
    for (let n = 0; n < fights; n++) {
      const sides = drawn(field, n, rank).map((squad, i) =>
        i === n % 2
          ? squad.map((c) => {
              const grown = refreshed(field, { ...c, forcesV2: forces })
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
      const { winner } = playToEnd(field, setup, (now) => moveOf(clever, now, () => 99)).state
      if ((winner === 'TM1') === (n % 2 === 0)) won++
    }
    return { ark, rank, won: (100 * won) / fights }
  })
}
