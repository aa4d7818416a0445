import { expect, it } from 'vitest'
import { initialState } from '../battle/initial-state.ts'
import type { BattleSetup, BattleState } from '../battle/types.ts'
import { creature, world } from '../testing/test-world.ts'
import { fightMarks } from './fight-marks.ts'

const setup = (change: Partial<BattleSetup> = {}): BattleSetup => ({
  kind: 'MOB',
  stair: 1,
  seed: '00',
  own: [creature('HUMAN', 1, { faction: 'SUN' }), creature('BEAST', 2, { faction: 'MOON' })],
  enemy: [creature('GOBLIN', -1)],
  bosses: [],
  consumables: [],
  skill: 50,
  ...change,
})
const marks = (s: BattleSetup, change: Partial<BattleState> = {}) => fightMarks(s, { ...initialState(world, s), ...change })

it('tells who fought, and that nobody fell, that it was quick and that nothing was used', () => {
  expect(marks(setup())).toEqual(['whole', 'swift', 'bare', 'class:HUMAN', 'class:BEAST'])
})

it('no longer calls whole, swift and bare what cost a life, five rounds and supplies', () => {
  const fallen = initialState(world, setup()).creatures.map((c) => (c.id === 2 ? { ...c, health: { ...c.health, current: 0 } } : c))
  expect(marks(setup(), { creatures: fallen, round: 5, consumed: 1 })).toEqual(['supplied', 'class:HUMAN', 'class:BEAST'])
})

it('does not hold against a squad who lay there before the fight', () => {
  const own = [creature('HUMAN', 1, { faction: 'SUN' }), creature('BEAST', 2, { health: 0 })]
  expect(marks(setup({ own }))).toEqual(['whole', 'swift', 'bare', 'class:HUMAN'])
})

it('knows the few against many, the full six, all three sides, and masters by their names', () => {
  const own = (['SUN', 'MOON', 'SHADOW', 'SUN', 'SUN', 'SUN'] as const).map((faction, i) => creature('HUMAN', i + 1, { faction }))
  expect(marks(setup({ own }))).toEqual(expect.arrayContaining(['six', 'sides']))
  const enemy = [creature('GOBLIN', -1), creature('TROLL', -2), creature('TROLL', -3)]
  expect(marks(setup({ enemy, bosses: [-1] }))).toEqual(expect.arrayContaining(['few', 'boss', 'goblin']))
  expect(marks(setup({ enemy }))).not.toContain('goblin')
})
