import { expect, it } from 'vitest'
import { creature } from '../../../testing/fixtures.ts'
import { isFollowed, moveItem, orderCreatures } from './creature-order.ts'

const ids = (list: readonly { id: number }[]) => list.map(({ id }) => id)
const some = [creature(1, { weight: 30 }), creature(2, { weight: 10 }), creature(3, { weight: 20 })]

it('follows the saved order, then the weight', () => {
  expect(ids(orderCreatures(some, [3]))).toEqual([3, 2, 1])
  expect(ids(orderCreatures(some, [1, 99, 2]))).toEqual([1, 2, 3])
})

it('orders by weight if nothing is saved', () => {
  expect(ids(orderCreatures(some, []))).toEqual([2, 3, 1])
})

it('recognises an outdated order, and ignores creatures that are not in both lists', () => {
  expect(isFollowed(some, [1, 2, 3])).toBe(true)
  expect(isFollowed(some, [9, 1, 3])).toBe(true)
  expect(isFollowed(some, [])).toBe(true)
  expect(isFollowed(some, [3, 1])).toBe(false)
})

it('moves an item and ignores moves that lead nowhere', () => {
  expect(moveItem([1, 2, 3], 0, 2)).toEqual([2, 3, 1])
  for (const [from, to] of [
    [1, 1],
    [-1, 0],
    [0, -1],
    [3, 0],
    [0, 3],
  ] as const)
    expect(moveItem([1, 2, 3], from, to)).toEqual([1, 2, 3])
})
