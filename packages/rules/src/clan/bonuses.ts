// What buildings of a clan add to the heroes of its members in fights.
import type { Creature, World } from '@skystair/contract'
import { Force } from '@skystair/contract/enums'
import { refreshed } from '../growth/stats.ts'

/** The rank of each force. */
export type ForceRanks = Readonly<Record<Force, number>>

/**
 * Returns the creature with one more force of each type with a rank. It counts like a further force of the hero's own, so it raises a hero without that force
 * most. The creature keeps its share of health.
 */
export function withForces(world: World, creature: Creature, ranks: ForceRanks): Creature {
  const more = Force.filter((force) => ranks[force] > 0)
  if (more.length === 0) return creature
  const added = more.map((force) => ({ force, warriorClass: creature.class, rank: ranks[force], readyAt: null }))
  const raised = refreshed(world, { ...creature, forcesV2: [...creature.forcesV2, ...added] })
  const { current, total } = creature.health
  return { ...raised, health: { current: Math.ceil((current * raised.health.total) / total), total: raised.health.total } }
}

/** Returns the creature with a shield that takes a percentage off the damage of its first moves in a fight. */
export const withShield = (creature: Creature, power: number, moves: number): Creature =>
  power > 0 ? { ...creature, effects: [...creature.effects, { type: 'SHIELDED', movesRemain: moves, power }] } : creature
