// Decides which part of the road is loaded: places ahead of the player are loaded, places far behind are dropped.

const RANGE = 1.1
const THRESHOLD = 1.6
/** Places further behind than this are dropped. */
export const BEHIND = 1000
/** The server returns at most this much at once. */
const MOST = 6000

export interface RoadRange {
  readonly from: number
  readonly to: number
}

export interface WalkState {
  readonly coordinate: number
  /** Height of the view in units. */
  readonly height: number
  /** 1 up, −1 down, 0 standing. */
  readonly heading: -1 | 0 | 1
}

/** Returns the range to load next, or null if enough is loaded. The first range is doubled and includes places behind the player. */
export function nextRange(loaded: RoadRange | null, { coordinate, height, heading }: WalkState): RoadRange | null {
  const at = Math.round(coordinate)
  const range = Math.round(RANGE * height)
  if (!loaded) {
    const from = Math.max(0, at - BEHIND)
    return { from, to: Math.min(at + 2 * range, from + MOST) }
  }
  // While the player walks down nothing is loaded above: the places dropped there would be loaded again at once.
  if (heading < 0)
    return loaded.from > 0 && at - loaded.from < BEHIND / 2 ? { from: Math.max(0, loaded.from - BEHIND / 2), to: loaded.from } : null
  if (loaded.to - at < THRESHOLD * height) return { from: loaded.to, to: loaded.to + Math.min(range, MOST) }
  return null
}

/** Returns the part of `loaded` to keep. Places far behind the player, up or down, are dropped. */
export function keptRange({ from, to }: RoadRange, { coordinate, heading }: WalkState): RoadRange {
  const at = Math.round(coordinate)
  return heading < 0 ? { from, to: Math.min(to, at + BEHIND) } : { from: Math.max(from, at - BEHIND), to }
}
