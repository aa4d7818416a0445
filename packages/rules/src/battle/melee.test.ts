import { expect, it } from 'vitest'
import { mix } from '../mix.ts'
import { creature, world } from '../testing/test-world.ts'
import { ask } from './ask.ts'
import { forecast } from './forecast.ts'
import { hashState } from './hash.ts'
import { placesOfSides } from './melee.ts'
import { play, replay, startBattle } from './play.ts'
import { LAST_ROUND } from './round.ts'
import type { BattleSetup, BattleState, Move } from './types.ts'

const human = (id: number, total = 300) => creature('HUMAN', id, { total })
/** Five sides of two creatures each: 1 and 2 are TM1, 11 and 12 TM2, … 41 and 42 TM5. */
const melee: BattleSetup = {
  ...{ kind: 'MULTI', stair: 1, seed: 'f5', everySide: true, bosses: [], consumables: [], skill: 80 },
  own: [human(1), human(2)],
  enemy: [human(11), human(12)],
  others: [20, 30, 40].map((n) => [human(n + 1), human(n + 2)]),
}
const made = (state: BattleState, move: Move) => {
  const result = play(state, move)
  if ('refused' in result) throw new Error(result.refused)
  return result
}
const auto: Move = { type: 'auto' }

it('waits for the input of each side in turn, and offers that side its own creatures', () => {
  let { state } = startBattle(world, melee)
  const seen: unknown[] = []
  for (let i = 0; i < 6; i++) {
    const choice = ask(state)!
    seen.push([choice.side, choice.attackers])
    const attackerId = choice.attackers[0]!
    const defenderId = choice.targets[attackerId]![0]!
    expect(forecast(state, attackerId, defenderId)).toMatchObject({ attackerId, enemyNext: { attackerId: expect.any(Number) } })
    ;({ state } = made(state, { type: 'hit', attackerId, defenderId }))
  }
  expect(seen.map((one) => (one as [string])[0])).toEqual(['TM1', 'TM2', 'TM3', 'TM4', 'TM5', 'TM1'])
  expect(seen[2]).toEqual(['TM3', [21, 22]])
})

it('refuses a hit with another side’s creature, and giving up', () => {
  const { state } = startBattle(world, melee)
  expect(play(state, { type: 'hit', attackerId: 11, defenderId: 1 })).toEqual({ refused: 'CREATURE_INACTIVE' })
  expect(play(state, { type: 'giveUp' })).toEqual({ refused: 'BATTLE_TURN' })
  const { everySide: _, ...other } = melee
  expect(play(startBattle(world, other).state, auto)).toEqual({ refused: 'BATTLE_TURN' })
})

it('ends when the rules move for all sides, with a place for each of them', () => {
  let { state } = startBattle(world, melee)
  while (!state.winner) ({ state } = made(state, auto))
  expect(Object.values(placesOfSides(state)).sort()).toEqual([1, 2, 3, 4, 5])
  expect(placesOfSides(state)[state.winner]).toBe(1)
})

it('gives the places in the order of defeat', () => {
  const { state } = startBattle(world, { ...melee, others: [[human(21, 1)], [human(31)], [human(41)]] })
  const { state: next } = made(state, { type: 'hit', attackerId: 1, defenderId: 21 })
  expect([next.winner, placesOfSides(next)]).toEqual([null, { TM3: 5 }])
})

it('is won by the side with the most health left, if nobody has won after the last round', () => {
  const { state } = startBattle(world, { ...melee, enemy: [human(11, 5000)] })
  state.round = LAST_ROUND
  let last = state
  while (!last.winner) ({ state: last } = made(last, { type: 'skip' }))
  expect([last.winner, last.fallen?.length]).toEqual(['TM2', 4])
})

it('gives the same bytes when its inputs are played again', () => {
  for (let seed = 0; seed < 20; seed++) {
    const setup = { ...melee, seed: seed.toString(16) }
    let { state } = startBattle(world, setup)
    const moves: Move[] = []
    while (!state.winner) {
      const choice = ask(state)!
      const roll = mix(seed, moves.length)
      const attackerId = choice.attackers[roll % choice.attackers.length]!
      const targets = choice.targets[attackerId]!
      const hit: Move = { type: 'hit', attackerId, defenderId: targets[roll % targets.length]! }
      moves.push(([auto, { type: 'skip' }, hit, hit] as const)[roll % 4]!)
      ;({ state } = made(state, moves.at(-1)!))
    }
    expect(hashState(replay(world, setup, moves).state)).toBe(hashState(state))
  }
})
