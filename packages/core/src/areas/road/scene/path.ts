import { STAIR_HEIGHT } from '@skystair/contract/measures'

interface Point {
  posX: number
  posY: number
}

/** How long one hop is, in road units: a quarter of a stair. */
export const hopLength = STAIR_HEIGHT / 4

/** Where the squad is across the road at a height: on the line from one platform to the next. `tiles` ascend by posY. */
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
  /** Height of the figure over the ground, virtual units. */
  lift: number
  /** Stretch of its height: below 1 while it lands. */
  squash: number
  landed: boolean
}

/** Which part of a hop, before and after the ground, a figure is squashed: some 90 milliseconds of the 545 that one takes. */
const flat = 0.083

/** A walking figure's hop at a height of the road; `delay` 0…1 lets the figures follow one another. */
export function hopAt(coordinate: number, delay: number): Hop {
  const phase = (((coordinate / hopLength - delay) % 1) + 1) % 1
  const lift = 26 * 4 * phase * (1 - phase)
  const ground = Math.min(phase, 1 - phase)
  const squash = ground < flat ? 0.92 + (0.08 * ground) / flat : 1 + 0.04 * Math.sin(phase * Math.PI)
  return { lift, squash, landed: ground < 0.06 }
}

/** Platforms of one stair hang left, right and in the middle of the road's own bend, far enough apart that none hides another. */
export function weave(posY: number): number {
  return 200 * Math.sin((2 * Math.PI * (posY - 380)) / STAIR_HEIGHT)
}
