// The road's measures. One stair is three platforms: two islets on the way up (slots 1 and 2), then the numbered platform (slot 0) with its guardian.

/** Units of height in one stair. */
export const STAIR = 480
/** Units between two platforms. */
export const TILE = 160
export const LAST_STAIR = 6000
/** How close one must stand to a place to use it. */
export const REACH = 240
/** How far before an undefeated guardian one has to stop. */
export const BAR = 60
export const MAIN = 'main'

/** A part of a stair: 0 the numbered platform, 1 and 2 the islets below it. */
export type Slot = 0 | 1 | 2

/** Height of each slot's platform above the start of its stair. */
const heights: Record<Slot, number> = { 1: 60, 2: 220, 0: 380 }

/** The stair a coordinate of the main road belongs to, counted from 1. */
export const stairOf = (coordinate: number): number => Math.min(LAST_STAIR, Math.floor(Math.max(0, coordinate) / STAIR) + 1)

/** Where a stair begins. */
export const stairStart = (stair: number): number => (stair - 1) * STAIR

/** Height of a platform of the main road. */
export const slotHeight = (stair: number, slot: Slot): number => stairStart(stair) + heights[slot]

/** Slots of a stair from below. */
export const slots: readonly Slot[] = [1, 2, 0]

/** Sideways place of the platform at a height: the road snakes, a bend every nine platforms, never further than 200 from its middle. */
export function sideways(posY: number, width = 180): number {
  const bend = 9 * TILE
  const along = posY % (2 * bend)
  const t = along % bend
  const arc = Math.trunc((4 * width * t * (bend - t)) / (bend * bend))
  return along < bend ? arc : -arc
}
