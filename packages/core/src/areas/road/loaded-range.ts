// Which part of the road is loaded: ahead of the player, and dropped behind.

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

/** Returns what to load next, or null while enough is loaded. The first load is doubled and includes what is behind. */
export function nextRange(loaded: RoadRange | null, { coordinate, height, heading }: WalkState): RoadRange | null {
  const at = Math.round(coordinate)
  const range = Math.round(RANGE * height)
  if (!loaded) {
    const from = Math.max(0, at - BEHIND)
    return { from, to: Math.min(at + 2 * range, from + MOST) }
  }
  if (heading < 0 && loaded.from > 0 && at - loaded.from < BEHIND / 2)
    return { from: Math.max(0, loaded.from - BEHIND / 2), to: loaded.from }
  if (loaded.to - at < THRESHOLD * height) return { from: loaded.to, to: loaded.to + Math.min(range, MOST) }
  return null
}

/** Returns which part of `loaded` is kept. Going down keeps all of it: what is below becomes visible. */
export function keptRange(loaded: RoadRange, { coordinate, heading }: WalkState): RoadRange {
  if (heading < 0) return loaded
  return { from: Math.max(loaded.from, Math.round(coordinate) - BEHIND), to: loaded.to }
}
