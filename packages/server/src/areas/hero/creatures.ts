import type { Creature } from '@skystair/contract'
import { SQUAD_SIZE } from '@skystair/contract/measures'
import { healedBy, spawn } from '@skystair/rules'
import { world } from '@skystair/world'
import type { Tx } from '../../storage/db.ts'
import type { PlayerState } from '../player/state.ts'
import { healingBoost } from '../shop/running.ts'
import { insertCreature, storedCreatures } from './repository.ts'

/** Returns all creatures of a player, healed up to `now`, in display order: the squad by position, then the others, older first. */
export async function creaturesOf(
  tx: Tx,
  playerId: number,
  state: Pick<PlayerState, 'squad' | 'boosters'>,
  now: number,
): Promise<Creature[]> {
  const { squad } = state
  const boost = healingBoost(state)
  const place = (id: number) => (squad.includes(id) ? squad.indexOf(id) : squad.length)
  return (await storedCreatures(tx, playerId))
    .map((creature) => healedBy(creature, now, boost))
    .sort((a, b) => place(a.id) - place(b.id) || a.id - b.id)
    .map((creature, weight) => ({ ...creature, weight, combative: squad.includes(creature.id) }))
}

/** Returns the living creatures of the squad, by position. */
export const fighters = (creatures: readonly Creature[]): Creature[] => creatures.filter((c) => c.combative && c.health.current > 0)

/** Returns the level that a new creature joins at: one below the player's best, so that it is useful at once. */
export const joiningLevel = (creatures: readonly Pick<Creature, 'level'>[]): number =>
  Math.max(1, Math.max(...creatures.map(({ level }) => level)) - 1)

/** Adds a creature of a kind, to the squad if it has room. Returns its id; the caller saves the state. */
export async function recruit(
  tx: Tx,
  playerId: number,
  state: PlayerState,
  imageId: string,
  { level, now, ...more }: { level: number; now: number; tokensPaid?: number },
): Promise<number> {
  const id = await insertCreature(tx, playerId, { ...spawn(world, imageId, { id: 0, playerId, level, now }), ...more })
  if (state.squad.length < SQUAD_SIZE) state.squad.push(id)
  return id
}
