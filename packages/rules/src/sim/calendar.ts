// How much simulated players play, and when.
import type { World } from '@skystair/contract'
import { did } from './deeds.ts'
import { travel } from './journey.ts'
import type { Style } from './style.ts'
import { AWAKE, meet, receive, setOut, type Traveller } from './traveller.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** A day's visits, by the hour: before work, at noon, after work, before bed. */
const VISITS = [0, 5, 10, AWAKE] as const
/** The visit after work, when the guide has a tale to tell. */
const EVENING = 10
/** What is played in a day at most, and in one visit; whose squad needs rest sooner comes back at the next visit. */
const PER_DAY = 20 * MINUTE
const PER_VISIT = 5 * MINUTE
/** How long somebody with time on their hands looks at the sky before trying again. */
const WAIT = 2 * MINUTE

type Who = keyof World['starters']
export const characters: readonly Who[] = ['MAN_1', 'MAN_2', 'WOMAN_1', 'WOMAN_2']

/** The first hour, in one sitting: whoever has to wait for wounds waits. */
export function firstHour(world: World, who: Who, style: Style, seed: number): Traveller {
  const t = setOut(world, who, seed)
  while (t.now < HOUR) {
    const left = HOUR - t.now
    if (travel(world, t, style, t.played + left) === 'REST') t.now += Math.min(WAIT, left)
  }
  return t
}

/** Days of twenty minutes in a few visits, with the daily reward. `after` sees the player at the end of each day. */
export function days(
  world: World,
  who: Who,
  style: Style,
  seed: number,
  count: number,
  after?: (t: Traveller, day: number) => void,
): Traveller {
  const t = setOut(world, who, seed)
  for (let day = 0; day < count; day++) {
    const streak = world.everyday[Math.min(day, world.everyday.length - 1)] ?? []
    t.now = Math.max(t.now, day * DAY)
    receive(world, t, streak)
    did(world, t, { what: 'DAILY', marks: [] })
    const end = t.played + PER_DAY
    for (const hour of VISITS) {
      t.now = Math.max(t.now, day * DAY + hour * HOUR)
      const begun = t.now
      if (hour === EVENING) meet(t, `tale:${day % world.tales.length}`)
      travel(world, t, style, Math.min(end, t.played + PER_VISIT))
      t.visits++
      if (t.since < begun) t.empty++
    }
    after?.(t, day)
  }
  return t
}
