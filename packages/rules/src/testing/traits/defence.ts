// Traits that protect a creature or its squad: less damage, no effects, fewer attackers, a second life. Each test checks the trait's text.
import { expect } from 'vitest'
import { targetsInRange } from '../../battle/targets.ts'
import { testBattle } from '../test-battle.ts'
import { creature } from '../test-world.ts'
import { damageTaken, enemySquad, HIT, loss, plain, plains, targetCount } from './measure.ts'

export const defence = {
  GOLEM: () => {
    const t = testBattle([plain(1)], [creature('GOLEM', -1, { total: 1000 })])
    expect([loss(t, 1, -1), loss(t, 1, -1)]).toEqual([22, HIT])
  },
  PHOENIX: () => {
    const t = testBattle([plain(1)], [creature('PHOENIX', -1, { health: 10 })])
    t.hit(1, -1)
    expect(t.health(-1)).toBe(50)
    t.hit(1, -1)
    t.hit(1, -1)
    expect(t.health(-1)).toBe(0)
  },
  ARCHANGEL: () => {
    const t = testBattle([plain(1)], [creature('ARCHANGEL', -1, { total: 1000 }), ...plains(-1, 3).map((c) => ({ ...c, id: c.id - 1 }))])
    expect([loss(t, 1, -1), loss(t, 1, -2), loss(t, 1, -4)]).toEqual([36, 36, HIT])
    const behind = testBattle([plain(1)], [...plains(-1, 3), creature('ARCHANGEL', -4)])
    expect(loss(behind, 1, -1)).toBe(HIT)
  },
  KNIGHT: () => expect([damageTaken('KNIGHT', { total: 90 }), damageTaken('KNIGHT')]).toEqual([30, HIT]),
  MONK: () => {
    const t = testBattle([plain(1)], [plain(-1)])
    t.hit(1, -1)
    expect(1000 - t.health(1)).toBe(HIT)
  },
  DWARF: () => {
    const t = testBattle([creature('WARLOCK', 1), creature('YOTUN', 2)], [creature('DWARF', -1, { total: 1000, health: 300 })])
    t.hit(1, -1)
    t.hit(2, -1)
    expect(t.effects(-1)).toEqual([])
  },
  PEGASUS: () => {
    const t = testBattle([plain(1)], [plain(-1), plain(-2), plain(-3), creature('PEGASUS', -4, { total: 1000 })])
    expect([loss(t, 1, -1), loss(t, 1, -2), loss(t, 1, -4)]).toEqual([33, HIT, HIT])
    expect(targetCount('PEGASUS')).toBe(6)
  },
  UNICORN: () => {
    const t = testBattle(
      [creature('LIZARD', 1, { total: 1000 }), creature('OGRE', 2)],
      [creature('UNICORN', -1, { total: 1000 }), plain(-2)],
    )
    t.hit(1, -1)
    t.hit(1, -2)
    expect([t.effects(-1), t.effects(-2)]).toEqual([[], []])
    t.hit(2, -2)
    t.hit(2, -2)
    expect(t.effects(-2)).toEqual(['STUNNED 1 0'])
  },
  SUCCUBUS: () => expect([damageTaken('SUCCUBUS', { attack: 29 }), damageTaken('SUCCUBUS', { attack: 30 })]).toEqual([31, HIT]),
  GHOST: () => {
    const through = testBattle([plain(1)], [creature('GHOST', -1)], (roll, faces) => (roll === 'evade' ? 0 : Math.trunc(faces / 2)))
    expect([loss(through, 1, -1), through.battle.events.some((e) => e.type === 'MISS')]).toEqual([0, true])
    expect([damageTaken('GHOST'), targetCount('GHOST')]).toEqual([HIT, 6])
  },
  SKELETON: () => {
    const t = testBattle([creature('ARCHER', 1), creature('LIZARD', 2)], [creature('SKELETON', -1, { total: 1000 })])
    expect([loss(t, 1, -1), loss(t, 2, -1), t.effects(-1)]).toEqual([27, HIT, []])
  },
  ZOMBIE: () => {
    const t = testBattle([plain(1)], [creature('ZOMBIE', -1, { health: 5 })])
    t.hit(1, -1)
    expect(t.health(-1)).toBe(1)
    t.hit(1, -1)
    expect(t.health(-1)).toBe(0)
  },
  GARGOYLE: () => {
    const t = testBattle([plain(1)], [creature('GARGOYLE', -1, { total: 1000 })])
    expect(loss(t, 1, -1)).toBe(31)
    t.of(-1).struck = true
    expect(loss(t, 1, -1)).toBe(HIT)
  },
  KOSCHEY: () => {
    const t = testBattle([plain(1)], [creature('KOSCHEY', -1, { health: 10 }), plain(-2)])
    t.hit(1, -1)
    t.hit(1, -1)
    expect([t.health(-1), loss(t, -1, 1)]).toEqual([1, 22])
    t.of(-2).health.current = 0
    t.hit(1, -1)
    expect(t.health(-1)).toBe(0)
  },
  LESHY: () => {
    const t = testBattle([creature('MAGE', 1)], [creature('LESHY', -1), ...plains(-1, 5).slice(1)])
    expect(targetsInRange(t.battle.state, t.of(1)).map((c) => c.id)).toEqual([-5, -3, -2, -1])
  },
  DJINN: () => {
    const t = testBattle([creature('DJINN', 1, { total: 1000 }), plain(2)], plains(-1, 3))
    t.move(1, -1)
    expect(targetsInRange(t.battle.state, t.of(-1)).map((c) => c.id)).toEqual([2])
    t.move(-1, 2)
    expect(t.effects(1)).toEqual(['HIDDEN 1 0'])
    t.move(-2, 2)
    expect(targetsInRange(t.battle.state, t.of(-3)).map((c) => c.id)).toEqual([1, 2])
  },
  ELEMENTAL_AIR: () => {
    const t = testBattle([creature('ELEMENTAL_AIR', 1, { total: 1000 }), plain(2)], enemySquad())
    expect(targetsInRange(t.battle.state, t.of(-1)).map((c) => c.id)).toEqual([2])
    t.move(1, -4)
    expect([targetsInRange(t.battle.state, t.of(-1)).length, targetCount('ELEMENTAL_AIR')]).toEqual([2, 6])
  },
}
