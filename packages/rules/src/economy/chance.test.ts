import { createHash } from 'node:crypto'
import type { ChanceTable } from '@skystair/contract'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { drawnRow, oddsOf } from './chance.ts'

const tableOf = (weights: readonly number[], id = 'chest'): ChanceTable => ({
  id,
  rows: weights.map((weight) => ({ weight, rewards: [] })),
})
const weights = fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 40 }).filter((all) => all.some((weight) => weight > 0))

it('publishes odds that are the weights’ shares and sum to one', () => {
  fc.assert(
    fc.property(weights, (all) => {
      const odds = oddsOf(tableOf(all))
      const total = all.reduce((sum, weight) => sum + weight)
      expect(odds.reduce((sum, share) => sum + share)).toBeCloseTo(1, 12)
      for (const [i, share] of odds.entries()) expect(share * total).toBeCloseTo(all[i]!, 6)
    }),
  )
})

it('draws the same row from the same seed, and never one without a weight', () => {
  fc.assert(
    fc.property(weights, fc.string(), (all, seed) => {
      const row = drawnRow(tableOf(all), seed)
      expect(drawnRow(tableOf([...all]), seed)).toBe(row)
      expect(all[row]).toBeGreaterThan(0)
    }),
  )
})

it('draws a row that anybody can compute: by the first 53 bits of a SHA-256 and the weights in order', () => {
  const all = [50, 25, 15, 9, 1]
  for (let i = 0; i < 200; i++) {
    const digest = createHash('sha256').update(`draw:chest:seed ${i}`).digest('hex')
    let left = Number((BigInt(`0x${digest.slice(0, 16)}`) >> 11n) % 100n)
    let row = 0
    while (left >= all[row]!) left -= all[row++]!
    expect(drawnRow(tableOf(all), `seed ${i}`)).toBe(row)
  }
})

it('draws every row as often as its odds say, from many seeds, and other rows from another table', () => {
  const all = [50, 25, 15, 9, 1]
  const DRAWS = 40_000
  const drawn = (id: string) => Array.from({ length: DRAWS }, (_, i) => drawnRow(tableOf(all, id), `seed ${i}`))
  const chests = drawn('chest')
  for (const [row, share] of oddsOf(tableOf(all)).entries()) {
    const expected = DRAWS * share
    // Five standard deviations: one correct table in a million would fail.
    const bound = 5 * Math.sqrt(expected * (1 - share))
    expect(Math.abs(chests.filter((found) => found === row).length - expected)).toBeLessThan(bound)
  }
  const wheel = drawn('wheel')
  expect(chests.filter((row, i) => row !== wheel[i]).length).toBeGreaterThan(DRAWS / 2)
})

it('draws nothing from a table without weights', () => {
  expect(() => drawnRow(tableOf([0, 0]), 'seed')).toThrow('Nothing can be drawn from chest.')
})
