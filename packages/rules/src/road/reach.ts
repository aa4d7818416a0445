import type { Place, World } from '@skystair/contract'
import { contentAt } from './content.ts'
import { mainId, spotOf, turnOf } from './ids.ts'
import { BAR, LAST_STAIR, MAIN, REACH, type Slot, STAIR, slotHeight, TILE } from './measure.ts'
import { turnLength } from './turn.ts'

export interface Traveller {
  /** The highest stair whose guardian fell; 0 for a beginner. */
  readonly bestVictoryStair: number
  /** The road stood on; the main one where left out. */
  readonly contextId?: string
}

/** Between which coordinates a player may walk: on the main road up to the next undefeated guardian, on a side road along all of it. */
export function reach({ bestVictoryStair, contextId = MAIN }: Traveller): { minCoordinate: number; maxCoordinate: number } {
  const turnId = turnOf(contextId)
  if (turnId !== null) return { minCoordinate: 0, maxCoordinate: turnLength(turnId) * TILE }
  const next = bestVictoryStair + 1
  return { minCoordinate: 0, maxCoordinate: next > LAST_STAIR ? LAST_STAIR * STAIR - 1 : slotHeight(next, 0) - BAR }
}

/** Whether someone at `coordinate` can use a place. Given `maxCoordinate` too, what lies beyond the guardian that bars the way is out of reach. */
export const isWithinReach = (place: Pick<Place, 'posY'>, coordinate: number, maxCoordinate = Number.MAX_SAFE_INTEGER - BAR): boolean =>
  Math.abs(place.posY - coordinate) <= REACH && place.posY <= maxCoordinate + BAR

export interface TeleportTarget {
  /** Id of the place one arrives at. */
  readonly target: number
  readonly stair: number
  readonly posY: number
  readonly contextId: string
}

/** How many other portals one portal leads to, at most. */
const DOORS = 5

/**
 * Where a portal leads: to the first stair and to the nearest other portals of the main road that the player has climbed past. Null where there is no
 * portal; empty before any stair was won.
 */
export function teleportTargets(world: World, placeId: number, bestVictoryStair: number): TeleportTarget[] | null {
  const spot = spotOf(placeId)
  if (spot?.context !== 'main' || contentAt(world, spot.stair, spot.slot)?.placeType !== 'PORTAL') return null
  const door = (stair: number, slot: Slot): TeleportTarget => ({
    target: mainId(stair, slot),
    stair,
    posY: slotHeight(stair, slot),
    contextId: MAIN,
  })
  const found: TeleportTarget[] = bestVictoryStair >= 1 ? [door(1, 1)] : []
  for (let far = 1; far <= LAST_STAIR && found.length <= DOORS; far++) {
    for (const stair of [spot.stair - far, spot.stair + far]) {
      if (stair < 2 || stair > bestVictoryStair || found.length > DOORS) continue
      for (const slot of [1, 2] as const) if (contentAt(world, stair, slot)?.placeType === 'PORTAL') found.push(door(stair, slot))
    }
    if (spot.stair - far < 2 && spot.stair + far > bestVictoryStair) break
  }
  return found.sort((a, b) => a.posY - b.posY)
}
