/** A place that the squad must not hide: its middle and half its width on the view, and its distance in front of the squad in road units. */
export interface Obstacle {
  readonly id: number
  readonly x: number
  readonly half: number
  readonly ahead: number
}

/** The squad on the view: the point it stands on, and how far it reaches to both sides of it. */
export interface Standing {
  readonly x: number
  readonly left: number
  readonly right: number
}

/** The part of the view in which nothing covers the squad. */
export interface Edges {
  readonly from: number
  readonly to: number
}

/** A squad starts to step aside at the first distance in front of a place, and has done so at the second; in road units. */
const begins = 170
const complete = 110
/** A place behind the squad is no longer hidden from this distance on. */
const behind = -40
/** The squad may leave its part of the view by this much. */
const overEdge = 14
/** Milliseconds in which most of a step is done. */
const stepTime = 160

/** How much a place at a distance matters, 0…1. */
export const weightOf = (ahead: number): number =>
  Math.max(0, Math.min(1, ahead >= 0 ? (begins - ahead) / (begins - complete) : 1 - ahead / behind))

/** Moves the squad sideways, so that it stands beside a place on the road and not in front of it. */
export class StandAside {
  /** The place it stands beside, and on which side: it must not change sides while it passes. */
  #beside: { readonly id: number; readonly side: -1 | 1 } | null = null
  /** In virtual units of the view. */
  shift = 0

  /** Returns the shift for a squad that may stand between these edges; without `ms` it is complete at once. */
  go(squad: Standing, places: Iterable<Obstacle>, edges: Edges, ms: number | null): number {
    const target = this.#target(squad, places, edges)
    this.shift += (target - this.shift) * (ms === null ? 1 : Math.min(1, ms / stepTime))
    return this.shift
  }

  #target(squad: Standing, places: Iterable<Obstacle>, { from, to }: Edges): number {
    let nearest: Obstacle | null = null
    for (const place of places)
      if (weightOf(place.ahead) > 0 && (!nearest || Math.abs(place.ahead) < Math.abs(nearest.ahead))) nearest = place
    if (!nearest) {
      this.#beside = null
      return 0
    }
    const inView = (x: number) => Math.max(from + squad.left - overEdge, Math.min(to - squad.right + overEdge, x))
    if (this.#beside?.id !== nearest.id) {
      // The side from which the squad comes, if it has room there.
      const own = squad.x < nearest.x ? -1 : 1
      const wanted = besideOn(own, nearest, squad)
      this.#beside = { id: nearest.id, side: inView(wanted) === wanted ? own : own === 1 ? -1 : 1 }
    }
    const { side } = this.#beside
    const step = inView(besideOn(side, nearest, squad)) - squad.x
    return step * side > 0 ? step * weightOf(nearest.ahead) : 0
  }
}

/** Returns the squad's position on this side of a place, at which it hides nothing of it. */
const besideOn = (side: -1 | 1, place: Obstacle, squad: Standing): number =>
  side < 0 ? place.x - place.half - squad.right : place.x + place.half + squad.left
