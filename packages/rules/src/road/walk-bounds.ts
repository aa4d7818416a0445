import type { MovementDirection, Place } from '@skystair/contract'
import { INTERACTION_RANGE, STAIR_HEIGHT } from '@skystair/contract/measures'
import { raidOf, snowOf, turnOf } from './ids.ts'
import { GUARDIAN_DISTANCE, LAST_STAIR, MAIN, slotHeight, TILE_HEIGHT } from './measures.ts'
import { RAID_END } from './raid.ts'
import { snowEnd } from './snow.ts'
import { stepHeight, turnLength } from './turn.ts'

export interface RoadPosition {
  /** The highest stair whose guardian is defeated; 0 for a new player. */
  readonly bestVictoryStair: number
  /** The main road if left out. */
  readonly contextId?: string
  /** Where the player stands; the beginning of the road if left out. */
  readonly coordinate?: number
}

/** Returns how a road can be walked. The snow covers each platform of the snow world behind a player who has reached the next. */
export const movementDirectionOf = (contextId: string): MovementDirection => (snowOf(contextId) ? 'FW' : 'BW_FW')

/** Returns the height of the highest platform of a side road at or below a coordinate; 0 below the first. */
function lastPlatform(coordinate: number): number {
  const step = Math.trunc((coordinate + TILE_HEIGHT / 2) / TILE_HEIGHT)
  return step > 0 ? stepHeight(step) : 0
}

/**
 * Returns the coordinates between which a player may walk: up to the next undefeated guardian on the main road, the whole of a side road, from the last platform
 * reached as far as the steps go in the snow world, the whole tower of a raid.
 */
export function walkBounds({ bestVictoryStair, contextId = MAIN, coordinate = 0 }: RoadPosition): {
  minCoordinate: number
  maxCoordinate: number
} {
  const turnId = turnOf(contextId)
  if (turnId !== null) return { minCoordinate: 0, maxCoordinate: turnLength(turnId) * TILE_HEIGHT }
  const snow = snowOf(contextId)
  if (snow) return { minCoordinate: lastPlatform(coordinate), maxCoordinate: snowEnd(snow) }
  if (raidOf(contextId)) return { minCoordinate: 0, maxCoordinate: RAID_END }
  const next = bestVictoryStair + 1
  return { minCoordinate: 0, maxCoordinate: next > LAST_STAIR ? LAST_STAIR * STAIR_HEIGHT - 1 : slotHeight(next, 0) - GUARDIAN_DISTANCE }
}

/** True if a player at `coordinate` can use a place. With `maxCoordinate`, places beyond the next undefeated guardian are excluded. */
export const isInInteractionRange = (
  place: Pick<Place, 'posY'>,
  coordinate: number,
  maxCoordinate = Number.MAX_SAFE_INTEGER - GUARDIAN_DISTANCE,
): boolean => Math.abs(place.posY - coordinate) <= INTERACTION_RANGE && place.posY <= maxCoordinate + GUARDIAN_DISTANCE
