import type { Creature } from '@skystair/contract'

const MINUTE = 60_000
/** Time to heal from no health to full health. Long enough to matter between visits, short enough for an evening. */
const FULL_HEALING_TIME = 24 * MINUTE
/** How long the dead stay dead. Then they get up with a tenth of their health. */
const REVIVAL_TIME = 8 * MINUTE
/** One charge of each skill comes back at every full half hour of the clock. */
const CHARGE_INTERVAL = 30 * MINUTE

const revivedHealth = (creature: Creature): number => Math.max(1, Math.trunc(creature.health.total / 10))

function regenerated(creature: Creature, now: number): Creature {
  let { current, total } = creature.health
  let at = creature.healedAt
  if (current === 0) {
    if (now - at < REVIVAL_TIME) return creature
    current = revivedHealth(creature)
    at += REVIVAL_TIME
  }
  if (current < total) {
    const healed = Math.min(total - current, Math.trunc(((now - at) * total) / FULL_HEALING_TIME))
    current += healed
    // The unused part of the time counts towards the next point.
    at = current < total ? at + Math.ceil((healed * FULL_HEALING_TIME) / total) : now
  }
  return current === creature.health.current ? creature : { ...creature, health: { current, total }, healedAt: Math.min(at, now) }
}

function recharged(creature: Creature, now: number, since: number): Creature {
  const charges = Math.trunc(now / CHARGE_INTERVAL) - Math.trunc(since / CHARGE_INTERVAL)
  if (charges <= 0 || creature.skills.every((s) => s.valueCurrent >= s.valueTotal)) return creature
  const skills = creature.skills.map((s) => ({ ...s, valueCurrent: Math.min(s.valueTotal, s.valueCurrent + charges) }))
  // Not earlier than the half hour that was just counted, or it would be counted again.
  const counted = Math.trunc(now / CHARGE_INTERVAL) * CHARGE_INTERVAL
  return { ...creature, skills, healedAt: Math.max(creature.healedAt, counted) }
}

/**
 * Returns the creature with what time since `healedAt` has restored: health, life, charges of skills. Returns the same object if nothing changed.
 * `now` is in milliseconds; a clock that went backwards changes nothing. Code that changes a creature's health must set `healedAt` to that moment.
 */
export function healedBy(creature: Creature, now: number): Creature {
  if (now <= creature.healedAt) return creature
  return recharged(regenerated(creature, now), now, creature.healedAt)
}

/** Returns when the creature will have full health, in milliseconds; `now` if it has. */
export function healthyAt(creature: Creature, now: number): number {
  const { current, total } = healedBy(creature, now).health
  const at = healedBy(creature, now).healedAt
  if (current >= total) return now
  if (current === 0) return at + REVIVAL_TIME + Math.ceil(((total - revivedHealth(creature)) * FULL_HEALING_TIME) / total)
  return Math.max(now, at + Math.ceil(((total - current) * FULL_HEALING_TIME) / total))
}

/** Returns the price of healing completely: in gold, or instead in elixir. Both are 0 at full health; reviving costs double. */
export function healCost(creature: Creature): { gold: number; elixir: number } {
  const { current, total } = creature.health
  if (current >= total) return { gold: 0, elixir: 0 }
  const missing = Math.ceil(((total - current) * 100) / total)
  const factor = current === 0 ? 2 : 1
  return { gold: Math.ceil((missing * (10 + creature.level) * factor) / 41), elixir: Math.ceil(missing / 25) * factor }
}

/** Returns the creature after a battle: its health and charges as the battle left them, no effects, and healing starts anew. */
export const afterBattle = (creature: Creature, afterwards: Pick<Creature, 'health' | 'skills'>, now: number): Creature => ({
  ...creature,
  health: { current: Math.min(afterwards.health.current, creature.health.total), total: creature.health.total },
  skills: afterwards.skills.map((s) => ({ ...s })),
  effects: [],
  healedAt: now,
})
