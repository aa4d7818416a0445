import type { Creature } from '@skystair/contract'
import type { Context } from '../../handlers.ts'
import { loadPlayer, type PlayerRow } from '../player/repository.ts'
import { creaturesOf } from './creatures.ts'
import { heroById } from './hero-by-id.ts'

interface Look extends Pick<PlayerRow, 'state'> {
  readonly heroes: readonly Creature[]
  readonly hero: Creature
}

/** Returns the player's state and heroes, and one of the heroes. Throws CREATURE_NOT_FOUND. */
export async function lookAtHero(
  { tx, playerId, now }: Pick<Context, 'tx' | 'now'> & { readonly playerId: number },
  id: number,
): Promise<Look> {
  const { state } = await loadPlayer(tx, playerId)
  const heroes = await creaturesOf(tx, playerId, state, now)
  return { state, heroes, hero: heroById(heroes, id) }
}
