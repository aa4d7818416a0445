import { expect, it } from 'vitest'
import { goalsAbove } from './goals.ts'

it('names the bosses that wait above, the nearest first', () => {
  expect(goalsAbove(0, 2).map(({ stair }) => stair)).toEqual([5, 10])
  expect(goalsAbove(5, 1)).toEqual([{ stair: 10, imageId: 'boss_toll_master' }])
})

it('names none above the last', () => {
  expect(goalsAbove(6000, 3)).toEqual([])
})
