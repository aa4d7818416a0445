import { expect, it } from 'vitest'
import { Pauses } from './pauses.ts'

it('doubles the limit of the pauses up to the longest, and begins again after a success', () => {
  const pauses = new Pauses(2000, 16_000, () => 1)
  expect(Array.from({ length: 6 }, () => pauses.next())).toEqual([2000, 4000, 8000, 16_000, 16_000, 16_000])
  pauses.reset()
  expect(pauses.next()).toBe(2000)
})

it('spreads the clients over the whole pause', () => {
  const clients = Array.from({ length: 1000 }, () => new Pauses(10_000, 10_000).next())
  const quarters = [0, 1, 2, 3].map((quarter) => clients.filter((pause) => Math.floor(pause / 2500) === quarter).length)
  for (const count of quarters) expect(count).toBeGreaterThan(150)
  expect(Math.max(...clients)).toBeLessThanOrEqual(10_000)
})
