import { snowOf, stairOf, turnOf, walkBounds } from '@skystair/rules'
import type { PlayerState } from './state.ts'

/** Returns the player's stair; on a side road, the stair of its turn; in the snow world, the stair whose strength it has. */
export function stairStoodOn({ contextId, coordinate }: Pick<PlayerState, 'contextId' | 'coordinate'>): number {
  const snow = snowOf(contextId)
  if (snow) return snow.stair
  const turn = turnOf(contextId)
  // The ids of places of the main road begin with the stair: four ids for each.
  return turn === null ? stairOf(coordinate) : Math.trunc(turn / 4)
}

/** Returns the coordinates between which the player may walk now. */
export const reachOf = ({ bestVictoryStair, contextId }: Pick<PlayerState, 'bestVictoryStair' | 'contextId'>) =>
  walkBounds({ bestVictoryStair, contextId })
