import { HOUR } from '@skystair/contract/time'

/** Nothing is sent from ten in the evening until nine in the morning. */
const FROM = 22
const UNTIL = 9

/** Returns whether the runtime knows the time zone. */
export function isTimeZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** Returns the hour in a time zone, and the milliseconds since it began. */
export function hourIn(timeZone: string, now: number): { readonly hour: number; readonly passed: number } {
  const parts = new Intl.DateTimeFormat('en', { timeZone, hourCycle: 'h23', hour: 'numeric', minute: 'numeric', second: 'numeric' })
  const of = Object.fromEntries(parts.formatToParts(now).map(({ type, value }) => [type, Number(value)]))
  return { hour: of.hour ?? 0, passed: (of.minute ?? 0) * 60_000 + (of.second ?? 0) * 1000 }
}

/** Returns the first moment from now on at which messages may be sent in that time zone. */
export function afterQuiet(timeZone: string, now: number): number {
  const { hour, passed } = hourIn(timeZone, now)
  if (UNTIL <= hour && hour < FROM) return now
  return now - passed + ((UNTIL - hour + 24) % 24) * HOUR
}
