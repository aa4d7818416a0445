import { expect, it } from 'vitest'
import { fighter } from '../../../testing/fixtures.ts'
import { chooseMove } from './choose-move.ts'

const health = (current: number) => ({ health: { current, total: 100 } })
const creatures = [fighter(1, { attack: 10 }), fighter(2, { attack: 30, ...health(60) }), fighter(-1, health(90)), fighter(-2, health(40))]
const ask = (targets: Record<string, number[]>) => ({ side: 'TM1' as const, attackers: [1, 2], targets, skipperId: 1, consumables: [] })

it('hits the weakest enemy, with the strongest creature that reaches it', () => {
  expect(chooseMove(ask({ 1: [-1, -2], 2: [-1, -2] }), creatures)).toEqual({ attackerId: 2, defenderId: -2 })
  expect(chooseMove(ask({ 1: [-2], 2: [-1] }), creatures)).toEqual({ attackerId: 1, defenderId: -2 })
})

it('heals only if no enemy can be hit, and only the wounded', () => {
  expect(chooseMove(ask({ 1: [1, 2], 2: [-1] }), creatures)).toEqual({ attackerId: 2, defenderId: -1 })
  expect(chooseMove(ask({ 1: [1, 2] }), creatures)).toEqual({ attackerId: 1, defenderId: 2 })
  expect(chooseMove(ask({ 1: [1] }), creatures)).toBeNull()
})
