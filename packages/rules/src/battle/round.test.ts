import { expect, it } from 'vitest'
import { testBattle } from '../testing/test-battle.ts'
import { creature, world } from '../testing/test-world.ts'
import { ask } from './ask.ts'
import { play, startBattle } from './play.ts'
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
const played = (state: Parameters<typeof play>[0], move: Move) => {
  const result = play(state, move)
  if ('refused' in result) throw new Error(result.refused)
  return result
}

it('lets the sides move in turn, each creature once per round, and starts a new round when all have moved', () => {
  let { state, events } = startBattle(world, setup(2, 1))
  expect(ask(state)).toMatchObject({ side: 'TM1', attackers: [1, 2], skipperId: 1, targets: { 1: [-1], 2: [-1] } })
  ;({ state, events } = played(state, { type: 'hit', attackerId: 2, defenderId: -1 }))
  expect(events.filter((e) => e.type === 'HIT').map((e) => e.by)).toEqual([2, -1])
  expect([ask(state)!.attackers, state.round]).toEqual([[1], 1])
  ;({ state, events } = played(state, { type: 'skip' }))
  expect(events.map((e) => e.type).slice(0, 2)).toEqual(['BRACE', 'ROUND'])
  expect(state.round).toBe(2)
})

it('lets the chosen creature brace, and refuses one that cannot move', () => {
  const { state } = startBattle(world, setup(2, 1))
  expect(played(state, { type: 'skip', creatureId: 2 }).events[0]).toMatchObject({ type: 'BRACE', by: 2 })
  expect(play(state, { type: 'skip', creatureId: -1 })).toEqual({ refused: 'CREATURE_INACTIVE' })
})

it('lets the first creature by position brace when the player skips', () => {
  const { state } = startBattle(world, { ...setup(1, 1), own: [human(9), human(4)] })
  expect(ask(state)!.skipperId).toBe(9)
  expect(played(state, { type: 'skip' }).events[0]).toMatchObject({ type: 'BRACE', by: 9 })
})

it('keeps the greater power and the longer duration when an effect is applied again', () => {
  const t = testBattle([creature('LIZARD', 1, { total: 1000 })], [human(-1)])
  t.of(-1).effects = [{ type: 'POISONED', movesRemain: 5, power: 2 }]
  t.hit(1, -1)
  expect(t.effects(-1)).toEqual(['POISONED 5 6'])
})

it('ends when a side has no living creature, even before the first move', () => {
  const { state } = startBattle(world, { ...setup(1, 1), enemy: [human(-1, { health: 1 })] })
  const end = played(state, { type: 'hit', attackerId: 1, defenderId: -1 })
  expect([end.state.winner, end.events.at(-1)!.type, end.events.at(-1)!.what]).toEqual(['TM1', 'END', 'TM1'])
  expect(startBattle(world, { ...setup(1, 1), own: [human(1, { health: 0 })] }).state.winner).toBe('TM2')
})
