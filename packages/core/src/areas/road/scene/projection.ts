/** Projects road units onto the view: a path that recedes upwards, near platforms big and low, far ones small and high. */
export interface Projection {
  /** Horizontal middle of the road, in virtual units. */
  middle: number
  /** Height of the squad on the view. */
  nearY: number
  /** Height of the last visible platform on the view. */
  farY: number
  /** Virtual units for one unit of posX, at the squad. */
  spread: number
}

/** On a wide view the road curves further out, up to this factor of a 600-unit view. */
const widest = 1.35

/** How far ahead of the squad the road is visible, in road units. */
export const viewDistance = 1440
/** The width of a platform at the squad and at the view distance, in virtual units. */
const nearWidth = 212
const farWidth = 92
const focalLength = (viewDistance * farWidth) / (nearWidth - farWidth)
/** Objects nearer than the squad grow up to this scale; then they are this many units behind it, and no longer visible. */
export const maxScale = 1.5
export const behindDistance = focalLength * (1 - 1 / maxScale)
const stretch = focalLength * Math.log((focalLength + viewDistance) / focalLength)

export interface ScreenPoint {
  x: number
  y: number
  /** 1 at the squad. */
  scale: number
  /** 0 at the squad and nearer, 1 at the view distance. */
  far: number
}

/**
 * Returns the projection for a view, with room for the bars above and below; on tall views the guide's text and the button are stacked below the
 * squad. Lengths in virtual units.
 */
export function projectionFor(width: number, height: number): Projection {
  return {
    middle: width / 2,
    nearY: height - 268 - Math.max(0, height - 880) * 0.62,
    farY: Math.max(200, height * 0.21),
    spread: 0.66 * Math.min(widest, Math.max(1, width / 600)),
  }
}

/** Projects a point of the road. `posX` −300…300, `ahead` units in front of the squad (behind it: negative). */
export function project({ middle, nearY, farY, spread }: Projection, posX: number, ahead: number): ScreenPoint {
  const distance = Math.max(ahead, -focalLength * 0.45)
  const scale = focalLength / (focalLength + distance)
  const y = nearY - ((nearY - farY) / stretch) * focalLength * Math.log((focalLength + distance) / focalLength)
  // The road narrows less than objects shrink, so that platforms stay apart up to the view distance.
  return { x: middle + posX * (0.35 + 0.65 * scale) * spread, y, scale, far: Math.min(1, Math.max(0, distance / viewDistance)) }
}

/** Returns how many units ahead of the squad a height of the view is: the inverse of `project`. */
export function aheadAt({ nearY, farY }: Projection, y: number): number {
  return focalLength * (Math.exp((((nearY - y) / (nearY - farY)) * stretch) / focalLength) - 1)
}
