// One test per class: its trait does what its text says. 30 attack against 34 defence deals 45 damage, a counterattack 18.
import { CreatureClass } from '@skystair/contract'
import { expect, it } from 'vitest'
import { targetsInRange } from '../battle/targets.ts'
import { testBattle } from '../testing/test-battle.ts'
import { creature } from '../testing/test-world.ts'
import { traits } from './index.ts'

const HIT = 45
const COUNTER = 18
type Change = Parameters<typeof creature>[2]

/** A creature whose trait does not matter here: monks only counterattack harder. */
const plain = (id: number, change?: Change) => creature('MONK', id, { total: 1000, ...change })
const plains = (sign: 1 | -1, count: number, change?: Change) => Array.from({ length: count }, (_, i) => plain(sign * (i + 1), change))
/** Returns the damage of one hit. */
const loss = (t: ReturnType<typeof testBattle>, by: number, on: number): number => {
  const before = t.health(on)
  t.hit(by, on)
  return before - t.health(on)
}
/** Returns the damage of this class's first hit. */
const hit = (cls: CreatureClass, self: Change = {}, target: Change = {}) =>
  loss(testBattle([creature(cls, 1, { total: 1000, ...self })], [plain(-1, target)]), 1, -1)
/** Returns the damage that this class takes from a monk's hit. */
const damageTaken = (cls: CreatureClass, self: Change = {}, attacker: Change = {}) =>
  loss(testBattle([plain(1, attacker)], [creature(cls, -1, { total: 1000, ...self })]), 1, -1)
const enemySquad = (back: CreatureClass = 'MONK') => [...plains(-1, 4), creature(back, -5, { total: 1000 }), plain(-6)]
const targetCount = (cls: CreatureClass) =>
  targetsInRange(testBattle([creature(cls, 1)], enemySquad()).battle.state, testBattle([creature(cls, 1)], enemySquad()).of(1)).length

const tests: Record<CreatureClass, () => void> = {
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
  GOLEM: () => {
    const t = testBattle([plain(1)], [creature('GOLEM', -1, { total: 1000 })])
    expect([loss(t, 1, -1), loss(t, 1, -1)]).toEqual([22, HIT])
  },
  ANGEL: () => {
    const t = testBattle([creature('ANGEL', 1), plain(2, { health: 500 }), plain(3, { health: 400 })], [plain(-1)])
    t.round()
    expect([t.health(2), t.health(3)]).toEqual([500, 500])
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
  NECROMANCER: () => {
    const t = testBattle([creature('NECROMANCER', 1), plain(2, { health: 0, total: 90 }), plain(3, { health: 0, total: 300 })], [plain(-1)])
    t.round()
    expect([t.health(2), t.health(3)]).toEqual([0, 100])
    t.round()
    expect(t.health(2)).toBe(0)
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
  LIZARD: () => {
    const t = testBattle([creature('LIZARD', 1, { total: 1000 })], [plain(-1)])
    t.move(1, -1)
    expect(t.effects(-1)).toEqual(['POISONED 3 6'])
    const before = t.health(-1)
    t.brace(-1)
    expect([before - t.health(-1), t.effects(-1)]).toEqual([6, ['POISONED 2 6']])
  },
  TROLL: () => {
    const t = testBattle([creature('TROLL', 1, { total: 100, health: 50 })], [plain(-1)])
    t.round()
    expect(t.health(1)).toBe(58)
  },
  ELF: () => {
    const t = testBattle([creature('ELF', 1)], [plain(-1)])
    t.hit(1, -1)
    expect(t.health(1)).toBe(100)
  },
  PHOENIX: () => {
    const t = testBattle([plain(1)], [creature('PHOENIX', -1, { health: 10 })])
    t.hit(1, -1)
    expect(t.health(-1)).toBe(50)
    t.hit(1, -1)
    t.hit(1, -1)
    expect(t.health(-1)).toBe(0)
  },
  WARLOCK: () => {
    const t = testBattle([creature('WARLOCK', 1, { total: 1000 })], [plain(-1)])
    t.move(1, -1)
    expect(t.effects(-1)).toEqual(['WEAKENED 2 25'])
    expect(loss(t, -1, 1)).toBe(33)
    expect(targetCount('WARLOCK')).toBe(6)
  },
  TITAN: () => {
    const t = testBattle([creature('TITAN', 1, { total: 1000 })], [...plains(-1, 2), plain(-3, { defence: 38 }), plain(-4)])
    t.hit(1, -1)
    expect([-1, -2, -3, -4].map((id) => 1000 - t.health(id))).toEqual([27, 27, 25, 0])
  },
  ARCHANGEL: () => {
    const t = testBattle([plain(1)], [creature('ARCHANGEL', -1, { total: 1000 }), ...plains(-1, 3).map((c) => ({ ...c, id: c.id - 1 }))])
    expect([loss(t, 1, -1), loss(t, 1, -2), loss(t, 1, -4)]).toEqual([36, 36, HIT])
    const behind = testBattle([plain(1)], [...plains(-1, 3), creature('ARCHANGEL', -4)])
    expect(loss(behind, 1, -1)).toBe(HIT)
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
  KNIGHT: () => expect([damageTaken('KNIGHT', { total: 90 }), damageTaken('KNIGHT')]).toEqual([30, HIT]),
  PALADIN: () => expect([hit('PALADIN', {}, { faction: 'SHADOW' }), hit('PALADIN', {}, { faction: 'SUN' })]).toEqual([58, HIT]),
  PRIEST: () => {
    const t = testBattle([creature('PRIEST', 1), plain(2, { health: 900 })], [plain(-1)])
    t.move(1, 2)
    expect(t.health(2)).toBe(930)
  },
  MONK: () => {
    const t = testBattle([plain(1)], [plain(-1)])
    t.hit(1, -1)
    expect(1000 - t.health(1)).toBe(HIT)
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
  DWARF: () => {
    const t = testBattle([creature('WARLOCK', 1), creature('YOTUN', 2)], [creature('DWARF', -1, { total: 1000, health: 300 })])
    t.hit(1, -1)
    t.hit(2, -1)
    expect(t.effects(-1)).toEqual([])
  },
  GNOME: () => expect(traits.GNOME.consumableBonus).toBe(50),
  GOBLIN: () => {
    const t = testBattle([creature('GOBLIN', 1, { total: 1000 }), plain(2), plain(3)], [plain(-1)])
    expect(loss(t, 1, -1)).toBe(52)
  },
  ORC: () => {
    const t = testBattle([creature('ORC', 1, { total: 1000 })], [plain(-1)])
    expect([loss(t, 1, -1), loss(t, 1, -1)]).toEqual([67, HIT])
  },
  OGRE: () => {
    const t = testBattle([creature('OGRE', 1, { total: 1000 })], [plain(-1)])
    t.hit(1, -1)
    expect(t.effects(-1)).toEqual([])
    t.hit(1, -1)
    expect(t.effects(-1)).toEqual(['STUNNED 1 0'])
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
  HYDRA: () => {
    const t = testBattle(
      [creature('HYDRA', 1, { total: 1000 })],
      [plain(-1), plain(-2, { health: 900 }), plain(-3), plain(-4, { health: 10 })],
    )
    t.hit(1, -1)
    expect([1000 - t.health(-1), 900 - t.health(-2), t.health(-3), t.health(-4)]).toEqual([HIT, 15, 1000, 10])
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
  NAGA: () => {
    const t = testBattle([creature('NAGA', 1, { total: 1000 })], [plain(-1)])
    expect(loss(t, 1, -1)).toBe(HIT)
    t.of(-1).effects = [{ type: 'FROZEN', movesRemain: 1, power: 0 }]
    expect(loss(t, 1, -1)).toBe(58)
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
  GRIFFIN: () => {
    const t = testBattle([creature('GRIFFIN', 1, { total: 1000 })], enemySquad())
    t.of(-5).struck = true
    expect([loss(t, 1, -4), loss(t, 1, -5)]).toEqual([HIT, 56])
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
  IMP: () => {
    const t = testBattle([plain(1)], [creature('IMP', -1, { health: 5 })])
    t.hit(1, -1)
    expect(t.effects(1)).toEqual(['FIRED 3 7'])
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
  SUCCUBUS: () => expect([damageTaken('SUCCUBUS', { attack: 29 }), damageTaken('SUCCUBUS', { attack: 30 })]).toEqual([31, HIT]),
  VAMPIRE: () => {
    const t = testBattle([creature('VAMPIRE', 1, { total: 1000, health: 500 })], [creature('ELF', -1, { total: 1000 })])
    t.hit(1, -1)
    expect(t.health(1)).toBe(500 + 22 - COUNTER)
  },
  WEREWOLF: () => {
    const t = testBattle([creature('WEREWOLF', 1, { total: 1000 })], [plain(-1)])
    expect(loss(t, 1, -1)).toBe(HIT)
    t.battle.state.round = 3
    expect(loss(t, 1, -1)).toBe(60)
  },
  GHOST: () => {
    const through = testBattle([plain(1)], [creature('GHOST', -1)], (roll, faces) => (roll === 'evade' ? 0 : Math.trunc(faces / 2)))
    expect([loss(through, 1, -1), through.battle.events.some((e) => e.type === 'MISS')]).toEqual([0, true])
    expect([damageTaken('GHOST'), targetCount('GHOST')]).toEqual([HIT, 6])
  },
  LICH: () => {
    const t = testBattle([creature('LICH', 1, { total: 100, health: 50 })], [plain(-1, { health: 1 }), plain(-2)])
    t.hit(1, -1)
    expect([t.health(1), targetCount('LICH')]).toEqual([65, 6])
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
  MUMMY: () => {
    const t = testBattle([plain(1), creature('MAGE', 2)], [creature('MUMMY', -1, { total: 1000 })])
    t.hit(1, -1)
    t.hit(2, -1)
    expect([t.effects(1), t.effects(2)]).toEqual([['WEAKENED 2 20'], []])
  },
  GARGOYLE: () => {
    const t = testBattle([plain(1)], [creature('GARGOYLE', -1, { total: 1000 })])
    expect(loss(t, 1, -1)).toBe(31)
    t.of(-1).struck = true
    expect(loss(t, 1, -1)).toBe(HIT)
  },
  ELEMENTAL_FIRE: () => {
    const t = testBattle([creature('ELEMENTAL_FIRE', 1)], plains(-1, 4))
    t.round()
    expect([-1, -2, -3, -4].map((id) => 1000 - t.health(id))).toEqual([6, 6, 6, 0])
  },
  ELEMENTAL_WATER: () => {
    const t = testBattle([creature('ELEMENTAL_WATER', 1, { total: 1000 })], plains(-1, 5))
    t.hit(1, -2)
    expect([-2, -5, -4].map((id) => 1000 - t.health(id))).toEqual([HIT, 15, 0])
  },
  ELEMENTAL_AIR: () => {
    const t = testBattle([creature('ELEMENTAL_AIR', 1, { total: 1000 }), plain(2)], enemySquad())
    expect(targetsInRange(t.battle.state, t.of(-1)).map((c) => c.id)).toEqual([2])
    t.move(1, -4)
    expect([targetsInRange(t.battle.state, t.of(-1)).length, targetCount('ELEMENTAL_AIR')]).toEqual([2, 6])
  },
  ELEMENTAL_EARTH: () => {
    const t = testBattle([creature('ELEMENTAL_EARTH', 1), ...plains(1, 4).slice(1)], [plain(-1)])
    t.brace(1)
    expect([1, 2, 3, 4].map(t.effects)).toEqual([['SHIELDED 2 25'], ['SHIELDED 2 25'], ['SHIELDED 2 25'], []])
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
  BABA_YAGA: () => {
    const t = testBattle([creature('BABA_YAGA', 1)], [plain(-1, { health: 900 }), plain(-2)])
    expect([t.effects(-1), t.effects(-2)]).toEqual([[], ['POISONED 2 6']])
  },
  LESHY: () => {
    const t = testBattle([creature('MAGE', 1)], [creature('LESHY', -1), ...plains(-1, 5).slice(1)])
    expect(targetsInRange(t.battle.state, t.of(1)).map((c) => c.id)).toEqual([-5, -3, -2, -1])
  },
  FIREBIRD: () => {
    const t = testBattle([plain(1), creature('FIREBIRD', 2, { total: 1000 })], [plain(-1)])
    expect([loss(t, 1, -1), loss(t, 2, -1), targetCount('FIREBIRD')]).toEqual([49, HIT, 6])
  },
}

it.each(CreatureClass)('%s has the trait that its text describes', (cls) => tests[cls]())
