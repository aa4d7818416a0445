import type { Style } from '@skystair/rules/sim'
import { styles } from '@skystair/rules/sim'
import { beforeAll, describe, expect, it } from 'vitest'
import { compareDraws, drawn } from './draws.ts'
import { MOST_AHEAD } from './goals.ts'
import { type Month, playMonth } from './month.ts'
import { dailyGain, shopUse, typicalPrice } from './prices.ts'

const steady = styles.find(({ name }) => name === 'steady') as Style
const DAYS = 30
const seeds = [1, 2, 3]
let [free, paying] = [] as unknown as [Month, Month]

beforeAll(() => {
  free = playMonth(steady, false, seeds, DAYS)
  paying = playMonth(steady, true, seeds, DAYS)
})

const end = ({ stairsByDay }: Month) => stairsByDay.at(-1)!.reduce((sum, stair) => sum + stair, 0) / seeds.length

describe('a month of the whole economy', () => {
  it('is the same for the same seeds', () => {
    const again = playMonth(steady, false, seeds, 2)
    expect(again).toEqual(playMonth(steady, false, seeds, 2))
    expect(again.moved).not.toEqual(playMonth(steady, false, [3, 4], 2).moved)
  })

  it('counts every resource: what was gained and not paid is held', () => {
    for (const [resource, held] of Object.entries(free.stock.at(-1)!)) {
      const all = Object.entries(free.moved).filter(([key]) => key.split('|')[1] === resource)
      expect([resource, all.reduce((sum, [, amount]) => sum + amount, 0)]).toEqual([resource, held])
      expect(held).toBeGreaterThanOrEqual(0)
    }
  })

  it('lets those who pay come further by no more than a quarter', () => {
    expect(Object.keys(free.moved).some((key) => key.endsWith('|purchase'))).toBe(false)
    expect(dailyGain(paying, 'mithril', 0, DAYS)).toBeGreaterThan(4 * dailyGain(free, 'mithril', 0, DAYS))
    expect(end(paying) / end(free)).toBeLessThanOrEqual(MOST_AHEAD)
  })

  it('knows arena, chests, boosters and shops, and what their goods cost in days', () => {
    const reasons = new Set(Object.keys(free.moved).map((key) => key.split('|')[2]))
    for (const reason of ['arena', 'bank', 'advert', 'delayedChest', 'wheel', 'shop:artifact', 'shop:usual', 'shop:booster', 'force'])
      expect(reasons).toContain(reason)
    const usual = shopUse([free]).find(({ id }) => id === 'usual')!
    expect(usual.buyers).toBe(100)
    expect(usual.days).toBeGreaterThan(0)
    expect(typicalPrice('townTitan', 30, 400)).toMatchObject({ resource: 'blueCrystal' })
  })
})

it('draws from every wheel, chest and factory as often as the published odds say', () => {
  expect(drawn.length).toBeGreaterThan(25)
  for (const table of drawn) {
    const { chiSquare, limit } = compareDraws(table, 20_000, 'test')
    expect(chiSquare, table.id).toBeLessThan(limit)
  }
  const [wheel] = drawn
  const others = wheel!.rows.map(() => 1 / wheel!.rows.length)
  const { chiSquare, limit } = compareDraws(wheel!, 20_000, 'test', others)
  expect(chiSquare).toBeGreaterThan(limit)
})
