// One sentence for each skill. 30 attack against 26 defence is a plain blow of 45.
import { SkillType } from '@skystair/contract'
import { expect, it } from 'vitest'
import { table } from '../battle/table.ts'
import { creature } from '../fixture.ts'

const human = (id: number, change: Parameters<typeof creature>[2] = {}) => creature('HUMAN', id, { total: 1000, ...change })
const loss = (t: ReturnType<typeof table>, by: number, on: number) => {
  const before = t.health(on)
  t.strike(by, on)
  return before - t.health(on)
}

const sentences: Record<SkillType, readonly [string, () => void]> = {
  ATTACK: [
    'strikes 40 % harder, once a charge',
    () => {
      const t = table([human(1, { skills: { ATTACK: 1 } })], [human(-1)])
      expect([loss(t, 1, -1), loss(t, 1, -1)]).toEqual([63, 45])
      expect(t.of(1).skills[0]!.valueCurrent).toBe(0)
    },
  ],
  DEFENCE: [
    'takes 30 % off a blow, once a charge, and nothing off an answer',
    () => {
      const t = table([human(1)], [human(-1, { skills: { DEFENCE: 1 } })])
      expect([loss(t, 1, -1), loss(t, 1, -1)]).toEqual([31, 45])
      const answered = table([human(1)], [human(-1, { skills: { DEFENCE: 1 } })])
      answered.strike(-1, 1)
      expect([answered.health(-1), answered.of(-1).skills[0]!.valueCurrent]).toEqual([1000 - 18, 1])
    },
  ],
  HEALTH: [
    'mends an ally by 35 % of their full health instead of striking',
    () => {
      const t = table([human(1, { skills: { HEALTH: 1 } }), human(2, { health: 300 })], [human(-1)])
      t.hit(1, 2)
      expect([t.health(2), t.of(1).skills[0]!.valueCurrent, t.of(1).struck]).toEqual([650, 0, true])
    },
  ],
  POISON: [
    'poisons for three moves with 15 % of the blow each, one who is not poisoned yet',
    () => {
      const t = table([human(1, { skills: { POISON: 2 } })], [human(-1)])
      t.strike(1, -1)
      t.strike(1, -1)
      expect([t.effects(-1), t.of(1).skills[0]!.valueCurrent]).toEqual([['POISONED 3 6'], 1])
    },
  ],
  IMMORTALITY: [
    'leaves 1 health after a deadly wound: by its charges first, then by the lives that one has',
    () => {
      const t = table([human(1)], [human(-1, { health: 10, skills: { IMMORTALITY: 1 }, immortality: 1 })])
      const left = [1, 2, 3].map(() => {
        t.strike(1, -1)
        return t.health(-1)
      })
      expect([left, t.field.state.deaths]).toEqual([[1, 1, 0], 1])
    },
  ],
}

for (const type of SkillType) {
  const [sentence, holds] = sentences[type]
  it(`${type}: ${sentence}`, holds)
}
