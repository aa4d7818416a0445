import { randomUUID } from 'node:crypto'
import type { Bus } from '../live/bus/bus.ts'

/** A player who has done something within this time counts as online, milliseconds. */
export const ONLINE = 5 * 60_000

/** The activity of players on this node since its start. */
export interface Activity {
  /** Identifies the node among others on the same database. */
  readonly node: string
  /** Notes that a committed transaction has changed these players. */
  note(playerIds: Iterable<number>, now: number): void
  /** Returns the players who were changed since the last call. */
  takeChanged(): number[]
  /** Returns the number of players who were changed since a time, and forgets the others. */
  countSince(since: number): number
}

function newActivity(): Activity {
  const changed = new Set<number>()
  const seen = new Map<number, number>()
  return {
    node: randomUUID(),
    note(playerIds, now) {
      for (const id of playerIds) {
        changed.add(id)
        seen.set(id, now)
      }
    },
    takeChanged() {
      const all = [...changed]
      changed.clear()
      return all
    },
    countSince(since) {
      for (const [id, at] of seen) if (at <= since) seen.delete(id)
      return seen.size
    },
  }
}

const activities = new WeakMap<Bus, Activity>()

/** Returns the activity on the node of a bus. */
export function activityOn(bus: Bus): Activity {
  const known = activities.get(bus) ?? newActivity()
  activities.set(bus, known)
  return known
}
