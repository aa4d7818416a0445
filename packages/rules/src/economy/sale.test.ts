import { expect, it } from 'vitest'
import { blackFriday } from './sale.ts'

it.each([
  [2023, 24],
  [2024, 29],
  [2025, 28],
  [2026, 27],
  [2029, 23],
])('begins in %i on %i November at 12:00 and lasts three days', (year, day) => {
  expect(blackFriday(Date.UTC(year, 0, 1))).toEqual({ year, from: Date.UTC(year, 10, day, 12), until: Date.UTC(year, 10, day + 3, 12) })
})

it('is that of this year until its last moment, then that of the next year', () => {
  const { until } = blackFriday(Date.UTC(2026, 5, 1))
  expect(blackFriday(until - 1).year).toBe(2026)
  expect(blackFriday(until).year).toBe(2027)
})
