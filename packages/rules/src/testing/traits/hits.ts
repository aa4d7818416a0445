// Traits that change whom a creature hits, or how hard. Each test checks the trait's text.
import { expect } from 'vitest'
import { targetsInRange } from '../../battle/targets.ts'
import { testBattle } from '../test-battle.ts'
import { creature } from '../test-world.ts'
import { enemySquad, HIT, hit, loss, plain, plains, targetCount } from './measure.ts'

export const hits = {
  BEAST: () => {
    expect(hit('BEAST', {}, { health: 499 })).toBe(56)
    expect(hit('BEAST', {}, { health: 500 })).toBe(HIT)
  },
  DRAGON: () => {
    const t = testBattle([creature('DRAGON', 1, { total: 1000 })], enemySquad())
    t.hit(1, -5)
    expect([-4, -5, -6, -2].map((id) => 1000 - t.health(id))).toEqual([13, HIT, 13, 0])
    expect(targetCount('DRAGON')).toBe(6)
  },
  HUMAN: () => {
    const t = testBattle([creature('HUMAN', 1, { total: 1000 })], [plain(-1)])
    const hits = Array.from({ length: 8 }, () => {
      const lost = loss(t, 1, -1)
      t.battle.state.round++
      return lost
    })
    expect(hits).toEqual([45, 47, 50, 53, 55, 58, 58, 58])
  },
  MAGE: () => {
    expect(hit('MAGE')).toBe(61)
    expect(targetCount('MAGE')).toBe(6)
  },
  TITAN: () => {
    const t = testBattle([creature('TITAN', 1, { total: 1000 })], [...plains(-1, 2), plain(-3, { defence: 38 }), plain(-4)])
    t.hit(1, -1)
    expect([-1, -2, -3, -4].map((id) => 1000 - t.health(id))).toEqual([27, 27, 25, 0])
  },
  PALADIN: () => expect([hit('PALADIN', {}, { faction: 'SHADOW' }), hit('PALADIN', {}, { faction: 'SUN' })]).toEqual([58, HIT]),
  ARCHER: () => {
    const t = testBattle([creature('ARCHER', 1)], enemySquad())
    expect([loss(t, 1, -1), loss(t, 1, -4), t.health(1)]).toEqual([HIT, 54, 100])
  },
  ASSASSIN: () => {
    expect([hit('ASSASSIN'), hit('ASSASSIN', {}, { health: 999 })]).toEqual([60, HIT])
    expect(targetCount('ASSASSIN')).toBe(6)
  },
  BERSERK: () => expect([hit('BERSERK'), hit('BERSERK', { health: 500 })]).toEqual([HIT, 58]),
  BARBARIAN: () => {
    const t = testBattle([creature('BARBARIAN', 1, { total: 1000 })], [plain(-1, { health: 1 }), plain(-2, { health: 1 }), plain(-3)])
    t.move(1, -1)
    expect(t.of(1).struck).toBe(false)
    t.move(1, -2)
    expect(t.of(1).struck).toBe(true)
  },
  GOBLIN: () => {
    const t = testBattle([creature('GOBLIN', 1, { total: 1000 }), plain(2), plain(3)], [plain(-1)])
    expect(loss(t, 1, -1)).toBe(52)
  },
  ORC: () => {
    const t = testBattle([creature('ORC', 1, { total: 1000 })], [plain(-1)])
    expect([loss(t, 1, -1), loss(t, 1, -1)]).toEqual([67, HIT])
  },
  CYCLOPS: () => {
    const t = testBattle([creature('CYCLOPS', 1, { total: 1000 })], plains(-1, 2))
    expect([loss(t, 1, -1), loss(t, 1, -2)]).toEqual([58, HIT])
  },
  MINOTAUR: () => {
    const t = testBattle([creature('MINOTAUR', 1)], [plain(-1, { health: 5 }), ...plains(-1, 4).slice(1)])
    t.hit(1, -1)
    expect([t.health(-1), 1000 - t.health(-4), t.health(-2)]).toEqual([0, 40, 1000])
  },
  CENTAUR: () => {
    const t = testBattle([creature('CENTAUR', 1)], enemySquad())
    expect(targetsInRange(t.battle.state, t.of(1))).toHaveLength(6)
    expect([loss(t, 1, -4), t.health(1)]).toEqual([56, 100])
    t.battle.state.round = 2
    expect(targetsInRange(t.battle.state, t.of(1))).toHaveLength(3)
    expect(loss(t, 1, -1)).toBe(HIT)
  },
  HYDRA: () => {
    const t = testBattle(
      [creature('HYDRA', 1, { total: 1000 })],
      [plain(-1), plain(-2, { health: 900 }), plain(-3), plain(-4, { health: 10 })],
    )
    t.hit(1, -1)
    expect([1000 - t.health(-1), 900 - t.health(-2), t.health(-3), t.health(-4)]).toEqual([HIT, 15, 1000, 10])
  },
  NAGA: () => {
    const t = testBattle([creature('NAGA', 1, { total: 1000 })], [plain(-1)])
    expect(loss(t, 1, -1)).toBe(HIT)
    t.of(-1).effects = [{ type: 'FROZEN', movesRemain: 1, power: 0 }]
    expect(loss(t, 1, -1)).toBe(58)
  },
  GRIFFIN: () => {
    const t = testBattle([creature('GRIFFIN', 1, { total: 1000 })], enemySquad())
    t.of(-5).struck = true
    expect([loss(t, 1, -4), loss(t, 1, -5)]).toEqual([HIT, 56])
  },
  DEMON: () => {
    const t = testBattle([creature('SALAMANDER', 1, { total: 1000 })], [creature('DEMON', -1, { total: 1000 })])
    t.hit(1, -1)
    expect(t.effects(-1)).toEqual([])
    expect(loss(t, -1, 1)).toBe(HIT)
    t.of(1).effects = [{ type: 'FIRED', movesRemain: 2, power: 1 }]
    expect(loss(t, -1, 1)).toBe(67)
  },
  DEVIL: () => {
    const t = testBattle([creature('DEVIL', 1, { total: 1000 })], [plain(-1)])
    t.battle.state.deaths = 2
    expect(loss(t, 1, -1)).toBe(52)
    t.battle.state.deaths = 9
    expect(loss(t, 1, -1)).toBe(63)
  },
  WEREWOLF: () => {
    const t = testBattle([creature('WEREWOLF', 1, { total: 1000 })], [plain(-1)])
    expect(loss(t, 1, -1)).toBe(HIT)
    t.battle.state.round = 3
    expect(loss(t, 1, -1)).toBe(60)
  },
  ELEMENTAL_WATER: () => {
    const t = testBattle([creature('ELEMENTAL_WATER', 1, { total: 1000 })], plains(-1, 5))
    t.hit(1, -2)
    expect([-2, -5, -4].map((id) => 1000 - t.health(id))).toEqual([HIT, 15, 0])
  },
  FIREBIRD: () => {
    const t = testBattle([plain(1), creature('FIREBIRD', 2, { total: 1000 })], [plain(-1)])
    expect([loss(t, 1, -1), loss(t, 2, -1), targetCount('FIREBIRD')]).toEqual([49, HIT, 6])
  },
  ELF: () => {
    const t = testBattle([creature('ELF', 1)], [plain(-1)])
    t.hit(1, -1)
    expect(t.health(1)).toBe(100)
  },
}
