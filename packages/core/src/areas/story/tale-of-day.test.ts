import { expect, it } from 'vitest'
import { taleTonight } from './tale-of-day.ts'

const at = (day: number, hour: number) => taleTonight(new Date(2026, 2, day, hour, 30).getTime())

it('is one tale from five in the evening until five in the morning, and none by day', () => {
  expect([at(10, 5), at(10, 12), at(10, 16)]).toEqual([null, null, null])
  expect(at(10, 17)).toMatch(/^t\d+$/)
  expect([at(10, 23), at(11, 0), at(11, 4)]).toEqual([at(10, 17), at(10, 17), at(10, 17)])
})

it('is another every evening for four weeks, and then repeats', () => {
  const evenings = Array.from({ length: 29 }, (_, i) => at(1 + i, 20))
  expect(new Set(evenings).size).toBe(28)
  expect(evenings[28]).toBe(evenings[0])
})
