// The common part of the places of all roads.
import type { Place, Tile, World } from '@skystair/contract'
import { unguarded } from '@skystair/contract/unguarded'
import { kindOf } from '../growth/stats.ts'
import { pick } from '../mix.ts'
import { SALT } from './content.ts'
import { squadAt } from './squad.ts'

export type RoadPlace = Place & { readonly contextId: string }

/** A place in the state that it has for a new player. */
export const untouched = { battleLost: false, used: false, difficulty: null } as const

/** Returns the kind of tile in the part of the road to which a stair belongs. */
export const tileKind = (world: World, stair: number): Tile['kind'] =>
  world.parts.find((p) => p.from <= stair && stair <= p.to)?.tile ?? 'meadow'

/** Returns the distance of a place from its platform's middle, so that the road stays free. */
export const sideOffset = (id: number): number => (pick(2, SALT.picture, id) === 0 ? -1 : 1) * (30 + pick(31, SALT.picture, id, 1))

/** Returns the fields of a place that describe its squad. */
export function squadSummary(world: World, id: number) {
  const squad = squadAt(world, id)
  if (!squad) return unguarded
  const leader = squad.creatures.find((c) => c.id === squad.leader)!
  const opponents = [...squad.creatures, ...squad.others.flat()]
  return {
    creatureId: kindOf(world, leader.imageId)!.id,
    creatureImageId: leader.imageId,
    creatureLevel: leader.level,
    squadSize: opponents.length,
    companions: opponents.filter(({ id }) => id !== squad.leader).map(({ imageId }) => imageId),
    boss: squad.bosses.length > 0,
  }
}
