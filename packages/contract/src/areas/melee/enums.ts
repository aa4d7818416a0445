import { DAY, HOUR, MINUTE } from '../../time.ts'

/** A melee waits for players, then is fought. */
export const MeleeProgress = ['WAITING', 'RUNNING', 'OVER'] as const
export type MeleeProgress = (typeof MeleeProgress)[number]

/** Sides of a melee. */
export const MELEE_SIDES = 5

const WEEK = 7 * DAY
/** 1970 began on a Thursday. */
const FIRST_SUNDAY = 3 * DAY

/** How long before the hour it is announced, in milliseconds. */
export const MELEE_NOTICE = 15 * MINUTE

/** Returns the weekly hour that is present or next at a time, where one of them is known. Milliseconds since 1970. */
export function meleeHourAt({ opensAt, closesAt }: { readonly opensAt: number; readonly closesAt: number }, now: number) {
  const weeks = Math.floor((now - closesAt) / WEEK) + 1
  return { opensAt: opensAt + weeks * WEEK, closesAt: closesAt + weeks * WEEK }
}

/** Returns the present weekly hour, or the next one, in milliseconds since 1970. `weekday` and `hour` are in UTC; 0 is Sunday. */
export function meleeHour(
  { weekday, hour, minutes }: { readonly weekday: number; readonly hour: number; readonly minutes: number },
  now: number,
): { readonly opensAt: number; readonly closesAt: number } {
  const first = FIRST_SUNDAY + weekday * DAY + hour * HOUR
  const passed = (now - first) % WEEK
  const last = now - passed
  const opensAt = passed < minutes * MINUTE ? last : last + WEEK
  return { opensAt, closesAt: opensAt + minutes * MINUTE }
}
