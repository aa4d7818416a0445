import { expect, it } from 'vitest'
import { averageDice, testBattle } from '../testing/test-battle.ts'
import { creature } from '../testing/test-world.ts'
import { bestMove, chooseMove, scoredMoves } from './opponent.ts'

const human = (id: number, change: Parameters<typeof creature>[2] = {}) => creature('HUMAN', id, { total: 200, ...change })
const targetOf = (cls: Parameters<typeof creature>[0], own: ReturnType<typeof human>[]) => {
  const t = testBattle(own, [creature(cls, -1, { total: 200 })])
  return bestMove(scoredMoves(t.battle.state, 'TM2'))!.target.id
}

it('kills when it can', () => {
  expect(targetOf('HUMAN', [human(1), human(2, { health: 20 }), human(3)])).toBe(2)
})

it('hits dangerous creatures before harmless ones', () => {
  expect(targetOf('MAGE', [human(1, { attack: 10 }), human(2, { attack: 60 })])).toBe(2)
})

it('prefers targets by its class: beasts the wounded, assassins the back row', () => {
  expect(targetOf('BEAST', [human(1), human(2, { health: 110 })])).toBe(2)
  expect(targetOf('ASSASSIN', [human(1), human(2), human(3), human(4)])).toBe(4)
})

it('heals an ally when that scores higher than a hit', () => {
  const t = testBattle([human(1, { defence: 5000 })], [creature('PRIEST', -1, { attack: 60 }), human(-2, { health: 20 })])
  expect(bestMove(scoredMoves(t.battle.state, 'TM2').filter((c) => c.attacker.id === -1))!.target.id).toBe(-2)
})

it('makes the best move at full skill and makes mistakes without any', () => {
  const t = testBattle([human(1), human(2, { health: 20 }), human(3)], [human(-1)])
  const skilled = Array.from({ length: 50 }, (_, i) =>
    chooseMove(t.battle.state, 'TM2', 100, (roll, faces) => (roll === 'choice' ? i % faces : averageDice(roll, faces))),
  )
  expect(new Set(skilled.map((c) => c!.target.id))).toEqual(new Set([2]))
  const unskilled = Array.from({ length: 50 }, (_, i) =>
    chooseMove(t.battle.state, 'TM2', 0, (roll, faces) => (roll === 'choice' ? (i * 7) % faces : averageDice(roll, faces))),
  )
  expect(new Set(unskilled.map((c) => c!.target.id)).size).toBeGreaterThan(1)
})

it('chooses nothing when nobody can move', () => {
  const t = testBattle([human(1)], [human(-1)])
  t.of(-1).struck = true
  expect(chooseMove(t.battle.state, 'TM2', 50, averageDice)).toBeUndefined()
})
