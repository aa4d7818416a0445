import { STAIR_HEIGHT } from '@skystair/contract/measures'

interface Point {
  posX: number
  posY: number
}

/** Length of a hop in road units: a quarter of a stair. */
export const hopLength = STAIR_HEIGHT / 4

/** Returns the posX of the path at a height, between the platforms below and above it. `tiles` ascend by posY. */
export function acrossAt(tiles: readonly Point[], posY: number): number {
  let below: Point | undefined
  for (const tile of tiles) {
    if (tile.posY > posY) return below ? between(below, tile, posY) : tile.posX
    below = tile
  }
  return below?.posX ?? 0
}

function between(a: Point, b: Point, posY: number): number {
  const t = (posY - a.posY) / (b.posY - a.posY)
  return a.posX + (b.posX - a.posX) * t * t * (3 - 2 * t)
}

export interface Hop {
  /** Height of the figure over the ground, in virtual units. */
  lift: number
  /** Vertical scale: below 1 while it lands. */
  squash: number
  landed: boolean
}

/** Part of a hop, before and after the ground, in which a figure is squashed: some 90 of its 545 milliseconds. */
const flat = 0.083

/** A walking figure's hop at a height of the road; `delay` 0…1 makes figures hop one after another. */
export function hopAt(coordinate: number, delay: number): Hop {
  const phase = (((coordinate / hopLength - delay) % 1) + 1) % 1
  const lift = 26 * 4 * phase * (1 - phase)
  const ground = Math.min(phase, 1 - phase)
  const squash = ground < flat ? 0.92 + (0.08 * ground) / flat : 1 + 0.04 * Math.sin(phase * Math.PI)
  return { lift, squash, landed: ground < 0.06 }
}

/**
 * Sideways offset of a platform: those of one stair are left, right and in the middle of the road's curve, far enough apart that none hides another.
 */
export function sidewaysOffset(posY: number): number {
  return 200 * Math.sin((2 * Math.PI * (posY - 380)) / STAIR_HEIGHT)
}
