import { stairOf, turnOf, walkBounds } from '@skystair/rules'
import type { PlayerState } from './state.ts'

/** The stair a player stands on; on a side road the one that it left. */
export function stairStoodOn({ contextId, coordinate }: Pick<PlayerState, 'contextId' | 'coordinate'>): number {
  const turn = turnOf(contextId)
  // A place of the main road is numbered by its stair: four numbers to each.
  return turn === null ? stairOf(coordinate) : Math.trunc(turn / 4)
}

/** Between which coordinates the player may walk now. */
export const reachOf = ({ bestVictoryStair, contextId }: Pick<PlayerState, 'bestVictoryStair' | 'contextId'>) =>
  walkBounds({ bestVictoryStair, contextId })
