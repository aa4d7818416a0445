import fc from 'fast-check'
import { expect, it } from 'vitest'
import { creature } from '../testing/test-world.ts'
import { afterBattle, healCost, healedBy, healthyAt } from './healing.ts'

const MINUTE = 60_000
const START = 1_000_000 * MINUTE
const hurt = (health: number, change = {}) => creature('HUMAN', 1, { health, total: 100, healedAt: START, ...change })

it('heals with time and stops at full health', () => {
  expect(healedBy(hurt(50), START + 6 * MINUTE).health.current).toBe(75)
  expect(healedBy(hurt(50), START + 12 * MINUTE).health.current).toBe(100)
  expect(healedBy(hurt(50), START + 9999 * MINUTE).health.current).toBe(100)
})

it('revives the dead after a while, so that no player is stuck', () => {
  expect(healedBy(hurt(0), START + 7 * MINUTE).health.current).toBe(0)
  expect(healedBy(hurt(0), START + 8 * MINUTE).health.current).toBe(10)
  expect(healedBy(hurt(0), START + 30 * MINUTE).health.current).toBe(100)
})

it('heals the same whether it is computed once or often', () => {
  fc.assert(
    fc.property(fc.nat(100), fc.array(fc.integer({ min: 1, max: 300_000 }), { maxLength: 30 }), (health, steps) => {
      let now = START
      let often = hurt(health)
      for (const step of steps) {
        now += step
        often = healedBy(often, now)
      }
      const once = healedBy(hurt(health), now).health.current
      expect(Math.abs(often.health.current - once)).toBeLessThanOrEqual(1)
    }),
  )
})

it('returns the same object if nothing changed or the clock went backwards', () => {
  const whole = hurt(100)
  expect(healedBy(whole, START + 5)).toBe(whole)
  const wounded = hurt(50)
  expect(healedBy(wounded, START - 5 * MINUTE)).toBe(wounded)
})

it('restores a charge of each skill at every half hour, once', () => {
  const at = Math.ceil(START / (30 * MINUTE)) * 30 * MINUTE
  const spent = { ...hurt(100), healedAt: at - 10, skills: [{ skillType: 'ATTACK' as const, valueCurrent: 0, valueTotal: 2 }] }
  const first = healedBy(spent, at + 5)
  expect(first.skills[0]!.valueCurrent).toBe(1)
  expect(healedBy(first, at + 6).skills[0]!.valueCurrent).toBe(1)
  expect(healedBy(first, at + 300 * MINUTE).skills[0]!.valueCurrent).toBe(2)
})

it('predicts exactly when a creature will have full health', () => {
  for (const health of [0, 1, 37, 99]) {
    const c = hurt(health)
    const at = healthyAt(c, START)
    expect(healedBy(c, at).health.current).toBe(100)
    expect(healedBy(c, at - 2000).health.current).toBeLessThan(100)
  }
  expect(healthyAt(hurt(100), START)).toBe(START)
})

it('costs more for deeper wounds, double for the dead, nothing at full health', () => {
  expect(healCost(hurt(100))).toEqual({ gold: 0, elixir: 0 })
  expect(healCost(hurt(50))).toEqual({ gold: 14, elixir: 2 })
  expect(healCost(hurt(0))).toEqual({ gold: 54, elixir: 8 })
})

it('keeps wounds and spent charges after a battle, and starts healing anew', () => {
  const fought = hurt(30, { effects: [{ type: 'FROZEN' as const, movesRemain: 2, power: 0 }] })
  const after = afterBattle(hurt(100), fought, START + 7)
  expect([after.health.current, after.effects, after.healedAt]).toEqual([30, [], START + 7])
})
