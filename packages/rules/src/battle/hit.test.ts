// What the hits of all classes do. 30 attack against 34 defence deals 45 damage; humans counterattack with 40 % of it.
import type { ArtifactEffect } from '@skystair/contract'
import { expect, it } from 'vitest'
import { testBattle } from '../testing/test-battle.ts'
import { creature } from '../testing/test-world.ts'
import { damageOf, factionPercent } from './damage.ts'
import { DAMAGE_SPREAD } from './dice.ts'
import { targetsInRange } from './targets.ts'

const human = (id: number, change: Parameters<typeof creature>[2] = {}) => creature('HUMAN', id, { total: 1000, ...change })
const humans = (sign: number, count: number) => Array.from({ length: count }, (_, i) => human(sign * (i + 1)))
const ids = (t: ReturnType<typeof testBattle>, id: number) => targetsInRange(t.battle.state, t.of(id)).map((c) => c.id)
const loss = (t: ReturnType<typeof testBattle>, by: number, on: number) => {
  const before = t.health(on)
  t.hit(by, on)
  return before - t.health(on)
}

it('lets each point of defence count less, and deals at least 1 damage', () => {
  const damage = (defence: number) => loss(testBattle([human(1)], [human(-1, { defence })]), 1, -1)
  expect([0, 10, 20, 40, 80, 100_000].map(damage)).toEqual([96, 72, 57, 41, 26, 1])
})

it('deviates by a few per cent with the roll', () => {
  const { battle, of } = testBattle([human(1)], [human(-1)])
  const at = (roll: number) => damageOf(battle.state, of(1), of(-1), 'melee', false, roll)
  expect([at(-DAMAGE_SPREAD), at(0), at(DAMAGE_SPREAD)]).toEqual([42, 45, 47])
})

it('deals a fifth more damage to the faction it beats and a fifth less to the one that beats it', () => {
  expect(factionPercent('SUN', 'MOON')).toBe(120)
  expect(factionPercent('MOON', 'SHADOW')).toBe(120)
  expect(factionPercent('SHADOW', 'SUN')).toBe(120)
  expect(factionPercent('MOON', 'SUN')).toBe(80)
  expect(factionPercent('NONE', 'SUN')).toBe(100)
  expect(loss(testBattle([human(1, { faction: 'SUN' })], [human(-1, { faction: 'MOON' })]), 1, -1)).toBe(54)
})

it('stops melee attackers at the front row while anyone there can be chosen', () => {
  const t = testBattle([human(1)], humans(-1, 6))
  expect(ids(t, 1)).toEqual([-3, -2, -1])
  for (const id of [-1, -2, -3]) t.of(id).health.current = 0
  expect(ids(t, 1)).toEqual([-6, -5, -4])
})

it('does not let hidden creatures be chosen, unless nobody else is left', () => {
  const t = testBattle([human(1)], humans(-1, 2))
  t.of(-1).effects = [{ type: 'HIDDEN', movesRemain: 2, power: 0 }]
  expect(ids(t, 1)).toEqual([-2])
  t.of(-2).health.current = 0
  expect(ids(t, 1)).toEqual([-1])
})

it('is countered by a target that survives a melee hit, not at range and not by the frozen, stunned or dead', () => {
  const counterDamage = (attacker: 'HUMAN' | 'MAGE', effect?: 'FROZEN' | 'STUNNED', health = 1000) => {
    const t = testBattle([creature(attacker, 1, { total: 1000 })], [human(-1, { health })])
    if (effect) t.of(-1).effects = [{ type: effect, movesRemain: 1, power: 0 }]
    t.hit(1, -1)
    return 1000 - t.health(1)
  }
  expect([
    counterDamage('HUMAN'),
    counterDamage('MAGE'),
    counterDamage('HUMAN', 'FROZEN'),
    counterDamage('HUMAN', 'STUNNED'),
    counterDamage('HUMAN', undefined, 5),
  ]).toEqual([18, 0, 0, 0, 0])
})

it('deals less to a bracing creature, until that creature moves', () => {
  const t = testBattle([human(1)], [human(-1)])
  t.brace(-1)
  expect(loss(t, 1, -1)).toBe(27)
  t.move(-1, 1)
  expect(loss(t, 1, -1)).toBe(45)
})

it('counts artifacts: RESURRECTION works once, those of Koschey below half of the health, amulets against one faction', () => {
  const withArtifact = (effectType: ArtifactEffect, power: number) => ({
    artifacts: [{ id: 1, artifactId: 1, effectType, atlasKey: 'a', rarity: 'USUAL' as const, power }],
  })
  const t = testBattle([human(1)], [human(-1, { health: 10, ...withArtifact('RESURRECTION', 3) })])
  t.hit(1, -1)
  expect(t.health(-1)).toBe(30)
  t.hit(1, -1)
  expect(t.health(-1)).toBe(0)
  expect(loss(testBattle([human(1, { health: 400, ...withArtifact('KOSCHEY_ATTACK', 20) })], [human(-1)]), 1, -1)).toBe(54)
  expect(loss(testBattle([human(1)], [human(-1, { health: 400, ...withArtifact('KOSCHEY_DEFENCE', 20) })]), 1, -1)).toBe(36)
  const damageFrom = (faction: 'SUN' | 'MOON') =>
    loss(testBattle([human(1, { faction })], [human(-1, withArtifact('AMULET_SUN', 20))]), 1, -1)
  expect([damageFrom('SUN'), damageFrom('MOON')]).toEqual([36, 45])
  const poisoned = testBattle([human(1, withArtifact('POISON', 4))], [human(-1)])
  poisoned.hit(1, -1)
  expect(poisoned.effects(-1)).toEqual(['POISONED 2 4'])
  const withForce = testBattle([human(1, { forcesV2: [{ force: 'POISON', warriorClass: 'HUMAN', rank: 5, readyAt: null }] })], [human(-1)])
  withForce.hit(1, -1)
  expect(withForce.effects(-1)).toEqual(['POISONED 2 4'])
})

it('puts a boss into its phase once, at half of its health', () => {
  const boss = (weight: number) => {
    const t = testBattle([human(1)], [human(-1, { health: 520, weight }), human(-2, { health: 500 })])
    t.of(-1).boss = true
    t.hit(1, -1)
    return t
  }
  const rage = boss(0)
  expect([rage.battle.state.memories['-1']!.phase, loss(rage, -1, 1)]).toEqual(['RAGE', 56])
  const shell = boss(1)
  expect([shell.battle.state.memories['-1']!.phase, loss(shell, 1, -1)]).toEqual(['SHELL', 33])
  const call = boss(2)
  expect([call.battle.state.memories['-1']!.phase, call.health(-2), call.effects(-2)]).toEqual(['CALL', 650, ['SHIELDED 2 25']])
})
