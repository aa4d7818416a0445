// Traits that heal, revive or protect the own squad. Each test checks the trait's text.
import { expect } from 'vitest'
import { traits } from '../../generated/traits.ts'
import { testBattle } from '../test-battle.ts'
import { creature } from '../test-world.ts'
import { COUNTER, plain, plains, targetCount } from './measure.ts'

export const healing = {
  ANGEL: () => {
    const t = testBattle([creature('ANGEL', 1), plain(2, { health: 500 }), plain(3, { health: 400 })], [plain(-1)])
    t.round()
    expect([t.health(2), t.health(3)]).toEqual([500, 500])
  },
  NECROMANCER: () => {
    const t = testBattle([creature('NECROMANCER', 1), plain(2, { health: 0, total: 90 }), plain(3, { health: 0, total: 300 })], [plain(-1)])
    t.round()
    expect([t.health(2), t.health(3)]).toEqual([0, 100])
    t.round()
    expect(t.health(2)).toBe(0)
  },
  TROLL: () => {
    const t = testBattle([creature('TROLL', 1, { total: 100, health: 50 })], [plain(-1)])
    t.round()
    expect(t.health(1)).toBe(58)
  },
  PRIEST: () => {
    const t = testBattle([creature('PRIEST', 1), plain(2, { health: 900 })], [plain(-1)])
    t.move(1, 2)
    expect(t.health(2)).toBe(930)
  },
  NUN: () => {
    const t = testBattle([creature('NUN', 1), plain(2)], [plain(-1)])
    t.of(2).effects = [
      { type: 'FROZEN', movesRemain: 3, power: 0 },
      { type: 'SHIELDED', movesRemain: 3, power: 10 },
    ]
    t.round()
    expect(t.effects(2)).toEqual(['SHIELDED 2 10'])
  },
  GNOME: () => expect(traits.GNOME.consumableBonus).toBe(50),
  TREANT: () => {
    const t = testBattle([creature('TREANT', 1, { health: 50 })], [plain(-1)])
    t.brace(1)
    expect(t.health(1)).toBe(65)
  },
  DRYAD: () => {
    const t = testBattle([creature('DRYAD', 1, { total: 1000 }), plain(2, { health: 900 })], [plain(-1)])
    t.hit(1, -1)
    expect(t.health(2)).toBe(918)
  },
  FAIRY: () => {
    const t = testBattle([creature('FAIRY', 1, { total: 50 }), plain(2), plain(3, { total: 900 })], [plain(-1)])
    expect([t.effects(1), t.effects(2), t.effects(3)]).toEqual([[], [], ['HIDDEN 3 0']])
  },
  VAMPIRE: () => {
    const t = testBattle([creature('VAMPIRE', 1, { total: 1000, health: 500 })], [creature('ELF', -1, { total: 1000 })])
    t.hit(1, -1)
    expect(t.health(1)).toBe(500 + 22 - COUNTER)
  },
  LICH: () => {
    const t = testBattle([creature('LICH', 1, { total: 100, health: 50 })], [plain(-1, { health: 1 }), plain(-2)])
    t.hit(1, -1)
    expect([t.health(1), targetCount('LICH')]).toEqual([65, 6])
  },
  ELEMENTAL_EARTH: () => {
    const t = testBattle([creature('ELEMENTAL_EARTH', 1), ...plains(1, 4).slice(1)], [plain(-1)])
    t.brace(1)
    expect([1, 2, 3, 4].map(t.effects)).toEqual([['SHIELDED 2 25'], ['SHIELDED 2 25'], ['SHIELDED 2 25'], []])
  },
}
