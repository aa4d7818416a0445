import { HOUR } from '@skystair/contract/time'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { world } from '../testing/test-world.ts'
import { raidReward, raidRow, raidSpeedupGems, towerStairs } from './raid.ts'

const row = raidRow(world, 'NORMAL')
const amount = (taken: number, fallen = true) => raidReward(world, row, taken, fallen)[0]?.amount ?? 0

it('a tower has stairs for each member', () => {
  expect([towerStairs(row, 1), towerStairs(row, 12), towerStairs(row, 50)]).toEqual([10, 120, 500])
})

it('a member is rewarded by share, for at most four shares, and with half if the tower stands', () => {
  expect([0, 1, 5, 10, 20, 40, 41, 400].map((taken) => amount(taken))).toEqual([0, 2, 10, 20, 40, 80, 80, 80])
  expect([10, 1].map((taken) => amount(taken, false))).toEqual([10, 1])
  expect(raidReward(world, row, 0, true)).toEqual([])
})

it('all members together get no more than the whole tower is worth', () => {
  const shares = fc.array(fc.nat(60), { minLength: 1, maxLength: 50 })
  fc.assert(
    fc.property(shares, fc.boolean(), (taken, fallen) => {
      const members = Math.ceil(taken.reduce((sum, each) => sum + each, 0) / row.stairs)
      expect(taken.reduce((sum, each) => sum + amount(each, fallen), 0)).toBeLessThanOrEqual(members * 20)
    }),
  )
})

it('each hour of the waiting that has begun costs gems', () => {
  expect([-1, 0, 1, HOUR, HOUR + 1, 24 * HOUR].map((rest) => raidSpeedupGems(world, rest))).toEqual([0, 0, 4, 4, 8, 96])
})
