import { HOUR } from '@skystair/contract/time'
import { hourIn } from '../notification/push/quiet.ts'

const DAY_HOURS = 24
/** A day may be an hour shorter when the clocks change. */
const SHORTEST_DAY = 23 * HOUR
/** The hour of a new entrant's daily reward: in the evening. */
export const FIRST_HOUR = 19

/** Returns the first time after another at which an hour of the day begins in a time zone. */
export function nextHour(timeZone: string, hour: number, after: number): number {
  const { hour: present, passed } = hourIn(timeZone, after)
  const hours = (hour - present + DAY_HOURS) % DAY_HOURS || DAY_HOURS
  const guess = after - passed - (after % 1000) + hours * HOUR
  // The clocks may change between the two times.
  const { hour: found } = hourIn(timeZone, guess)
  const off = (found - hour + DAY_HOURS) % DAY_HOURS
  return off === 0 ? guess : guess + (off === 1 ? -HOUR : HOUR)
}

/** Returns the time of the next daily reward, at most one a day. `rewardedAt` is the time of the last; 0 for none. */
export const nextReward = (timeZone: string, hour: number, rewardedAt: number, now: number): number =>
  nextHour(timeZone, hour, Math.max(now, rewardedAt === 0 ? 0 : rewardedAt + SHORTEST_DAY - 1))
