import { MINUTE } from '@skystair/contract/time'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { creature } from '../testing/test-world.ts'
import { afterBattle, healCost, healedBy, healthyAt, withMoreHealth } from './healing.ts'

const START = 1_000_000 * MINUTE
const hurt = (health: number, change = {}) => creature('HUMAN', 1, { health, total: 100, healedAt: START, ...change })

it('heals with time and stops at full health', () => {
  expect(healedBy(hurt(50), START + 1.5 * MINUTE).health.current).toBe(75)
  expect(healedBy(hurt(50), START + 3 * MINUTE).health.current).toBe(100)
  expect(healedBy(hurt(50), START + 9999 * MINUTE).health.current).toBe(100)
})

it('revives the dead after a while, so that no player is stuck', () => {
  expect(healedBy(hurt(0), START + 1.9 * MINUTE).health.current).toBe(0)
  expect(healedBy(hurt(0), START + 2 * MINUTE).health.current).toBe(10)
  expect(healedBy(hurt(0), START + 30 * MINUTE).health.current).toBe(100)
})

it('takes longer with every level above eighteen, from six minutes to twenty-four', () => {
  const minutes = (level: number) => (healthyAt({ ...hurt(50), level }, START) - START) / MINUTE
  expect([1, 18, 19, 20, 21, 60].map(minutes)).toEqual([3, 3, 6, 9, 12, 12])
  expect(healedBy({ ...hurt(0), level: 26 }, START + 7.9 * MINUTE).health.current).toBe(0)
  expect(healedBy({ ...hurt(0), level: 26 }, START + 8 * MINUTE).health.current).toBe(10)
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
  expect(healCost(hurt(50))).toEqual({ gold: 4, elixir: 2 })
  expect(healCost(hurt(0))).toEqual({ gold: 14, elixir: 8 })
})

it('keeps wounds and spent charges after a battle, and starts to heal from then on', () => {
  const fought = hurt(30, { effects: [{ type: 'FROZEN' as const, movesRemain: 2, power: 0 }] })
  const after = afterBattle(hurt(100), fought, START + 7)
  expect([after.health.current, after.effects, after.healedAt]).toEqual([30, [], START + 7])
})

const boost = { from: START + 6 * MINUTE, until: START + 9 * MINUTE, percent: 100 }

it('heals twice as fast during a boost, and normally outside of it', () => {
  const slow = { ...hurt(1, { total: 241 }), level: 21 }
  const at = (minutes: number) => healedBy(slow, START + minutes * MINUTE, boost).health.current
  expect([6, 9, 12].map(at)).toEqual([1 + 60, 1 + 60 + 60, 1 + 60 + 60 + 30])
})

it('predicts when a creature will be healed during a boost', () => {
  fc.assert(
    fc.property(fc.nat(99), fc.nat(20 * MINUTE), fc.integer({ min: 1, max: 30 * MINUTE }), (health, from, time) => {
      const boosted = { from: START + from, until: START + from + time, percent: 100 }
      const now = START + from
      const end = healthyAt(hurt(health), now, boosted)
      const healed = (at: number) => healedBy(hurt(health), at, boosted).health.current
      expect(healed(end + MINUTE)).toBe(100)
      if (end > now + MINUTE) expect(healed(end - MINUTE)).toBeLessThan(100)
    }),
  )
})

it('brings the dead back earlier by what a boost saves, not by all the time before it', () => {
  const dead = (boosted: { from: number; until: number }, at: number) =>
    healedBy(hurt(0), START + at, { from: START + boosted.from, until: START + boosted.until, percent: 100 }).health.current
  const short = { from: 61_000, until: 62_000 }
  expect([62_000, 118_999, 119_000].map((at) => dead(short, at))).toEqual([0, 0, 10])
  expect([29_999, 59_999, 60_000].map((at) => dead({ from: 0, until: 10 * MINUTE }, at))).toEqual([0, 0, 10])
})

it('keeps the share of health after a battle in which the total was higher', () => {
  const more = withMoreHealth(hurt(80), 25)
  expect(more.health).toEqual({ current: 100, total: 125 })
  const after = (current: number) => afterBattle(hurt(80), { ...more, health: { current, total: 125 } }, START).health
  expect([125, 100, 63, 1, 0].map((current) => after(current).current)).toEqual([100, 80, 51, 1, 0])
})
