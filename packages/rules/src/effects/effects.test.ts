// One test per effect. 30 attack against 34 defence deals 45 damage, its counterattack 18.
import { EffectType } from '@skystair/contract'
import { expect, it } from 'vitest'
import { canMove } from '../battle/queries.ts'
import { targetsInRange } from '../battle/targets.ts'
import { averageDice, testBattle } from '../testing/test-battle.ts'
import { creature } from '../testing/test-world.ts'
import { harmfulEffects } from './index.ts'

const human = (id: number, change: Parameters<typeof creature>[2] = {}) => creature('HUMAN', id, { total: 1000, ...change })
const humans = (sign: number, count: number) => Array.from({ length: count }, (_, i) => human(sign * (i + 1)))
const loss = (t: ReturnType<typeof testBattle>, by: number, on: number) => {
  const before = t.health(on)
  t.hit(by, on)
  return before - t.health(on)
}
/** Starts a battle in which a creature has this effect. */
const withEffect = (
  type: EffectType,
  on: number,
  power = 0,
  movesRemain = 2,
  [own, enemy] = [humans(1, 4), humans(-1, 4)],
  dice = averageDice,
) => {
  const t = testBattle(own, enemy, dice)
  t.of(on).effects = [{ type, movesRemain, power }]
  return t
}

/** The effect costs exactly as many moves as it lasts, whether applied before the creature's move or after it, and prevents counterattacks. */
function checkPreventsMoves(type: EffectType): void {
  const early = withEffect(type, 1, 0, 1)
  expect(canMove(early.of(1))).toBe(false)
  expect(loss(early, -1, 1)).toBe(45)
  expect(early.health(-1)).toBe(1000)
  early.round()
  expect(early.effects(1)).toEqual([])
  const late = testBattle(humans(1, 2), humans(-1, 1))
  late.move(1, -1)
  late.of(1).effects = [{ type, movesRemain: 1, power: 0 }]
  late.round()
  expect([late.effects(1).length, canMove(late.of(1))]).toEqual([1, false])
  late.round()
  expect(late.effects(1)).toEqual([])
}

const cases: Record<EffectType, readonly [string, () => void]> = {
  FROZEN: ['costs as many moves as it lasts, and prevents counterattacks', () => checkPreventsMoves('FROZEN')],
  STUNNED: ['costs as many moves as it lasts, and prevents counterattacks', () => checkPreventsMoves('STUNNED')],
  FIRED: [
    'deals damage at each move, and with a chance of one in four spreads to a neighbour for its remaining moves',
    () => {
      const spreading = withEffect('FIRED', 1, 10, 3, undefined, (roll, faces) => (roll === 'spread' ? 0 : averageDice(roll, faces)))
      spreading.brace(1)
      expect([spreading.health(1), spreading.effects(1), spreading.effects(2), spreading.effects(3)]).toEqual([
        990,
        ['FIRED 2 10'],
        ['FIRED 2 10'],
        [],
      ])
      const staying = withEffect('FIRED', 1, 10, 3)
      staying.brace(1)
      expect(staying.effects(2)).toEqual([])
    },
  ],
  POISONED: [
    'deals damage at each move and does not spread',
    () => {
      const t = withEffect('POISONED', 1, 7, 2, undefined, () => 0)
      t.brace(1)
      t.brace(1)
      expect([t.health(1), t.effects(1), t.effects(2)]).toEqual([986, [], []])
    },
  ],
  HIDDEN: [
    'cannot be chosen while another can, until it hits or its enemies have moved as often as the effect lasts',
    () => {
      const seen = (t: ReturnType<typeof testBattle>) => targetsInRange(t.battle.state, t.of(1)).map((c) => c.id)
      const t = withEffect('HIDDEN', -1, 0, 2, [humans(1, 2), humans(-1, 2)])
      expect(seen(t)).toEqual([-2])
      t.move(1, -2)
      t.move(2, -2)
      expect(seen(t)).toEqual([-2, -1])
      const striking = withEffect('HIDDEN', -1, 0, 9, [humans(1, 2), humans(-1, 2)])
      striking.hit(-1, 1)
      expect(striking.effects(-1)).toEqual([])
      const alone = withEffect('HIDDEN', -1, 0, 9, [humans(1, 1), humans(-1, 1)])
      expect(seen(alone)).toEqual([-1])
    },
  ],
  TOTEM: [
    'strengthens the hits of its own row and not of the other',
    () => {
      const t = withEffect('TOTEM', 2, 20)
      expect([loss(t, 1, -1), loss(t, 4, -1)]).toEqual([54, 45])
    },
  ],
  STRENGTHENED: ['hits harder by its power', () => expect(loss(withEffect('STRENGTHENED', 1, 20), 1, -1)).toBe(54)],
  WEAKENED: [
    'hits weaker by its power, and by 90 % at most',
    () => expect([20, 500].map((power) => loss(withEffect('WEAKENED', 1, power), 1, -1))).toEqual([36, 4]),
  ],
  SHIELDED: [
    'takes less damage by its power, and by 90 % at most',
    () => expect([20, 500].map((power) => loss(withEffect('SHIELDED', -1, power), 1, -1))).toEqual([36, 4]),
  ],
}

for (const type of EffectType) {
  const [sentence, holds] = cases[type]
  it(`${type}: ${sentence}`, holds)
}

it('counts fire, poison, frost, stunning and weakness as harmful, and nothing else', () => {
  expect([...harmfulEffects].sort()).toEqual(['FIRED', 'FROZEN', 'POISONED', 'STUNNED', 'WEAKENED'])
})
