// Which part of the road is held: it is loaded ahead of the walker and dropped behind.

const RANGE = 1.1
const THRESHOLD = 1.6
/** What lies further behind than this is dropped. */
export const BEHIND = 1000
/** The server gives at most this much at once. */
const MOST = 6000

export interface RoadRange {
  readonly from: number
  readonly to: number
}

export interface Walker {
  readonly coordinate: number
  /** Height of the window in units. */
  readonly height: number
  /** 1 up, −1 down, 0 standing. */
  readonly heading: -1 | 0 | 1
}

/** What to load next, or null while enough is held. The first load is doubled and takes what lies behind along. */
export function nextSpan(held: RoadRange | null, { coordinate, height, heading }: Walker): RoadRange | null {
  const at = Math.round(coordinate)
  const range = Math.round(RANGE * height)
  if (!held) {
    const from = Math.max(0, at - BEHIND)
    return { from, to: Math.min(at + 2 * range, from + MOST) }
  }
  if (heading < 0 && held.from > 0 && at - held.from < BEHIND / 2) return { from: Math.max(0, held.from - BEHIND / 2), to: held.from }
  if (held.to - at < THRESHOLD * height) return { from: held.to, to: held.to + Math.min(range, MOST) }
  return null
}

/** What is kept of `held`. Going down keeps what lies below: it is about to be seen. */
export function keptSpan(held: RoadRange, { coordinate, heading }: Walker): RoadRange {
  if (heading < 0) return held
  return { from: Math.max(held.from, Math.round(coordinate) - BEHIND), to: held.to }
}
