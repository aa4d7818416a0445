import type { ArenaLeague, Creature } from '@skystair/contract'
import { type ArenaStairs, arenaStair, mainId, squadAt, withForces } from '@skystair/rules'
import { world } from '@skystair/world'
import { leagueRows } from '@skystair/world/areas/arena/rows'
import type { Context } from '../../handlers.ts'
import { creaturesOf } from '../hero/creatures.ts'
import type { PlayerRow } from '../player/repository.ts'

const stairs = Object.fromEntries(leagueRows.map(({ league, stairs }) => [league, stairs])) as Record<
  ArenaLeague,
  readonly [number, number]
> satisfies ArenaStairs

/** Returns a creature as it fights on the arena: healthy, with all charges and without effects. */
const rested = (creature: Creature): Creature => ({
  ...creature,
  health: { ...creature.health, current: creature.health.total },
  skills: creature.skills.map((skill) => ({ ...skill, valueCurrent: skill.valueTotal })),
  effects: [],
})

/** Returns the squad of the guardian of a stair, rested. */
export function guardianSquad(stair: number): Creature[] {
  const squad = squadAt(world, mainId(stair, 0))
  if (!squad) throw new Error(`no squad on stair ${stair}`)
  return squad.creatures.map(rested)
}

/** Returns the squad of a place without a player. */
export const arenaSquad = (position: number): Creature[] => guardianSquad(arenaStair(position, stairs))

type Base = Pick<Context, 'tx' | 'now' | 'bonuses'>
type Owner = Pick<PlayerRow, 'id' | 'state'>

/** Returns the player's squad of the road, rested, by position. */
export const roadSquad = (base: Base, owner: Owner): Promise<Creature[]> => defenceSquad(base, owner, [])

/** Returns the squad that defends a player's place, rested: the chosen creatures that the player still has, or else the squad of the road. */
export async function defenceSquad({ tx, now, bonuses }: Base, owner: Owner, defence: readonly number[]): Promise<Creature[]> {
  const owned = await creaturesOf(tx, owner.id, owner.state, now)
  const chosen = defence.flatMap((id) => owned.filter((creature) => creature.id === id))
  const { forces } = await bonuses(tx, owner.id, now)
  return (chosen.length > 0 ? chosen : owned.filter(({ combative }) => combative)).map((creature) =>
    rested(withForces(world, creature, forces)),
  )
}
