import type { CreatureClass } from '@skystair/contract'
import { targetsInRange } from '../../battle/targets.ts'
import { testBattle } from '../test-battle.ts'
import { creature } from '../test-world.ts'

/** Damage of 30 attack against 34 defence. */
export const HIT = 45
/** Damage of a counterattack by the same creature. */
export const COUNTER = 18
type Change = Parameters<typeof creature>[2]

/** A creature whose trait does not matter here: monks only counterattack harder. */
export const plain = (id: number, change?: Change) => creature('MONK', id, { total: 1000, ...change })
export const plains = (sign: 1 | -1, count: number, change?: Change) =>
  Array.from({ length: count }, (_, i) => plain(sign * (i + 1), change))
/** Returns the damage of one hit. */
export const loss = (t: ReturnType<typeof testBattle>, by: number, on: number): number => {
  const before = t.health(on)
  t.hit(by, on)
  return before - t.health(on)
}
/** Returns the damage of this class's first hit. */
export const hit = (cls: CreatureClass, self: Change = {}, target: Change = {}) =>
  loss(testBattle([creature(cls, 1, { total: 1000, ...self })], [plain(-1, target)]), 1, -1)
/** Returns the damage that this class takes from a monk's hit. */
export const damageTaken = (cls: CreatureClass, self: Change = {}, attacker: Change = {}) =>
  loss(testBattle([plain(1, attacker)], [creature(cls, -1, { total: 1000, ...self })]), 1, -1)
export const enemySquad = (back: CreatureClass = 'MONK') => [...plains(-1, 4), creature(back, -5, { total: 1000 }), plain(-6)]
export const targetCount = (cls: CreatureClass) =>
  targetsInRange(testBattle([creature(cls, 1)], enemySquad()).battle.state, testBattle([creature(cls, 1)], enemySquad()).of(1)).length
