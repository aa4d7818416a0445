// Heights on the road. One stair has three platforms: two islets on the way up (slots 1 and 2), then the numbered platform (slot 0) with its guardian.
import { STAIR_HEIGHT, TILE_HEIGHT } from '@skystair/contract/measures'

export { TILE_HEIGHT }

/** The last stair of the story. The road goes on. */
export const STORY_STAIRS = 6000
/** The last stair of the road: that of the last part. */
export const LAST_STAIR = 100_000
/** A player stops at this distance from an undefeated guardian. */
export const GUARDIAN_DISTANCE = 60
export const MAIN = 'main'

/** A platform of a stair: 0 is the numbered platform, 1 and 2 are the islets below it. */
export type StairSlot = 0 | 1 | 2

/** Height of each slot's platform above the start of its stair. */
const slotHeights: Record<StairSlot, number> = { 1: 60, 2: 220, 0: 380 }

/** Returns the stair at a coordinate of the main road, counted from 1. */
export const stairOf = (coordinate: number): number => Math.min(LAST_STAIR, Math.floor(Math.max(0, coordinate) / STAIR_HEIGHT) + 1)

/** Returns the coordinate at which a stair begins. */
export const stairStart = (stair: number): number => (stair - 1) * STAIR_HEIGHT

/** Returns the height of a platform of the main road. */
export const slotHeight = (stair: number, slot: StairSlot): number => stairStart(stair) + slotHeights[slot]

/** Slots of a stair from the bottom. */
export const stairSlots: readonly StairSlot[] = [1, 2, 0]

/** Returns the horizontal position of the platform at a height: the road winds, with a bend every nine platforms. */
export function sideways(posY: number, width = 180): number {
  const bendHeight = 9 * TILE_HEIGHT
  const along = posY % (2 * bendHeight)
  const t = along % bendHeight
  const arc = Math.trunc((4 * width * t * (bendHeight - t)) / (bendHeight * bendHeight))
  return along < bendHeight ? arc : -arc
}
