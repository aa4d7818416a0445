import { expect, it } from 'vitest'
import { creature, world } from '../fixture.ts'
import { ask } from './ask.ts'
import { play, startBattle } from './play.ts'
import { table } from './table.ts'
import type { BattleSetup, Move } from './types.ts'

const human = (id: number, change: Parameters<typeof creature>[2] = {}) => creature('HUMAN', id, { total: 1000, ...change })
const setup = (own: number, enemy: number): BattleSetup => ({
  kind: 'MOB',
  stair: 1,
  seed: 'f0',
  own: Array.from({ length: own }, (_, i) => human(i + 1)),
  enemy: Array.from({ length: enemy }, (_, i) => human(-1 - i)),
  bosses: [],
  consumables: [],
  skill: 100,
})
const played = (state: Parameters<typeof play>[1], move: Move) => {
  const result = play(world, state, move)
  if ('refused' in result) throw new Error(result.refused)
  return result
}

it('lets the sides move in turn, each creature once a round, and opens a new round when all have', () => {
  let { state, events } = startBattle(world, setup(2, 1))
  expect(ask(state)).toMatchObject({ side: 'TM1', attackers: [1, 2], skipperId: 1, targets: { 1: [-1], 2: [-1] } })
  ;({ state, events } = played(state, { type: 'hit', attackerId: 2, defenderId: -1 }))
  expect(events.filter((e) => e.type === 'HIT').map((e) => e.by)).toEqual([2, -1])
  expect([ask(state)!.attackers, state.round]).toEqual([[1], 1])
  ;({ state, events } = played(state, { type: 'skip' }))
  expect(events.map((e) => e.type).slice(0, 2)).toEqual(['BRACE', 'ROUND'])
  expect(state.round).toBe(2)
})

it('makes the first by position brace when the player skips', () => {
  const { state } = startBattle(world, { ...setup(1, 1), own: [human(9), human(4)] })
  expect(ask(state)!.skipperId).toBe(9)
  expect(played(state, { type: 'skip' }).events[0]).toMatchObject({ type: 'BRACE', by: 9 })
})

it('keeps the greater strength and the longer time of an effect that comes twice', () => {
  const t = table([creature('LIZARD', 1, { total: 1000 })], [human(-1)])
  t.of(-1).effects = [{ type: 'POISONED', movesRemain: 5, power: 2 }]
  t.strike(1, -1)
  expect(t.effects(-1)).toEqual(['POISONED 5 6'])
})

it('ends when a side has nobody left, and starts over for nobody', () => {
  const { state } = startBattle(world, { ...setup(1, 1), enemy: [human(-1, { health: 1 })] })
  const end = played(state, { type: 'hit', attackerId: 1, defenderId: -1 })
  expect([end.state.winner, end.events.at(-1)!.type, end.events.at(-1)!.what]).toEqual(['TM1', 'END', 'TM1'])
  expect(startBattle(world, { ...setup(1, 1), own: [human(1, { health: 0 })] }).state.winner).toBe('TM2')
})
