import type { Creature } from '@skystair/contract'
import { SQUAD_SIZE } from '@skystair/contract/measures'
import { healedBy, spawn } from '@skystair/rules'
import { world } from '@skystair/world'
import type { Tx } from '../../storage/db.ts'
import type { PlayerState } from '../player/state.ts'
import { insertCreature, storedCreatures } from './repository.ts'

/** All creatures of a player, healed up to `now`, in the order in which they are shown: the squad as it stands, then the others, older first. */
export async function creaturesOf(tx: Tx, playerId: number, { squad }: Pick<PlayerState, 'squad'>, now: number): Promise<Creature[]> {
  const place = (id: number) => (squad.includes(id) ? squad.indexOf(id) : squad.length)
  return (await storedCreatures(tx, playerId))
    .map((creature) => healedBy(creature, now))
    .sort((a, b) => place(a.id) - place(b.id) || a.id - b.id)
    .map((creature, weight) => ({ ...creature, weight, combative: squad.includes(creature.id) }))
}

/** Those of the squad who are alive, in the order of the rows. */
export const fighters = (creatures: readonly Creature[]): Creature[] => creatures.filter((c) => c.combative && c.health.current > 0)

/** A creature of a kind joins, with a place in the squad while there is room. Returns its id; the state must be saved by the caller. */
export async function recruit(
  tx: Tx,
  playerId: number,
  state: PlayerState,
  imageId: string,
  { level, now }: { level: number; now: number },
): Promise<number> {
  const id = await insertCreature(tx, playerId, spawn(world, imageId, { id: 0, playerId, level, now }))
  if (state.squad.length < SQUAD_SIZE) state.squad.push(id)
  return id
}
