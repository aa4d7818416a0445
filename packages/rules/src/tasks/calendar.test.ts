import { DAY, HOUR } from '@skystair/contract/time'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { civilDate, endOfMinute, timestampOf } from './calendar.ts'

it('computes the same dates as the engine, from 1600 to 2900', () => {
  fc.assert(
    fc.property(fc.integer({ min: Date.UTC(1600, 0, 1), max: Date.UTC(2900, 0, 1) }), (now) => {
      const date = new Date(now)
      const { year, month, day, clock } = civilDate(now)
      expect([year, month, day]).toEqual([date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()])
      expect(timestampOf(year, [month, day, 0, 0]) + clock).toBe(now)
      expect(clock >= 0 && clock < DAY).toBe(true)
    }),
  )
})

it('has a 29th of February in leap years only: every fourth, not every hundredth, but every four-hundredth', () => {
  const dayAfterFebruary28 = (year: number) => civilDate(timestampOf(year, [2, 28, 12, 0]) + DAY)
  expect([2024, 2025, 2000, 2100, 1970].map((year) => dayAfterFebruary28(year).day)).toEqual([29, 1, 29, 1, 1])
})

it('goes from the last millisecond of a year to the first of the next', () => {
  const next = Date.UTC(2027, 0, 1)
  expect(civilDate(next - 1)).toEqual({ year: 2026, month: 12, day: 31, clock: DAY - 1 })
  expect(civilDate(next)).toEqual({ year: 2027, month: 1, day: 1, clock: 0 })
})

it('ends an event after the last minute, not before it', () => {
  expect(endOfMinute(2024, [10, 30, 3, 59])).toBe(Date.UTC(2024, 9, 30, 4))
  expect(endOfMinute(2024, [4, 17, 23, 59])).toBe(Date.UTC(2024, 3, 18))
  expect(timestampOf(2024, [7, 5, 8, 30])).toBe(Date.UTC(2024, 6, 5) + 8 * HOUR + HOUR / 2)
})
