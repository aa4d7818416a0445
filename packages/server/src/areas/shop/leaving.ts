import type { Creature } from '@skystair/contract'
import { refuse } from '../../refusal.ts'
import type { Tx } from '../../storage/db.ts'
import { heroById } from '../hero/hero-by-id.ts'
import { deleteCreature } from '../hero/repository.ts'
import type { PlayerRow } from '../player/repository.ts'

/** Returns the heroes with these ids, if all of them may leave. Throws CREATURE_NOT_FOUND, HEROES_UNSUITABLE, LAST_HERO. */
export function leaversOf(heroes: readonly Creature[], ids: readonly number[], suits: (hero: Creature) => boolean): Creature[] {
  const leavers = ids.map((id) => heroById(heroes, id))
  if (!leavers.every((hero) => !hero.temporal && suits(hero))) throw refuse('HEROES_UNSUITABLE')
  if (heroes.every((hero) => hero.temporal || leavers.includes(hero))) throw refuse('LAST_HERO')
  return leavers
}

/** Removes heroes permanently. Their artifacts return to the backpack. The caller saves the player. */
export async function letLeave(tx: Tx, { state }: PlayerRow, leavers: readonly Creature[], others: readonly Creature[]): Promise<void> {
  for (const hero of leavers) {
    await deleteCreature(tx, hero)
    state.artifacts.push(...hero.artifacts)
  }
  state.squad = state.squad.filter((id) => !leavers.some((hero) => hero.id === id))
  const next = others.find((hero) => !leavers.includes(hero))
  // At least one hero must be able to fight.
  if (state.squad.length === 0 && next) state.squad.push(next.id)
}
