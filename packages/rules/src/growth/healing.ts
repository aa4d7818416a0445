import type { Creature } from '@skystair/contract'

const MINUTE = 60_000
/** From no health to all of it. A visit's pause heals visibly, an evening heals whatever happened. */
const FULL = 24 * MINUTE
/** How long the fallen lie before they get up with a tenth of their health. */
const FALLEN = 8 * MINUTE
/** One charge of each skill comes back at every full half hour of the clock. */
const CHARGE = 30 * MINUTE

const rise = (creature: Creature): number => Math.max(1, Math.trunc(creature.health.total / 10))

function mended(creature: Creature, now: number): Creature {
  let { current, total } = creature.health
  let at = creature.healedAt
  if (current === 0) {
    if (now - at < FALLEN) return creature
    current = rise(creature)
    at += FALLEN
  }
  if (current < total) {
    const gained = Math.min(total - current, Math.trunc(((now - at) * total) / FULL))
    current += gained
    // The part of a point that is not full yet stays on the clock.
    at = current < total ? at + Math.ceil((gained * FULL) / total) : now
  }
  return current === creature.health.current ? creature : { ...creature, health: { current, total }, healedAt: Math.min(at, now) }
}

function charged(creature: Creature, now: number, since: number): Creature {
  const charges = Math.trunc(now / CHARGE) - Math.trunc(since / CHARGE)
  if (charges <= 0 || creature.skills.every((s) => s.valueCurrent >= s.valueTotal)) return creature
  const skills = creature.skills.map((s) => ({ ...s, valueCurrent: Math.min(s.valueTotal, s.valueCurrent + charges) }))
  // Never before the half hour that was just counted, or it would be counted again.
  const counted = Math.trunc(now / CHARGE) * CHARGE
  return { ...creature, skills, healedAt: Math.max(creature.healedAt, counted) }
}

/**
 * The creature as time since `healedAt` has mended it: health, the fallen getting up, charges of skills. The same object where nothing changed.
 * `now` is in milliseconds; a clock that ran backwards changes nothing. Whoever writes wounds into a creature sets `healedAt` to that moment.
 */
export function healedBy(creature: Creature, now: number): Creature {
  if (now <= creature.healedAt) return creature
  return charged(mended(creature, now), now, creature.healedAt)
}

/** When it will be in full health if left alone, in milliseconds; `now` for the healthy. */
export function healthyAt(creature: Creature, now: number): number {
  const { current, total } = healedBy(creature, now).health
  const at = healedBy(creature, now).healedAt
  if (current >= total) return now
  if (current === 0) return at + FALLEN + Math.ceil(((total - rise(creature)) * FULL) / total)
  return Math.max(now, at + Math.ceil(((total - current) * FULL) / total))
}

/** What healing it whole at once costs: gold, or else elixir. Both 0 for the healthy; raising the fallen costs double. */
export function healCost(creature: Creature): { gold: number; elixir: number } {
  const { current, total } = creature.health
  if (current >= total) return { gold: 0, elixir: 0 }
  const missing = Math.ceil(((total - current) * 100) / total)
  const weight = current === 0 ? 2 : 1
  return { gold: Math.ceil((missing * (10 + creature.level) * weight) / 41), elixir: Math.ceil(missing / 25) * weight }
}

/** The creature after a fight: health and charges as the fight left them, no effects, the clock of healing started anew. */
export const afterFight = (creature: Creature, fought: Pick<Creature, 'health' | 'skills'>, now: number): Creature => ({
  ...creature,
  health: { current: Math.min(fought.health.current, creature.health.total), total: creature.health.total },
  skills: fought.skills.map((s) => ({ ...s })),
  effects: [],
  healedAt: now,
})
