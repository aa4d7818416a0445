/** How the road's units become places on the view: a path that recedes upwards, near platforms big and low, far ones small and high. */
export interface Projection {
  /** Middle of the road across, in virtual units. */
  middle: number
  /** Where the squad stands. */
  nearY: number
  /** Where the last platform in sight stands. */
  farY: number
  /** Virtual units across for one of posX, at the squad's feet. */
  spread: number
}

/** A wide view lets the road swing further out, up to this many times as far as the stage of 600. */
const widest = 1.35

/** Road units in sight ahead of the squad. */
export const sight = 1440
/** The width of a platform at the squad's feet and at the end of sight, in virtual units: about 212 and 90. */
const nearWidth = 212
const farWidth = 92
const reach = (sight * farWidth) / (nearWidth - farWidth)
/** What is nearer than the squad grows up to this, and is out of sight then, so many units behind it. */
export const largest = 1.5
export const behind = reach * (1 - 1 / largest)
const stretch = reach * Math.log((reach + sight) / reach)

export interface Spot {
  x: number
  y: number
  /** 1 at the squad's feet. */
  scale: number
  /** 0 at the squad's feet and nearer, 1 at the end of sight. */
  far: number
}

/** The projection for a view, which leaves room for the bars above and below; on tall views the guide's words and the button stand one over the other below the squad. Lengths in virtual units. */
export function projectionFor(width: number, height: number): Projection {
  return {
    middle: width / 2,
    nearY: height - 268 - Math.max(0, height - 880) * 0.62,
    farY: Math.max(200, height * 0.21),
    spread: 0.66 * Math.min(widest, Math.max(1, width / 600)),
  }
}

/** Where a point of the road is seen. `posX` −300…300 across, `ahead` units in front of the squad (behind it: negative). */
export function project({ middle, nearY, farY, spread }: Projection, posX: number, ahead: number): Spot {
  const distance = Math.max(ahead, -reach * 0.45)
  const scale = reach / (reach + distance)
  const y = nearY - ((nearY - farY) / stretch) * reach * Math.log((reach + distance) / reach)
  // The road draws together less than things shrink, so that platforms hang apart all the way up.
  return { x: middle + posX * (0.35 + 0.65 * scale) * spread, y, scale, far: Math.min(1, Math.max(0, distance / sight)) }
}

/** How many units ahead of the squad a height of the view lies: the way back from `project`. */
export function aheadAt({ nearY, farY }: Projection, y: number): number {
  return reach * (Math.exp((((nearY - y) / (nearY - farY)) * stretch) / reach) - 1)
}
