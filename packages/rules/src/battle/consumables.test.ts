import { expect, it } from 'vitest'
import { testBattle } from '../testing/test-battle.ts'
import { creature } from '../testing/test-world.ts'
import { usableConsumables, useConsumable } from './consumables.ts'

const human = (id: number, change: Parameters<typeof creature>[2] = {}) => creature('HUMAN', id, { total: 1000, ...change })
const newBattle = (own = [human(1, { health: 500 }), human(2, { health: 0 })], enemy = [human(-1)]) => testBattle(own, enemy)
const idOf = (t: ReturnType<typeof testBattle>, kind: string) => t.battle.state.consumables.find((c) => c.kind === kind)!.id
const use = (t: ReturnType<typeof testBattle>, kind: string, on: number) => useConsumable(t.battle, idOf(t, kind), on)

it('heals, revives, shields, hides, freezes, burns, poisons, deals damage', () => {
  const after = (kind: string, on: number) => {
    const t = newBattle()
    expect(use(t, kind, on)).toBeNull()
    return [t.health(on), ...t.effects(on)]
  }
  expect(after('heal', 1)).toEqual([800])
  expect(after('revive', 2)).toEqual([400])
  expect(after('shield', 1)).toEqual([500, 'SHIELDED 3 40'])
  expect(after('hide', 1)).toEqual([500, 'HIDDEN 3 0'])
  expect(after('totem', 1)).toEqual([500, 'TOTEM 4 20'])
  expect(after('freeze', -1)).toEqual([1000, 'FROZEN 2 0'])
  expect(after('fire', -1)).toEqual([1000, 'FIRED 3 10'])
  expect(after('poison', -1)).toEqual([1000, 'POISONED 4 8'])
  expect(after('strike', -1)).toEqual([955])
})

it('removes harmful effects and keeps the others', () => {
  const t = newBattle()
  t.of(1).effects = [
    { type: 'POISONED', movesRemain: 2, power: 3 },
    { type: 'SHIELDED', movesRemain: 2, power: 3 },
  ]
  use(t, 'cleanse', 1)
  expect([t.effects(1), t.health(1)]).toEqual([['SHIELDED 2 3'], 650])
})

it('strengthens for its number of moves, and the effect says how many remain', () => {
  const t = newBattle()
  use(t, 'strengthen', 1)
  expect(t.effects(1)).toEqual(['STRENGTHENED 2 35'])
  const losses = [1, 2, 3].map(() => {
    const before = t.health(-1)
    t.move(1, -1)
    return before - t.health(-1)
  })
  expect(losses).toEqual([60, 60, 45])
  expect(t.effects(1)).toEqual([])
})

it('refills charges', () => {
  const t = newBattle([human(1, { skills: { ATTACK: 2 } })])
  expect(use(t, 'refill', 1)).toBe('TARGET_FORBIDDEN')
  t.of(1).skills[0]!.valueCurrent = 0
  expect(use(t, 'refill', 1)).toBeNull()
  expect(t.of(1).skills[0]!.valueCurrent).toBe(1)
})

it('is half as strong again with a gnome in the squad', () => {
  const t = newBattle([human(1, { health: 100 }), creature('GNOME', 2)])
  use(t, 'heal', 1)
  expect(t.health(1)).toBe(550)
})

it('can be used once per round, and is spent only when it is used', () => {
  const t = newBattle()
  expect(use(t, 'heal', 1)).toBeNull()
  expect(usableConsumables(t.battle.state)).toEqual([])
  expect(use(t, 'shield', 1)).toBe('BATTLE_TURN')
  t.round()
  expect(use(t, 'heal', 1)).toBe('CONSUMABLE_NOT_FOUND')
  expect(use(t, 'shield', 1)).toBeNull()
})

it('refuses a wrong target and spends nothing', () => {
  const t = newBattle()
  const before = JSON.stringify(t.battle.state)
  expect([use(t, 'revive', 1), use(t, 'heal', 2), use(t, 'heal', -1), use(t, 'freeze', 1), use(t, 'heal', 99)]).toEqual([
    'ONLY_DEAD',
    'TARGET_FORBIDDEN',
    'TARGET_FORBIDDEN',
    'TARGET_FORBIDDEN',
    'CREATURE_NOT_FOUND',
  ])
  expect(JSON.stringify(t.battle.state)).toBe(before)
  expect(usableConsumables(t.battle.state).find((c) => c.kind === 'heal')!.targets).toEqual([1])
})
