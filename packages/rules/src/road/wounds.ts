// A squad that wins a fight keeps a part of its wounds until the player returns: every attempt helps, also against a squad that is too strong.
import type { Creature } from '@skystair/contract'
import { WOUNDS_FROM } from '@skystair/contract/measures'
import { enemiesIn } from '../battle/initial-state.ts'
import type { BattleSetup, BattleState } from '../battle/types.ts'
import { pct } from '../num.ts'
import type { Squad } from './squad.ts'

/** How much of what the player took from the squad remains, per cent. */
const REMAINING = 18
/** Most wounds of a squad, in per cent of its health: less than half, so that a boss enters its second phase during the fight. */
export const MOST_WOUNDS = 36

const sum = (creatures: readonly Pick<Creature, 'health'>[], of: 'current' | 'total') =>
  creatures.reduce((all, { health }) => all + health[of], 0)

/**
 * Returns the wounds of a squad after a fight that the player lost, in per cent of its health. Nothing is added after giving up: giving up costs
 * nothing, and repeating it must not pay.
 */
export function woundsAfter(setup: BattleSetup, { creatures, gaveUp }: Pick<BattleState, 'creatures' | 'gaveUp'>): number {
  // On lower stairs, in the first hour, who attacks again at once would otherwise come as far as who thinks.
  if (setup.stair < WOUNDS_FROM) return 0
  const before = enemiesIn(setup)
  const after = creatures.filter(({ id }) => before.some((enemy) => enemy.id === id))
  const taken = gaveUp ? 0 : Math.max(0, sum(before, 'current') - sum(after, 'current'))
  return Math.min(MOST_WOUNDS, (setup.wounds ?? 0) + pct(Math.trunc((100 * taken) / sum(before, 'total')), REMAINING))
}

/** Returns a squad with so many per cent of its health missing. */
export function wounded(squad: Squad, percent: number): Squad {
  const hurt = ({ health, ...rest }: Creature): Creature => ({
    ...rest,
    health: { ...health, current: health.total - pct(health.total, percent) },
  })
  return percent === 0 ? squad : { ...squad, creatures: squad.creatures.map(hurt), others: squad.others.map((one) => one.map(hurt)) }
}
