// One test per skill. 30 attack against 34 defence deals 45 damage.
import { SkillType } from '@skystair/contract'
import { expect, it } from 'vitest'
import { testBattle } from '../testing/test-battle.ts'
import { creature } from '../testing/test-world.ts'

const human = (id: number, change: Parameters<typeof creature>[2] = {}) => creature('HUMAN', id, { total: 1000, ...change })
const loss = (t: ReturnType<typeof testBattle>, by: number, on: number) => {
  const before = t.health(on)
  t.hit(by, on)
  return before - t.health(on)
}

const cases: Record<SkillType, readonly [string, () => void]> = {
  ATTACK: [
    'hits 40 % harder, once per charge',
    () => {
      const t = testBattle([human(1, { skills: { ATTACK: 1 } })], [human(-1)])
      expect([loss(t, 1, -1), loss(t, 1, -1)]).toEqual([63, 45])
      expect(t.of(1).skills[0]!.valueCurrent).toBe(0)
    },
  ],
  DEFENCE: [
    'takes 30 % off a hit, once per charge, and nothing off a counterattack',
    () => {
      const t = testBattle([human(1)], [human(-1, { skills: { DEFENCE: 1 } })])
      expect([loss(t, 1, -1), loss(t, 1, -1)]).toEqual([31, 45])
      const countered = testBattle([human(1)], [human(-1, { skills: { DEFENCE: 1 } })])
      countered.hit(-1, 1)
      expect([countered.health(-1), countered.of(-1).skills[0]!.valueCurrent]).toEqual([1000 - 18, 1])
    },
  ],
  HEALTH: [
    'heals an ally by 35 % of its full health instead of hitting',
    () => {
      const t = testBattle([human(1, { skills: { HEALTH: 1 } }), human(2, { health: 300 })], [human(-1)])
      t.move(1, 2)
      expect([t.health(2), t.of(1).skills[0]!.valueCurrent, t.of(1).struck]).toEqual([650, 0, true])
    },
  ],
  POISON: [
    'poisons a target that is not poisoned yet for three moves, 15 % of the damage per move',
    () => {
      const t = testBattle([human(1, { skills: { POISON: 2 } })], [human(-1)])
      t.hit(1, -1)
      t.hit(1, -1)
      expect([t.effects(-1), t.of(1).skills[0]!.valueCurrent]).toEqual([['POISONED 3 6'], 1])
    },
  ],
  IMMORTALITY: [
    'leaves 1 health after deadly damage: first by its charges, then by the creature’s own immortality',
    () => {
      const t = testBattle([human(1)], [human(-1, { health: 10, skills: { IMMORTALITY: 1 }, immortality: 1 })])
      const left = [1, 2, 3].map(() => {
        t.hit(1, -1)
        return t.health(-1)
      })
      expect([left, t.battle.state.deaths]).toEqual([[1, 1, 0], 1])
    },
  ],
}

for (const type of SkillType) {
  const [sentence, holds] = cases[type]
  it(`${type}: ${sentence}`, holds)
}
