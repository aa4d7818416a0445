// One test a class, each saying what the class's sentence promises. 30 attack against 26 defence is a plain blow of 45; an answer is 18.
import { CreatureClass } from '@skystair/contract'
import { expect, it } from 'vitest'
import { targetsOf } from '../battle/reach.ts'
import { table } from '../battle/table.ts'
import { creature } from '../fixture.ts'
import { traits } from './index.ts'

const BLOW = 45
const ANSWER = 18
type Change = Parameters<typeof creature>[2]

/** Someone with no trait that could matter: monks only answer. */
const plain = (id: number, change?: Change) => creature('MONK', id, { total: 1000, ...change })
const plains = (sign: 1 | -1, count: number, change?: Change) => Array.from({ length: count }, (_, i) => plain(sign * (i + 1), change))
/** How much the one struck loses in one blow. */
const loss = (t: ReturnType<typeof table>, by: number, on: number): number => {
  const before = t.health(on)
  t.strike(by, on)
  return before - t.health(on)
}
/** Damage of that class's first blow at a target. */
const blow = (cls: CreatureClass, self: Change = {}, target: Change = {}) =>
  loss(table([creature(cls, 1, { total: 1000, ...self })], [plain(-1, target)]), 1, -1)
/** What that class takes from a plain blow. */
const taken = (cls: CreatureClass, self: Change = {}, attacker: Change = {}) =>
  loss(table([plain(1, attacker)], [creature(cls, -1, { total: 1000, ...self })]), 1, -1)
const six = (back: CreatureClass = 'MONK') => [...plains(-1, 4), creature(back, -5, { total: 1000 }), plain(-6)]
const reaches = (cls: CreatureClass) =>
  targetsOf(table([creature(cls, 1)], six()).field.state, table([creature(cls, 1)], six()).of(1)).length

const tests: Record<CreatureClass, () => void> = {
  BEAST: () => {
    expect(blow('BEAST', {}, { health: 499 })).toBe(56)
    expect(blow('BEAST', {}, { health: 500 })).toBe(BLOW)
  },
  DRAGON: () => {
    const t = table([creature('DRAGON', 1, { total: 1000 })], six())
    t.strike(1, -5)
    expect([-4, -5, -6, -2].map((id) => 1000 - t.health(id))).toEqual([13, BLOW, 13, 0])
    expect(reaches('DRAGON')).toBe(6)
  },
  GOLEM: () => {
    const t = table([plain(1)], [creature('GOLEM', -1, { total: 1000 })])
    expect([loss(t, 1, -1), loss(t, 1, -1)]).toEqual([22, BLOW])
  },
  ANGEL: () => {
    const t = table([creature('ANGEL', 1), plain(2, { health: 500 }), plain(3, { health: 400 })], [plain(-1)])
    t.round()
    expect([t.health(2), t.health(3)]).toEqual([500, 500])
  },
  HUMAN: () => {
    const t = table([creature('HUMAN', 1, { total: 1000 })], [plain(-1)])
    const blows = Array.from({ length: 8 }, () => {
      const lost = loss(t, 1, -1)
      t.field.state.round++
      return lost
    })
    expect(blows).toEqual([45, 47, 50, 53, 55, 58, 58, 58])
  },
  MAGE: () => {
    expect(blow('MAGE')).toBe(61)
    expect(reaches('MAGE')).toBe(6)
  },
  NECROMANCER: () => {
    const t = table([creature('NECROMANCER', 1), plain(2, { health: 0, total: 90 }), plain(3, { health: 0, total: 300 })], [plain(-1)])
    t.round()
    expect([t.health(2), t.health(3)]).toEqual([0, 100])
    t.round()
    expect(t.health(2)).toBe(0)
  },
  DJINN: () => {
    const t = table([creature('DJINN', 1, { total: 1000 }), plain(2)], plains(-1, 3))
    t.hit(1, -1)
    expect(targetsOf(t.field.state, t.of(-1)).map((c) => c.id)).toEqual([2])
    t.hit(-1, 2)
    expect(t.effects(1)).toEqual(['HIDDEN 1 0'])
    t.hit(-2, 2)
    expect(targetsOf(t.field.state, t.of(-3)).map((c) => c.id)).toEqual([1, 2])
  },
  LIZARD: () => {
    const t = table([creature('LIZARD', 1, { total: 1000 })], [plain(-1)])
    t.hit(1, -1)
    expect(t.effects(-1)).toEqual(['POISONED 3 6'])
    const before = t.health(-1)
    t.brace(-1)
    expect([before - t.health(-1), t.effects(-1)]).toEqual([6, ['POISONED 2 6']])
  },
  TROLL: () => {
    const t = table([creature('TROLL', 1, { total: 100, health: 50 })], [plain(-1)])
    t.round()
    expect(t.health(1)).toBe(58)
  },
  ELF: () => {
    const t = table([creature('ELF', 1)], [plain(-1)])
    t.strike(1, -1)
    expect(t.health(1)).toBe(100)
  },
  PHOENIX: () => {
    const t = table([plain(1)], [creature('PHOENIX', -1, { health: 10 })])
    t.strike(1, -1)
    expect(t.health(-1)).toBe(50)
    t.strike(1, -1)
    t.strike(1, -1)
    expect(t.health(-1)).toBe(0)
  },
  WARLOCK: () => {
    const t = table([creature('WARLOCK', 1, { total: 1000 })], [plain(-1)])
    t.hit(1, -1)
    expect(t.effects(-1)).toEqual(['WEAKENED 2 25'])
    expect(loss(t, -1, 1)).toBe(33)
    expect(reaches('WARLOCK')).toBe(6)
  },
  TITAN: () => {
    const t = table([creature('TITAN', 1, { total: 1000 })], [...plains(-1, 2), plain(-3, { defence: 38 }), plain(-4)])
    t.strike(1, -1)
    expect([-1, -2, -3, -4].map((id) => 1000 - t.health(id))).toEqual([27, 27, 25, 0])
  },
  ARCHANGEL: () => {
    const t = table([plain(1)], [creature('ARCHANGEL', -1, { total: 1000 }), ...plains(-1, 3).map((c) => ({ ...c, id: c.id - 1 }))])
    expect([loss(t, 1, -1), loss(t, 1, -2), loss(t, 1, -4)]).toEqual([36, 36, BLOW])
    const behind = table([plain(1)], [...plains(-1, 3), creature('ARCHANGEL', -4)])
    expect(loss(behind, 1, -1)).toBe(BLOW)
  },
  YOTUN: () => {
    const t = table([creature('YOTUN', 1, { total: 1000 })], [plain(-1, { total: 100, health: 95 }), plain(-2)])
    t.strike(1, -1)
    expect(t.effects(-1)).toEqual([])
    t.strike(1, -1)
    expect(t.effects(-1)).toEqual(['FROZEN 1 0'])
    t.strike(1, -2)
    expect(t.effects(-2)).toEqual([])
  },
  ASGARDIAN_PHOENIX: () => {
    const t = table(plains(1, 4), [creature('ASGARDIAN_PHOENIX', -1, { total: 90, health: 10 })])
    t.strike(1, -1)
    expect([t.health(-1), t.effects(1), t.effects(3), t.effects(4)]).toEqual([30, ['FIRED 2 6'], ['FIRED 2 6'], []])
  },
  KNIGHT: () => expect([taken('KNIGHT', { total: 90 }), taken('KNIGHT')]).toEqual([30, BLOW]),
  PALADIN: () => expect([blow('PALADIN', {}, { faction: 'SHADOW' }), blow('PALADIN', {}, { faction: 'SUN' })]).toEqual([58, BLOW]),
  PRIEST: () => {
    const t = table([creature('PRIEST', 1), plain(2, { health: 900 })], [plain(-1)])
    t.hit(1, 2)
    expect(t.health(2)).toBe(930)
  },
  MONK: () => {
    const t = table([plain(1)], [plain(-1)])
    t.strike(1, -1)
    expect(1000 - t.health(1)).toBe(BLOW)
  },
  NUN: () => {
    const t = table([creature('NUN', 1), plain(2)], [plain(-1)])
    t.of(2).effects = [
      { type: 'FROZEN', movesRemain: 3, power: 0 },
      { type: 'SHIELDED', movesRemain: 3, power: 10 },
    ]
    t.round()
    expect(t.effects(2)).toEqual(['SHIELDED 2 10'])
  },
  ARCHER: () => {
    const t = table([creature('ARCHER', 1)], six())
    expect([loss(t, 1, -1), loss(t, 1, -4), t.health(1)]).toEqual([BLOW, 54, 100])
  },
  ASSASSIN: () => {
    expect([blow('ASSASSIN'), blow('ASSASSIN', {}, { health: 999 })]).toEqual([60, BLOW])
    expect(reaches('ASSASSIN')).toBe(6)
  },
  BERSERK: () => expect([blow('BERSERK'), blow('BERSERK', { health: 500 })]).toEqual([BLOW, 58]),
  BARBARIAN: () => {
    const t = table([creature('BARBARIAN', 1, { total: 1000 })], [plain(-1, { health: 1 }), plain(-2, { health: 1 }), plain(-3)])
    t.hit(1, -1)
    expect(t.of(1).struck).toBe(false)
    t.hit(1, -2)
    expect(t.of(1).struck).toBe(true)
  },
  DWARF: () => {
    const t = table([creature('WARLOCK', 1), creature('YOTUN', 2)], [creature('DWARF', -1, { total: 1000, health: 300 })])
    t.strike(1, -1)
    t.strike(2, -1)
    expect(t.effects(-1)).toEqual([])
  },
  GNOME: () => expect(traits.GNOME.brews).toBe(50),
  GOBLIN: () => {
    const t = table([creature('GOBLIN', 1, { total: 1000 }), plain(2), plain(3)], [plain(-1)])
    expect(loss(t, 1, -1)).toBe(52)
  },
  ORC: () => {
    const t = table([creature('ORC', 1, { total: 1000 })], [plain(-1)])
    expect([loss(t, 1, -1), loss(t, 1, -1)]).toEqual([67, BLOW])
  },
  OGRE: () => {
    const t = table([creature('OGRE', 1, { total: 1000 })], [plain(-1)])
    t.strike(1, -1)
    expect(t.effects(-1)).toEqual([])
    t.strike(1, -1)
    expect(t.effects(-1)).toEqual(['STUNNED 1 0'])
  },
  CYCLOPS: () => {
    const t = table([creature('CYCLOPS', 1, { total: 1000 })], plains(-1, 2))
    expect([loss(t, 1, -1), loss(t, 1, -2)]).toEqual([58, BLOW])
  },
  MINOTAUR: () => {
    const t = table([creature('MINOTAUR', 1)], [plain(-1, { health: 5 }), ...plains(-1, 4).slice(1)])
    t.strike(1, -1)
    expect([t.health(-1), 1000 - t.health(-4), t.health(-2)]).toEqual([0, 40, 1000])
  },
  CENTAUR: () => {
    const t = table([creature('CENTAUR', 1)], six())
    expect(targetsOf(t.field.state, t.of(1))).toHaveLength(6)
    expect([loss(t, 1, -4), t.health(1)]).toEqual([56, 100])
    t.field.state.round = 2
    expect(targetsOf(t.field.state, t.of(1))).toHaveLength(3)
    expect(loss(t, 1, -1)).toBe(BLOW)
  },
  HARPY: () => {
    const t = table([creature('HARPY', 1, { total: 1000 })], [plain(-1)])
    t.brace(-1)
    t.of(-1).effects = [{ type: 'SHIELDED', movesRemain: 2, power: 50 }]
    expect([loss(t, 1, -1), t.effects(-1), t.of(-1).braced]).toEqual([BLOW, [], false])
    expect(reaches('HARPY')).toBe(6)
  },
  GORGON: () => {
    const t = table(plains(1, 2), [creature('GORGON', -1, { total: 1000 })])
    t.hit(1, -1)
    t.hit(2, -1)
    expect([t.effects(1), t.effects(2)]).toEqual([['STUNNED 1 0'], []])
  },
  HYDRA: () => {
    const t = table([creature('HYDRA', 1, { total: 1000 })], [plain(-1), plain(-2, { health: 900 }), plain(-3), plain(-4, { health: 10 })])
    t.strike(1, -1)
    expect([1000 - t.health(-1), 900 - t.health(-2), t.health(-3), t.health(-4)]).toEqual([BLOW, 15, 1000, 10])
  },
  KRAKEN: () => {
    const t = table([creature('KRAKEN', 1)], [plain(-1), plain(-2, { health: 0 }), ...plains(-1, 6).slice(2)])
    t.strike(1, -6)
    expect([t.of(-6).position, t.of(-2).position, reaches('KRAKEN')]).toEqual([1, 5, 6])
  },
  MERMAID: () => {
    const t = table([creature('MERMAID', 1)], [plain(-1), plain(-2, { attack: 40 })])
    expect([t.effects(-1), t.effects(-2)]).toEqual([[], ['WEAKENED 1 20']])
  },
  NAGA: () => {
    const t = table([creature('NAGA', 1, { total: 1000 })], [plain(-1)])
    expect(loss(t, 1, -1)).toBe(BLOW)
    t.of(-1).effects = [{ type: 'FROZEN', movesRemain: 1, power: 0 }]
    expect(loss(t, 1, -1)).toBe(58)
  },
  BASILISK: () => {
    const t = table([plain(1), creature('MAGE', 2)], [creature('BASILISK', -1, { total: 1000 })])
    t.strike(1, -1)
    t.strike(2, -1)
    expect([t.effects(1), t.effects(2)]).toEqual([['POISONED 2 6'], []])
  },
  CHIMERA: () => {
    const t = table([creature('CHIMERA', 1, { total: 1000 })], plains(-1, 3))
    for (const id of [-1, -2, -3]) t.strike(1, id)
    expect([-1, -2, -3].map(t.effects)).toEqual([['FIRED 2 6'], ['POISONED 2 6'], ['STUNNED 1 0']])
  },
  GRIFFIN: () => {
    const t = table([creature('GRIFFIN', 1, { total: 1000 })], six())
    t.of(-5).struck = true
    expect([loss(t, 1, -4), loss(t, 1, -5)]).toEqual([BLOW, 56])
  },
  PEGASUS: () => {
    const t = table([plain(1)], [plain(-1), plain(-2), plain(-3), creature('PEGASUS', -4, { total: 1000 })])
    expect([loss(t, 1, -1), loss(t, 1, -2), loss(t, 1, -4)]).toEqual([33, BLOW, BLOW])
    expect(reaches('PEGASUS')).toBe(6)
  },
  UNICORN: () => {
    const t = table([creature('LIZARD', 1, { total: 1000 }), creature('OGRE', 2)], [creature('UNICORN', -1, { total: 1000 }), plain(-2)])
    t.strike(1, -1)
    t.strike(1, -2)
    expect([t.effects(-1), t.effects(-2)]).toEqual([[], []])
    t.strike(2, -2)
    t.strike(2, -2)
    expect(t.effects(-2)).toEqual(['STUNNED 1 0'])
  },
  WYVERN: () => {
    const t = table([creature('WYVERN', 1, { total: 1000 })], plains(-1, 2))
    t.strike(1, -1)
    t.strike(1, -2)
    expect([t.effects(-1), t.effects(-2), reaches('WYVERN')]).toEqual([['POISONED 4 11'], [], 6])
  },
  SALAMANDER: () => {
    const t = table([creature('SALAMANDER', 1, { total: 1000 })], [plain(-1)])
    t.strike(1, -1)
    expect(t.effects(-1)).toEqual(['FIRED 2 9'])
  },
  TREANT: () => {
    const t = table([creature('TREANT', 1, { health: 50 })], [plain(-1)])
    t.brace(1)
    expect(t.health(1)).toBe(65)
  },
  DRYAD: () => {
    const t = table([creature('DRYAD', 1, { total: 1000 }), plain(2, { health: 900 })], [plain(-1)])
    t.strike(1, -1)
    expect(t.health(2)).toBe(918)
  },
  FAIRY: () => {
    const t = table([creature('FAIRY', 1, { total: 50 }), plain(2), plain(3, { total: 900 })], [plain(-1)])
    expect([t.effects(1), t.effects(2), t.effects(3)]).toEqual([[], [], ['HIDDEN 3 0']])
  },
  IMP: () => {
    const t = table([plain(1)], [creature('IMP', -1, { health: 5 })])
    t.strike(1, -1)
    expect(t.effects(1)).toEqual(['FIRED 3 7'])
  },
  DEMON: () => {
    const t = table([creature('SALAMANDER', 1, { total: 1000 })], [creature('DEMON', -1, { total: 1000 })])
    t.strike(1, -1)
    expect(t.effects(-1)).toEqual([])
    expect(loss(t, -1, 1)).toBe(BLOW)
    t.of(1).effects = [{ type: 'FIRED', movesRemain: 2, power: 1 }]
    expect(loss(t, -1, 1)).toBe(67)
  },
  DEVIL: () => {
    const t = table([creature('DEVIL', 1, { total: 1000 })], [plain(-1)])
    t.field.state.deaths = 2
    expect(loss(t, 1, -1)).toBe(52)
    t.field.state.deaths = 9
    expect(loss(t, 1, -1)).toBe(63)
  },
  SUCCUBUS: () => expect([taken('SUCCUBUS', { attack: 29 }), taken('SUCCUBUS', { attack: 30 })]).toEqual([31, BLOW]),
  VAMPIRE: () => {
    const t = table([creature('VAMPIRE', 1, { total: 1000, health: 500 })], [creature('ELF', -1, { total: 1000 })])
    t.strike(1, -1)
    expect(t.health(1)).toBe(500 + 22 - ANSWER)
  },
  WEREWOLF: () => {
    const t = table([creature('WEREWOLF', 1, { total: 1000 })], [plain(-1)])
    expect(loss(t, 1, -1)).toBe(BLOW)
    t.field.state.round = 3
    expect(loss(t, 1, -1)).toBe(60)
  },
  GHOST: () => {
    const through = table([plain(1)], [creature('GHOST', -1)], (what, sides) => (what === 'pass' ? 0 : Math.trunc(sides / 2)))
    expect([loss(through, 1, -1), through.field.events.some((e) => e.type === 'MISS')]).toEqual([0, true])
    expect([taken('GHOST'), reaches('GHOST')]).toEqual([BLOW, 6])
  },
  LICH: () => {
    const t = table([creature('LICH', 1, { total: 100, health: 50 })], [plain(-1, { health: 1 }), plain(-2)])
    t.strike(1, -1)
    expect([t.health(1), reaches('LICH')]).toEqual([65, 6])
  },
  SKELETON: () => {
    const t = table([creature('ARCHER', 1), creature('LIZARD', 2)], [creature('SKELETON', -1, { total: 1000 })])
    expect([loss(t, 1, -1), loss(t, 2, -1), t.effects(-1)]).toEqual([27, BLOW, []])
  },
  ZOMBIE: () => {
    const t = table([plain(1)], [creature('ZOMBIE', -1, { health: 5 })])
    t.strike(1, -1)
    expect(t.health(-1)).toBe(1)
    t.strike(1, -1)
    expect(t.health(-1)).toBe(0)
  },
  MUMMY: () => {
    const t = table([plain(1), creature('MAGE', 2)], [creature('MUMMY', -1, { total: 1000 })])
    t.strike(1, -1)
    t.strike(2, -1)
    expect([t.effects(1), t.effects(2)]).toEqual([['WEAKENED 2 20'], []])
  },
  GARGOYLE: () => {
    const t = table([plain(1)], [creature('GARGOYLE', -1, { total: 1000 })])
    expect(loss(t, 1, -1)).toBe(31)
    t.of(-1).struck = true
    expect(loss(t, 1, -1)).toBe(BLOW)
  },
  ELEMENTAL_FIRE: () => {
    const t = table([creature('ELEMENTAL_FIRE', 1)], plains(-1, 4))
    t.round()
    expect([-1, -2, -3, -4].map((id) => 1000 - t.health(id))).toEqual([6, 6, 6, 0])
  },
  ELEMENTAL_WATER: () => {
    const t = table([creature('ELEMENTAL_WATER', 1, { total: 1000 })], plains(-1, 5))
    t.strike(1, -2)
    expect([-2, -5, -4].map((id) => 1000 - t.health(id))).toEqual([BLOW, 15, 0])
  },
  ELEMENTAL_AIR: () => {
    const t = table([creature('ELEMENTAL_AIR', 1, { total: 1000 }), plain(2)], six())
    expect(targetsOf(t.field.state, t.of(-1)).map((c) => c.id)).toEqual([2])
    t.hit(1, -4)
    expect([targetsOf(t.field.state, t.of(-1)).length, reaches('ELEMENTAL_AIR')]).toEqual([2, 6])
  },
  ELEMENTAL_EARTH: () => {
    const t = table([creature('ELEMENTAL_EARTH', 1), ...plains(1, 4).slice(1)], [plain(-1)])
    t.brace(1)
    expect([1, 2, 3, 4].map(t.effects)).toEqual([['SHIELDED 2 25'], ['SHIELDED 2 25'], ['SHIELDED 2 25'], []])
  },
  KOSCHEY: () => {
    const t = table([plain(1)], [creature('KOSCHEY', -1, { health: 10 }), plain(-2)])
    t.strike(1, -1)
    t.strike(1, -1)
    expect([t.health(-1), loss(t, -1, 1)]).toEqual([1, 22])
    t.of(-2).health.current = 0
    t.strike(1, -1)
    expect(t.health(-1)).toBe(0)
  },
  BABA_YAGA: () => {
    const t = table([creature('BABA_YAGA', 1)], [plain(-1, { health: 900 }), plain(-2)])
    expect([t.effects(-1), t.effects(-2)]).toEqual([[], ['POISONED 2 6']])
  },
  LESHY: () => {
    const t = table([creature('MAGE', 1)], [creature('LESHY', -1), ...plains(-1, 5).slice(1)])
    expect(targetsOf(t.field.state, t.of(1)).map((c) => c.id)).toEqual([-5, -3, -2, -1])
  },
  FIREBIRD: () => {
    const t = table([plain(1), creature('FIREBIRD', 2, { total: 1000 })], [plain(-1)])
    expect([loss(t, 1, -1), loss(t, 2, -1), reaches('FIREBIRD')]).toEqual([49, BLOW, 6])
  },
}

it.each(CreatureClass)('%s does what its sentence says', (cls) => tests[cls]())
