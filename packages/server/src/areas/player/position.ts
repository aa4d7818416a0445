import { movementDirectionOf, raidOf, snowOf, stairOf, turnOf, walkBounds } from '@skystair/rules'
import type { PlayerState } from './state.ts'

/** Returns the player's stair; on a side road, the stair of its turn; in the snow world and on a raid, the stair whose strength it has. */
export function stairStoodOn({ contextId, coordinate }: Pick<PlayerState, 'contextId' | 'coordinate'>): number {
  const road = snowOf(contextId) ?? raidOf(contextId)
  if (road) return road.stair
  const turn = turnOf(contextId)
  // The ids of places of the main road begin with the stair: four ids for each.
  return turn === null ? stairOf(coordinate) : Math.trunc(turn / 4)
}

/** Returns how the player is steered: on a raid of the clan, or not. */
const controlTypeOf = ({ contextId }: Pick<PlayerState, 'contextId'>) => (raidOf(contextId) ? ('CLAN_RAID' as const) : ('DEFAULT' as const))

/** Returns the coordinates between which the player may walk now. */
export const reachOf = ({ bestVictoryStair, contextId, coordinate }: Pick<PlayerState, 'bestVictoryStair' | 'contextId' | 'coordinate'>) =>
  walkBounds({ bestVictoryStair, contextId, coordinate })

/** Returns how and in which directions the player's road is walked. */
export const controlOf = (state: Pick<PlayerState, 'contextId'>) => ({
  controlType: controlTypeOf(state),
  movementDirection: movementDirectionOf(state.contextId),
})
