// One test per second trait. 30 attack against 34 defence deals 45 damage, a counterattack 18. Below SECOND_RANK a creature has no second trait.
import { CreatureClass } from '@skystair/contract'
import { creatureClasses } from '@skystair/contract/creature-classes'
import { SECOND_RANK, SecondTrait } from '@skystair/contract/second-traits'
import { expect, it } from 'vitest'
import { testBattle } from '../testing/test-battle.ts'
import { creature } from '../testing/test-world.ts'
import { HIT, loss } from '../testing/traits/measure.ts'

type Change = Parameters<typeof creature>[2]
const plain = (id: number, change?: Change) => creature('MONK', id, { total: 1000, rank: SECOND_RANK - 1, ...change })
/** A creature that has its second trait, of a class whose own trait does not matter here. */
const withTrait = (cls: CreatureClass, id: number, change?: Change) => creature(cls, id, { total: 1000, rank: SECOND_RANK, ...change })
/** Returns the result for the rank below SECOND_RANK and for SECOND_RANK: only the second trait differs. */
const twice = (make: (rank: number) => number): [below: number, reached: number] => [make(SECOND_RANK - 1), make(SECOND_RANK)]

const tests: Record<SecondTrait, () => void> = {
  FINISHER: () => {
    const hit = (health: number) => twice((rank) => loss(testBattle([withTrait('WARLOCK', 1, { rank })], [plain(-1, { health })]), 1, -1))
    expect(hit(333)).toEqual([HIT, 51])
    expect(hit(334)).toEqual([HIT, HIT])
  },
  OPENER: () => {
    const hit = (health: number) => twice((rank) => loss(testBattle([withTrait('DJINN', 1, { rank })], [plain(-1, { health })]), 1, -1))
    expect(hit(1000)).toEqual([HIT, 50])
    expect(hit(999)).toEqual([HIT, HIT])
  },
  VANGUARD: () => {
    const t = testBattle([withTrait('LIZARD', 1)], [plain(-1)])
    const hits = [1, 2, 3].map((round) => {
      t.battle.state.round = round
      return loss(t, 1, -1)
    })
    expect(hits).toEqual([50, 50, HIT])
  },
  AVENGER: () => {
    const fallen = (count: number) => Array.from({ length: count }, (_, i) => plain(i + 2, { health: 0 }))
    const hit = (count: number) => loss(testBattle([withTrait('TROLL', 1), ...fallen(count), plain(9)], [plain(-1)]), 1, -1)
    expect([0, 1, 3].map(hit)).toEqual([HIT, 47, 53])
  },
  SURVIVOR: () => {
    const damageTaken = (health: number) =>
      twice((rank) => loss(testBattle([plain(1)], [withTrait('NECROMANCER', -1, { rank, health })]), 1, -1))
    expect(damageTaken(499)).toEqual([HIT, 39])
    expect(damageTaken(500)).toEqual([HIT, HIT])
  },
  SHOULDER: () => {
    const t = testBattle([plain(1)], [withTrait('DWARF', -1), plain(-2, { health: 40 })])
    expect([loss(t, 1, -1), loss(t, 1, -2), loss(t, 1, -1)]).toEqual([40, 40, HIT])
    expect(loss(testBattle([plain(1)], [withTrait('DWARF', -1, { rank: SECOND_RANK - 1 }), plain(-2)]), 1, -1)).toBe(HIT)
  },
  THORNS: () => {
    const hurt = (by: CreatureClass) =>
      twice((rank) => {
        const t = testBattle([creature(by, 1, { total: 1000 })], [withTrait('TREANT', -1, { rank })])
        t.hit(1, -1)
        return 1000 - t.health(1)
      })
    const [countered, hurtByThorns] = hurt('MONK')
    expect(hurtByThorns - countered).toBe(4)
    expect(hurt('WARLOCK')).toEqual([0, 0])
  },
  THIRST: () => {
    const t = testBattle([withTrait('NAGA', 1, { health: 500 })], [plain(-1, { attack: 1 })])
    t.hit(1, -1)
    // A tenth of 45 is 4; the counterattack of such a weak creature deals 1.
    expect(t.health(1)).toBe(500 + 4 - 1)
  },
}

it.each(SecondTrait.map((name) => [name, tests[name]] as const))('%s does what its text says, from its rank on', (_, test) => test())

it.each(SecondTrait)('gives the second trait %s to at least six classes', (name) => {
  expect(CreatureClass.filter((cls) => creatureClasses[cls].secondTrait === name).length).toBeGreaterThanOrEqual(6)
})
