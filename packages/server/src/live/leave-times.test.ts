import { expect, it } from 'vitest'
import { leaveTimes } from './leave-times.ts'

it('sockets are closed one after the other, once balancers have noticed, and before the drain ends', () => {
  expect(leaveTimes(3, 5)).toEqual([2000, 3000, 4000])
  expect(leaveTimes(6, 5)).toEqual([2000, 2500, 3000, 3500, 4000, 4500])
  expect(leaveTimes(0, 5)).toEqual([])
  expect(leaveTimes(2, 0)).toEqual([0, 0])
})
