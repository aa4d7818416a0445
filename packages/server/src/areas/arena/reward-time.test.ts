import { expect, it } from 'vitest'
import { nextHour, nextReward } from './reward-time.ts'

const at = (text: string) => Date.parse(text)
const moment = (time: number) => new Date(time).toISOString()

it('finds the next start of an hour in the player’s time zone', () => {
  expect(moment(nextHour('Europe/Moscow', 19, at('2026-01-10T12:30:00Z')))).toBe('2026-01-10T16:00:00.000Z')
  expect(moment(nextHour('Europe/Moscow', 19, at('2026-01-10T16:00:00Z')))).toBe('2026-01-11T16:00:00.000Z')
  expect(moment(nextHour('Asia/Kolkata', 8, at('2026-01-10T02:29:59Z')))).toBe('2026-01-10T02:30:00.000Z')
})

it('keeps the hour when the clocks change', () => {
  expect(moment(nextHour('Europe/Berlin', 19, at('2026-03-28T18:00:00Z')))).toBe('2026-03-29T17:00:00.000Z')
  expect(moment(nextHour('Europe/Berlin', 19, at('2026-10-24T17:00:00Z')))).toBe('2026-10-25T18:00:00.000Z')
})

it('gives no second reward on the same day to a player who changes the hour', () => {
  const rewarded = at('2026-01-10T08:00:00Z')
  const now = at('2026-01-10T09:00:00Z')
  expect(moment(nextReward('UTC', 10, rewarded, now))).toBe('2026-01-11T10:00:00.000Z')
  expect(moment(nextReward('UTC', 7, rewarded, now))).toBe('2026-01-11T07:00:00.000Z')
  expect(moment(nextReward('UTC', 6, rewarded, now))).toBe('2026-01-12T06:00:00.000Z')
  expect(moment(nextReward('UTC', 8, rewarded, now))).toBe('2026-01-11T08:00:00.000Z')
  expect(moment(nextReward('UTC', 10, 0, now))).toBe('2026-01-10T10:00:00.000Z')
})
