import type { Creature } from '@skystair/contract'
import { refuse } from '../../refusal.ts'

/** Throws CREATURE_NOT_FOUND. */
export function heroById(heroes: readonly Creature[], id: number): Creature {
  const hero = heroes.find((each) => each.id === id)
  if (!hero) throw refuse('CREATURE_NOT_FOUND')
  return hero
}
