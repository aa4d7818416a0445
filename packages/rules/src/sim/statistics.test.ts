import { CreatureClass } from '@skystair/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { BattleRecord } from './simulated-player.ts'
import { classUsage, mean, stairBands, wonPercent } from './statistics.ts'

const battles = fc.array(
  fc.record<BattleRecord>({
    stair: fc.integer({ min: 1, max: 100 }),
    day: fc.nat(30),
    guardian: fc.boolean(),
    won: fc.boolean(),
    difficulty: fc.constantFrom('GREEN', 'YELLOW', 'RED'),
    moves: fc.integer({ min: 1, max: 40 }),
    classes: fc.array(fc.constantFrom(...CreatureClass.slice(0, 5)), { maxLength: 6 }),
    wait: fc.nat(1_000_000),
  }),
)
const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0)

it('the mean is between the smallest and the largest value, and 0 without values', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -1000, max: 1000 }), { minLength: 1 }), (numbers) => {
      const found = mean(numbers, (n) => n)
      expect(found >= Math.min(...numbers) && found <= Math.max(...numbers)).toBe(true)
    }),
  )
  expect(mean([], () => 1)).toBe(0)
})

it('the shares of victories and defeats add up to a hundred per cent', () => {
  fc.assert(
    fc.property(battles, (list) => {
      const reversed = list.map((battle) => ({ ...battle, won: !battle.won }))
      expect(wonPercent(list) + wonPercent(reversed)).toBeCloseTo(list.length > 0 ? 100 : 0)
    }),
  )
})

describe('bands of stairs', () => {
  const starts = [1, 11, 51]

  it('contain every battle once, as long as each has one with a guardian', () => {
    fc.assert(
      fc.property(battles, (list) => {
        const guardians = starts.map((stair) => ({ ...example, stair, guardian: true }))
        const bands = stairBands([...list, ...guardians], starts, 100)
        expect(bands.map(({ from, to }) => [from, to])).toEqual([
          [1, 10],
          [11, 50],
          [51, 100],
        ])
        expect(sum(bands.map((band) => band.battles))).toBe(list.length + guardians.length)
      }),
    )
  })

  it('count the battles for each stair that was won', () => {
    const fought = (won: boolean, guardian: boolean, moves: number) => ({ ...example, won, guardian, moves })
    const [band, ...others] = stairBands(
      [fought(false, true, 4), fought(true, true, 6), fought(true, false, 8), fought(true, true, 2)],
      [1],
      10,
    )
    expect(others).toEqual([])
    expect(band).toMatchObject({ battles: 4, winPercent: 75, moves: 5, perStair: 2 })
    expect(band?.guardianWinPercent).toBeCloseTo(200 / 3)
  })
})

it('a class counts once for each battle that it fought in', () => {
  fc.assert(
    fc.property(battles, (list) => {
      const usage = classUsage(list)
      for (const cls of CreatureClass) {
        const here = list.filter(({ classes }) => classes.includes(cls))
        const wins = here.filter(({ won }) => won).length
        expect(usage.get(cls)).toEqual(here.length > 0 ? { battles: here.length, wins } : undefined)
      }
    }),
  )
})

const example: BattleRecord = { stair: 1, day: 0, guardian: false, won: true, difficulty: 'GREEN', moves: 1, classes: [], wait: 0 }
