// One sentence for each effect. 30 attack against 26 defence is a plain blow of 45, its answer 18.
import { EffectType } from '@skystair/contract'
import { expect, it } from 'vitest'
import { targetsOf } from '../battle/reach.ts'
import { even, table } from '../battle/table.ts'
import { able } from '../battle/view.ts'
import { creature } from '../fixture.ts'
import { harmful } from './index.ts'

const human = (id: number, change: Parameters<typeof creature>[2] = {}) => creature('HUMAN', id, { total: 1000, ...change })
const humans = (sign: number, count: number) => Array.from({ length: count }, (_, i) => human(sign * (i + 1)))
const loss = (t: ReturnType<typeof table>, by: number, on: number) => {
  const before = t.health(on)
  t.strike(by, on)
  return before - t.health(on)
}
/** A table with the effect laid on somebody. */
const laid = (type: EffectType, on: number, power = 0, movesRemain = 2, [own, enemy] = [humans(1, 4), humans(-1, 4)], dice = even) => {
  const t = table(own, enemy, dice)
  t.of(on).effects = [{ type, movesRemain, power }]
  return t
}

/** Costs exactly as many moves as it has, whether it came before its bearer's move or after, and stops answers. */
function stops(type: EffectType): void {
  const early = laid(type, 1, 0, 1)
  expect(able(early.of(1))).toBe(false)
  expect(loss(early, -1, 1)).toBe(45)
  expect(early.health(-1)).toBe(1000)
  early.round()
  expect(early.effects(1)).toEqual([])
  const late = table(humans(1, 2), humans(-1, 1))
  late.hit(1, -1)
  late.of(1).effects = [{ type, movesRemain: 1, power: 0 }]
  late.round()
  expect([late.effects(1).length, able(late.of(1))]).toEqual([1, false])
  late.round()
  expect(late.effects(1)).toEqual([])
}

const sentences: Record<EffectType, readonly [string, () => void]> = {
  FROZEN: ['costs as many moves as it has, and lets nobody answer', () => stops('FROZEN')],
  STUNNED: ['costs as many moves as it has, and lets nobody answer', () => stops('STUNNED')],
  FIRED: [
    'burns at each move of its bearer, and one time in four leaps to a neighbour for what is left of it',
    () => {
      const leaping = laid('FIRED', 1, 10, 3, undefined, (what, sides) => (what === 'leap' ? 0 : even(what, sides)))
      leaping.brace(1)
      expect([leaping.health(1), leaping.effects(1), leaping.effects(2), leaping.effects(3)]).toEqual([
        990,
        ['FIRED 2 10'],
        ['FIRED 2 10'],
        [],
      ])
      const staying = laid('FIRED', 1, 10, 3)
      staying.brace(1)
      expect(staying.effects(2)).toEqual([])
    },
  ],
  POISONED: [
    'bites at each move of its bearer and stays with them',
    () => {
      const t = laid('POISONED', 1, 7, 2, undefined, () => 0)
      t.brace(1)
      t.brace(1)
      expect([t.health(1), t.effects(1), t.effects(2)]).toEqual([986, [], []])
    },
  ],
  HIDDEN: [
    'cannot be chosen while another can, until it strikes or its seekers have moved as often as it says',
    () => {
      const seen = (t: ReturnType<typeof table>) => targetsOf(t.field.state, t.of(1)).map((c) => c.id)
      const t = laid('HIDDEN', -1, 0, 2, [humans(1, 2), humans(-1, 2)])
      expect(seen(t)).toEqual([-2])
      t.hit(1, -2)
      t.hit(2, -2)
      expect(seen(t)).toEqual([-2, -1])
      const striking = laid('HIDDEN', -1, 0, 9, [humans(1, 2), humans(-1, 2)])
      striking.strike(-1, 1)
      expect(striking.effects(-1)).toEqual([])
      const alone = laid('HIDDEN', -1, 0, 9, [humans(1, 1), humans(-1, 1)])
      expect(seen(alone)).toEqual([-1])
    },
  ],
  TOTEM: [
    'strengthens the blows of its own row, and not of the other',
    () => {
      const t = laid('TOTEM', 2, 20)
      expect([loss(t, 1, -1), loss(t, 4, -1)]).toEqual([54, 45])
    },
  ],
  STRENGTHENED: ['strikes harder by its strength', () => expect(loss(laid('STRENGTHENED', 1, 20), 1, -1)).toBe(54)],
  WEAKENED: [
    'strikes weaker by its strength, and by nine tenths at most',
    () => expect([20, 500].map((power) => loss(laid('WEAKENED', 1, power), 1, -1))).toEqual([36, 4]),
  ],
  SHIELDED: [
    'takes less by its strength, and by nine tenths at most',
    () => expect([20, 500].map((power) => loss(laid('SHIELDED', -1, power), 1, -1))).toEqual([36, 4]),
  ],
}

for (const type of EffectType) {
  const [sentence, holds] = sentences[type]
  it(`${type}: ${sentence}`, holds)
}

it('harms by fire, poison, frost, stunning and weakness, and by nothing else', () => {
  expect([...harmful].sort()).toEqual(['FIRED', 'FROZEN', 'POISONED', 'STUNNED', 'WEAKENED'])
})
