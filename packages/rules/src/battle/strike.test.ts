// What any blow does, whoever strikes. 30 attack against 26 defence is a plain blow of 45; monks answer with all of it, humans with 40 %.
import type { ArtifactEffect } from '@skystair/contract'
import { expect, it } from 'vitest'
import { creature } from '../fixture.ts'
import { damageOf, factionPercent } from './damage.ts'
import { SPREAD } from './dice.ts'
import { targetsOf } from './reach.ts'
import { table } from './table.ts'

const human = (id: number, change: Parameters<typeof creature>[2] = {}) => creature('HUMAN', id, { total: 1000, ...change })
const humans = (sign: number, count: number) => Array.from({ length: count }, (_, i) => human(sign * (i + 1)))
const ids = (t: ReturnType<typeof table>, id: number) => targetsOf(t.field.state, t.of(id)).map((c) => c.id)
const loss = (t: ReturnType<typeof table>, by: number, on: number) => {
  const before = t.health(on)
  t.strike(by, on)
  return before - t.health(on)
}

it('lets defence count less and less, and never takes less than 1', () => {
  const damage = (defence: number) => loss(table([human(1)], [human(-1, { defence })]), 1, -1)
  expect([0, 10, 20, 40, 80, 100_000].map(damage)).toEqual([96, 72, 57, 41, 26, 1])
})

it('strays a few per cent by its throw', () => {
  const { field, of } = table([human(1)], [human(-1)])
  const at = (roll: number) => damageOf(field.state, of(1), of(-1), 'close', false, roll)
  expect([at(-SPREAD), at(0), at(SPREAD)]).toEqual([42, 45, 47])
})

it('turns the triangle of factions by a fifth', () => {
  expect(factionPercent('SUN', 'MOON')).toBe(120)
  expect(factionPercent('MOON', 'SHADOW')).toBe(120)
  expect(factionPercent('SHADOW', 'SUN')).toBe(120)
  expect(factionPercent('MOON', 'SUN')).toBe(80)
  expect(factionPercent('NONE', 'SUN')).toBe(100)
  expect(loss(table([human(1, { faction: 'SUN' })], [human(-1, { faction: 'MOON' })]), 1, -1)).toBe(54)
})

it('stops close fighters at the front row while anyone there can be chosen', () => {
  const t = table([human(1)], humans(-1, 6))
  expect(ids(t, 1)).toEqual([-3, -2, -1])
  for (const id of [-1, -2, -3]) t.of(id).health.current = 0
  expect(ids(t, 1)).toEqual([-6, -5, -4])
})

it('hides the hidden, unless nobody else is left to choose', () => {
  const t = table([human(1)], humans(-1, 2))
  t.of(-1).effects = [{ type: 'HIDDEN', movesRemain: 2, power: 0 }]
  expect(ids(t, 1)).toEqual([-2])
  t.of(-2).health.current = 0
  expect(ids(t, 1)).toEqual([-1])
})

it('is answered by the survivor of a close blow, not from afar, not by the frozen, stunned or dead', () => {
  const answered = (attacker: 'HUMAN' | 'MAGE', effect?: 'FROZEN' | 'STUNNED', health = 1000) => {
    const t = table([creature(attacker, 1, { total: 1000 })], [human(-1, { health })])
    if (effect) t.of(-1).effects = [{ type: effect, movesRemain: 1, power: 0 }]
    t.strike(1, -1)
    return 1000 - t.health(1)
  }
  expect([
    answered('HUMAN'),
    answered('MAGE'),
    answered('HUMAN', 'FROZEN'),
    answered('HUMAN', 'STUNNED'),
    answered('HUMAN', undefined, 5),
  ]).toEqual([18, 0, 0, 0, 0])
})

it('takes less while bracing, until its next move', () => {
  const t = table([human(1)], [human(-1)])
  t.brace(-1)
  expect(loss(t, 1, -1)).toBe(27)
  t.hit(-1, 1)
  expect(loss(t, 1, -1)).toBe(45)
})

it('raises by an artifact once, adds the artifacts of Koschey below half of the health, and wards off one side of the world by amulets', () => {
  const worn = (effectType: ArtifactEffect, power: number) => ({
    artifacts: [{ id: 1, artifactId: 1, effectType, atlasKey: 'a', rarity: 'USUAL' as const, power }],
  })
  const t = table([human(1)], [human(-1, { health: 10, ...worn('RESURRECTION', 3) })])
  t.strike(1, -1)
  expect(t.health(-1)).toBe(30)
  t.strike(1, -1)
  expect(t.health(-1)).toBe(0)
  expect(loss(table([human(1, { health: 400, ...worn('KOSCHEY_ATTACK', 20) })], [human(-1)]), 1, -1)).toBe(54)
  expect(loss(table([human(1)], [human(-1, { health: 400, ...worn('KOSCHEY_DEFENCE', 20) })]), 1, -1)).toBe(36)
  const warded = (faction: 'SUN' | 'MOON') => loss(table([human(1, { faction })], [human(-1, worn('AMULET_SUN', 20))]), 1, -1)
  expect([warded('SUN'), warded('MOON')]).toEqual([36, 45])
  const poisoned = table([human(1, worn('POISON', 4))], [human(-1)])
  poisoned.strike(1, -1)
  expect(poisoned.effects(-1)).toEqual(['POISONED 2 4'])
  const forced = table([human(1, { forcesV2: [{ force: 'POISON', warriorClass: 'HUMAN', rank: 5, readyAt: null }] })], [human(-1)])
  forced.strike(1, -1)
  expect(forced.effects(-1)).toEqual(['POISONED 2 4'])
})

it('changes a boss once, at half of its health, in the manner of its kind', () => {
  const boss = (weight: number) => {
    const t = table([human(1)], [human(-1, { health: 520, weight }), human(-2, { health: 500 })])
    t.of(-1).boss = true
    t.strike(1, -1)
    return t
  }
  const rage = boss(0)
  expect([rage.field.state.memories['-1']!.temper, loss(rage, -1, 1)]).toEqual(['RAGE', 56])
  const shell = boss(1)
  expect([shell.field.state.memories['-1']!.temper, loss(shell, 1, -1)]).toEqual(['SHELL', 33])
  const call = boss(2)
  expect([call.field.state.memories['-1']!.temper, call.health(-2), call.effects(-2)]).toEqual(['CALL', 650, ['SHIELDED 2 25']])
})
