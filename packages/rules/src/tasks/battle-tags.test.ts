import { expect, it } from 'vitest'
import { initialState } from '../battle/initial-state.ts'
import type { BattleSetup, BattleState } from '../battle/types.ts'
import { creature, world } from '../testing/test-world.ts'
import { battleTags } from './battle-tags.ts'

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
const tags = (s: BattleSetup, change: Partial<BattleState> = {}) => battleTags(s, { ...initialState(world, s), ...change })

it('names the classes that fought, and says that no creature died, that it was quick and that nothing was used', () => {
  expect(tags(setup())).toEqual(['whole', 'swift', 'bare', 'class:HUMAN', 'class:BEAST'])
})

it('gives no tag for survival, speed and thrift after a death, five rounds and a consumable', () => {
  const fallen = initialState(world, setup()).creatures.map((c) => (c.id === 2 ? { ...c, health: { ...c.health, current: 0 } } : c))
  expect(tags(setup(), { creatures: fallen, round: 5, consumed: 1 })).toEqual(['supplied', 'class:HUMAN', 'class:BEAST'])
})

it('ignores creatures that were dead before the battle', () => {
  const own = [creature('HUMAN', 1, { faction: 'SUN' }), creature('BEAST', 2, { health: 0 })]
  expect(tags(setup({ own }))).toEqual(['whole', 'swift', 'bare', 'class:HUMAN'])
})

it('recognises few against many, a full squad, all three factions, and bosses by name', () => {
  const own = (['SUN', 'MOON', 'SHADOW', 'SUN', 'SUN', 'SUN'] as const).map((faction, i) => creature('HUMAN', i + 1, { faction }))
  expect(tags(setup({ own }))).toEqual(expect.arrayContaining(['six', 'sides']))
  const enemy = [creature('GOBLIN', -1), creature('TROLL', -2), creature('TROLL', -3)]
  expect(tags(setup({ enemy, bosses: [-1] }))).toEqual(expect.arrayContaining(['few', 'boss', 'goblin']))
  expect(tags(setup({ enemy }))).not.toContain('goblin')
})
