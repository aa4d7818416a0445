// Traits that harm enemies by more than hits: effects, damage each round, another order. Each test checks the trait's text.
import { expect } from 'vitest'
import { testBattle } from '../test-battle.ts'
import { creature } from '../test-world.ts'
import { HIT, loss, plain, plains, targetCount } from './measure.ts'

export const effects = {
  LIZARD: () => {
    const t = testBattle([creature('LIZARD', 1, { total: 1000 })], [plain(-1)])
    t.move(1, -1)
    expect(t.effects(-1)).toEqual(['POISONED 3 6'])
    const before = t.health(-1)
    t.brace(-1)
    expect([before - t.health(-1), t.effects(-1)]).toEqual([6, ['POISONED 2 6']])
  },
  WARLOCK: () => {
    const t = testBattle([creature('WARLOCK', 1, { total: 1000 })], [plain(-1)])
    t.move(1, -1)
    expect(t.effects(-1)).toEqual(['WEAKENED 2 25'])
    expect(loss(t, -1, 1)).toBe(33)
    expect(targetCount('WARLOCK')).toBe(6)
  },
  YOTUN: () => {
    const t = testBattle([creature('YOTUN', 1, { total: 1000 })], [plain(-1, { total: 100, health: 95 }), plain(-2)])
    t.hit(1, -1)
    expect(t.effects(-1)).toEqual([])
    t.hit(1, -1)
    expect(t.effects(-1)).toEqual(['FROZEN 1 0'])
    t.hit(1, -2)
    expect(t.effects(-2)).toEqual([])
  },
  ASGARDIAN_PHOENIX: () => {
    const t = testBattle(plains(1, 4), [creature('ASGARDIAN_PHOENIX', -1, { total: 90, health: 10 })])
    t.hit(1, -1)
    expect([t.health(-1), t.effects(1), t.effects(3), t.effects(4)]).toEqual([30, ['FIRED 2 6'], ['FIRED 2 6'], []])
  },
  OGRE: () => {
    const t = testBattle([creature('OGRE', 1, { total: 1000 })], [plain(-1)])
    t.hit(1, -1)
    expect(t.effects(-1)).toEqual([])
    t.hit(1, -1)
    expect(t.effects(-1)).toEqual(['STUNNED 1 0'])
  },
  HARPY: () => {
    const t = testBattle([creature('HARPY', 1, { total: 1000 })], [plain(-1)])
    t.brace(-1)
    t.of(-1).effects = [{ type: 'SHIELDED', movesRemain: 2, power: 50 }]
    expect([loss(t, 1, -1), t.effects(-1), t.of(-1).braced]).toEqual([HIT, [], false])
    expect(targetCount('HARPY')).toBe(6)
  },
  GORGON: () => {
    const t = testBattle(plains(1, 2), [creature('GORGON', -1, { total: 1000 })])
    t.move(1, -1)
    t.move(2, -1)
    expect([t.effects(1), t.effects(2)]).toEqual([['STUNNED 1 0'], []])
  },
  KRAKEN: () => {
    const t = testBattle([creature('KRAKEN', 1)], [plain(-1), plain(-2, { health: 0 }), ...plains(-1, 6).slice(2)])
    t.hit(1, -6)
    expect([t.of(-6).position, t.of(-2).position, targetCount('KRAKEN')]).toEqual([1, 5, 6])
  },
  MERMAID: () => {
    const t = testBattle([creature('MERMAID', 1)], [plain(-1), plain(-2, { attack: 40 })])
    expect([t.effects(-1), t.effects(-2)]).toEqual([[], ['WEAKENED 1 20']])
  },
  BASILISK: () => {
    const t = testBattle([plain(1), creature('MAGE', 2)], [creature('BASILISK', -1, { total: 1000 })])
    t.hit(1, -1)
    t.hit(2, -1)
    expect([t.effects(1), t.effects(2)]).toEqual([['POISONED 2 6'], []])
  },
  CHIMERA: () => {
    const t = testBattle([creature('CHIMERA', 1, { total: 1000 })], plains(-1, 3))
    for (const id of [-1, -2, -3]) t.hit(1, id)
    expect([-1, -2, -3].map(t.effects)).toEqual([['FIRED 2 6'], ['POISONED 2 6'], ['STUNNED 1 0']])
  },
  WYVERN: () => {
    const t = testBattle([creature('WYVERN', 1, { total: 1000 })], plains(-1, 2))
    t.hit(1, -1)
    t.hit(1, -2)
    expect([t.effects(-1), t.effects(-2), targetCount('WYVERN')]).toEqual([['POISONED 4 11'], [], 6])
  },
  SALAMANDER: () => {
    const t = testBattle([creature('SALAMANDER', 1, { total: 1000 })], [plain(-1)])
    t.hit(1, -1)
    expect(t.effects(-1)).toEqual(['FIRED 2 9'])
  },
  IMP: () => {
    const t = testBattle([plain(1)], [creature('IMP', -1, { health: 5 })])
    t.hit(1, -1)
    expect(t.effects(1)).toEqual(['FIRED 3 7'])
  },
  MUMMY: () => {
    const t = testBattle([plain(1), creature('MAGE', 2)], [creature('MUMMY', -1, { total: 1000 })])
    t.hit(1, -1)
    t.hit(2, -1)
    expect([t.effects(1), t.effects(2)]).toEqual([['WEAKENED 2 20'], []])
  },
  BABA_YAGA: () => {
    const t = testBattle([creature('BABA_YAGA', 1)], [plain(-1, { health: 900 }), plain(-2)])
    expect([t.effects(-1), t.effects(-2)]).toEqual([[], ['POISONED 2 6']])
  },
  ELEMENTAL_FIRE: () => {
    const t = testBattle([creature('ELEMENTAL_FIRE', 1)], plains(-1, 4))
    t.round()
    expect([-1, -2, -3, -4].map((id) => 1000 - t.health(id))).toEqual([6, 6, 6, 0])
  },
}
