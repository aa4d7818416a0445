import { expect, it } from 'vitest'
import { creature, world } from '../testing/test-world.ts'
import { ask } from './ask.ts'
import { forecast } from './forecast.ts'
import { play, startBattle } from './play.ts'
import { battleRewards } from './rewards.ts'
import type { BattleSetup, BattleState, Move } from './types.ts'

const human = (id: number, total = 1000) => creature('HUMAN', id, { total })
/** One creature of the player's against four sides of one each: −1 is TM2, −11 TM3, −21 TM4, −31 TM5. */
const five: BattleSetup = {
  kind: 'MULTI',
  stair: 1,
  seed: 'f5',
  own: [human(1)],
  enemy: [human(-1)],
  others: [[human(-11)], [human(-21)], [human(-31)]],
  bosses: [],
  consumables: [],
  skill: 100,
}
const played = (state: BattleState, move: Move) => {
  const result = play(state, move)
  if ('refused' in result) throw new Error(result.refused)
  return result
}

it('lets five sides move in turn, TM1 to TM5, each against all the others', () => {
  const { state } = startBattle(world, five)
  expect(state.creatures.map((c) => [c.id, c.side])).toEqual([
    [-31, 'TM5'],
    [-21, 'TM4'],
    [-11, 'TM3'],
    [-1, 'TM2'],
    [1, 'TM1'],
  ])
  expect(ask(state)!.targets).toEqual({ 1: [-31, -21, -11, -1] })
  const { state: after, events } = played(state, { type: 'hit', attackerId: 1, defenderId: -21 })
  expect(events.filter((e) => e.type === 'HIT').map((e) => e.by)).toEqual([1, -1, -11, -21, -31])
  expect([after.round, after.turn]).toEqual([2, 'TM1'])
})

it('stops melee at the front row of each side separately', () => {
  const rows = { enemy: [human(-1), human(-2), human(-3), human(-4)], others: [[human(-11)]] }
  expect(ask(startBattle(world, { ...five, ...rows }).state)!.targets[1]!.sort((a, b) => a - b)).toEqual([-11, -3, -2, -1])
})

it('continues without the player, when the player’s squad is dead, until one side is left', () => {
  const { state } = startBattle(world, { ...five, own: [human(1, 1)], enemy: [human(-1, 300)], others: [[human(-11, 300)]] })
  const { state: over } = played(state, { type: 'hit', attackerId: 1, defenderId: -1 })
  expect(over.winner).toMatch(/TM[23]/)
  expect(over.creatures.filter((c) => c.health.current > 0).map((c) => c.side)).toEqual([over.winner])
})

it('is won only when all other sides are dead, and gives experience for each of them', () => {
  const weak = { enemy: [human(-1, 1)], others: [[human(-11, 40)]] }
  let { state } = startBattle(world, { ...five, own: [human(1), human(2)], ...weak })
  ;({ state } = played(state, { type: 'hit', attackerId: 1, defenderId: -1 }))
  expect(state.winner).toBeNull()
  ;({ state } = played(state, { type: 'hit', attackerId: 2, defenderId: -11 }))
  expect(state.winner).toBe('TM1')
  const duel = { ...five, own: [human(1), human(2)], enemy: [human(-1, 1)], others: [] }
  const two = played(startBattle(world, duel).state, { type: 'hit', attackerId: 1, defenderId: -1 })
  expect(battleRewards(world, { ...five, ...weak }, state).experience).toBe(2 * battleRewards(world, duel, two.state).experience)
})

it('forecasts what the side that moves next would choose', () => {
  const { state } = startBattle(world, { ...five, enemy: [{ ...human(-1), health: { current: 0, total: 100 } }] })
  expect(forecast(state, 1, -31)).toMatchObject({ enemyNext: { attackerId: -11 } })
})
