import { expect, it } from 'vitest'
import { creature, world } from '../testing/test-world.ts'
import { seedHash } from './hash.ts'
import { play, startBattle } from './play.ts'
import { battleRewards, MAX_RANK_POINTS } from './rewards.ts'
import type { BattleSetup, BattleState, Move } from './types.ts'

const setup = (change: Partial<BattleSetup> = {}): BattleSetup => ({
  kind: 'MOB',
  stair: 12,
  seed: '01',
  own: [creature('HUMAN', 1, { attack: 500 }), creature('HUMAN', 2, { attack: 500 })],
  enemy: [creature('ORC', -1), creature('ELF', -2)],
  bosses: [],
  consumables: [],
  skill: 50,
  ...change,
})

function playToWin(of: BattleSetup): BattleState {
  let { state } = startBattle(world, of)
  while (!state.winner) {
    const attackerId = state.creatures.find((c) => c.side === 'TM1' && !c.struck && c.health.current > 0)!.id
    const defenderId = state.creatures.find((c) => c.side === 'TM2' && c.health.current > 0)!.id
    const move: Move = { type: 'hit', attackerId, defenderId }
    const next = play(state, move)
    if ('refused' in next) throw new Error(next.refused)
    state = next.state
  }
  return state
}

it('gives experience, gold and at most six rank points for a perfect victory', () => {
  const result = battleRewards(world, setup(), playToWin(setup()))
  expect(result).toMatchObject({
    winner: 'TM1',
    experience: 58,
    gains: [
      { kind: 'gold', amount: 20 },
      { kind: 'crystal', amount: 1 },
    ],
  })
  const points = Object.values(result.rankPoints).reduce((a, b) => a + b, 0)
  expect(points).toBe(MAX_RANK_POINTS)
  expect(result.rankPoints).toEqual({ 1: 3, 2: 3 })
})

it('gives more for a boss, and sulfur', () => {
  const boss = setup({ bosses: [-1] })
  const { experience, gains } = battleRewards(world, boss, playToWin(boss))
  expect(experience).toBeGreaterThan(58)
  expect(gains.at(-1)).toEqual({ kind: 'sulfur', amount: 1 })
})

it('lets one of the defeated join now and then, by the seed alone, never in the arena', () => {
  const seeds = Array.from({ length: 120 }, (_, i) => i.toString(16))
  const state = playToWin(setup())
  const joins = seeds.map((seed) => battleRewards(world, setup({ seed }), state).joined)
  const persuaded = joins.filter((name) => name !== null)
  expect(persuaded.length).toBeGreaterThan(2)
  expect(persuaded.length).toBeLessThan(30)
  expect(new Set(persuaded)).toEqual(new Set(['orc', 'elf']))
  expect(seeds.every((seed) => battleRewards(world, setup({ seed, kind: 'ARENA' }), state).joined === null)).toBe(true)
})

it('gives some experience for a defeat and none for giving up', () => {
  const weak = setup({ own: [creature('HUMAN', 1, { total: 50 })] })
  const lost = playToWin(weak)
  expect(lost.winner).toBe('TM2')
  const result = battleRewards(world, weak, lost)
  expect(result).toMatchObject({ gains: [], rankPoints: {}, joined: null })
  expect(result.experience).toBeGreaterThan(0)
  const { state } = startBattle(world, weak)
  const given = play(state, { type: 'giveUp' }) as { state: BattleState }
  expect(battleRewards(world, weak, given.state).experience).toBe(0)
  expect(() => battleRewards(world, weak, state)).toThrow('not over')
})

it('commits to a seed by its hash', () => {
  expect(seedHash('01')).toMatch(/^[0-9a-f]{64}$/)
  expect(seedHash('01')).not.toBe(seedHash('02'))
})

it('gives more experience while a booster runs, and changes no other reward', () => {
  const boosted = setup({ experiencePercent: 100 })
  const [plain, more] = [battleRewards(world, setup(), playToWin(setup())), battleRewards(world, boosted, playToWin(boosted))]
  expect(more).toEqual({ ...plain, experience: 2 * plain.experience })
})
