import type { Creature } from '@skystair/contract'
import { CHARGE_INTERVAL } from '@skystair/contract/measures'
import { MINUTE } from '@skystair/contract/time'
import { pct } from '../num.ts'

/** Limits of the time to heal from no health to full health: long enough to matter between visits, short enough for an evening, shorter for beginners. */
const HEALING_TIME = { least: 6 * MINUTE, most: 24 * MINUTE } as const
/** Levels up to this one heal in the least time; each further one takes longer by `MORE`. */
const BEGINNER_LEVEL = 18
const MORE = 6 * MINUTE
const fullHealingTime = ({ level }: Creature): number =>
  Math.min(HEALING_TIME.most, HEALING_TIME.least + Math.max(0, level - BEGINNER_LEVEL) * MORE)
/** How long the dead stay dead. After that they come back to life with a tenth of their health. */
const revivalTime = (creature: Creature): number => Math.trunc(fullHealingTime(creature) / 3)

/** A time in which wounds heal faster by `percent`. Milliseconds since 1970, without its last moment. */
export interface HealingBoost {
  readonly from: number
  readonly until: number
  readonly percent: number
}

const revivedHealth = (creature: Creature): number => Math.max(1, Math.trunc(creature.health.total / 10))

/** Returns the creature with the health that it has regained until `now`, faster by `percent`. */
function regenerated(creature: Creature, now: number, percent = 0): Creature {
  const faster = (time: number) => Math.ceil((time * 100) / (100 + percent))
  const [revival, fullHealing] = [faster(revivalTime(creature)), faster(fullHealingTime(creature))]
  let { current, total } = creature.health
  let at = creature.healedAt
  if (current === 0) {
    if (now - at < revival) return creature
    current = revivedHealth(creature)
    at += revival
  }
  if (current < total) {
    const healed = Math.min(total - current, Math.trunc(((now - at) * total) / fullHealing))
    current += healed
    // The unused part of the time counts towards the next point.
    at = current < total ? at + Math.ceil((healed * fullHealing) / total) : now
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
 * Like `regenerated`, with a boost: heals before, during and after it. A remainder too small for a point of health counts towards the next part. The dead come
 * back earlier by what the boost saves of their time, and no more.
 */
function regeneratedWith(creature: Creature, now: number, boost: HealingBoost): Creature {
  if (creature.health.current === 0) {
    const healedAt = boostedEnd(creature.healedAt, revivalTime(creature), boost)
    if (now < healedAt) return creature
    const revived = { ...creature, health: { ...creature.health, current: revivedHealth(creature) }, healedAt }
    return regeneratedWith(revived, now, boost)
  }
  const { from, until, percent } = boost
  const upTo = (end: number, before: Creature, faster = 0) => (end > before.healedAt ? regenerated(before, end, faster) : before)
  const before = upTo(Math.min(now, from), creature)
  const during = now > from ? upTo(Math.min(now, until), before, percent) : before
  return now > until ? upTo(now, during) : during
}

/**
 * Returns the creature with the health, life and charges of skills regained since `healedAt`. Returns the same object if nothing changed.
 * `now` is in milliseconds; a clock that went backwards changes nothing. Code that changes a creature's health must set `healedAt` to that moment.
 */
export function healedBy(creature: Creature, now: number, boost: HealingBoost | null = null): Creature {
  if (now <= creature.healedAt) return creature
  return recharged(boost ? regeneratedWith(creature, now, boost) : regenerated(creature, now), now, creature.healedAt)
}

/** Returns when healing that begins at `from` and takes `time` without a boost ends. The boost may cover a part of it. */
function boostedEnd(from: number, time: number, boost: HealingBoost | null): number {
  if (!boost) return from + time
  const begins = Math.max(from, boost.from)
  const [slow, inBoost] = [begins - from, Math.max(0, boost.until - begins)]
  if (time <= slow || inBoost === 0) return from + time
  const saved = Math.trunc((inBoost * boost.percent) / 100)
  return time - slow <= inBoost + saved ? begins + Math.ceil(((time - slow) * 100) / (100 + boost.percent)) : from + time - saved
}

/** Returns when the creature will have full health, in milliseconds; `now` if it has. A boost counts if it has begun. */
export function healthyAt(creature: Creature, now: number, boost: HealingBoost | null = null): number {
  const healed = healedBy(creature, now, boost)
  const { current, total } = healed.health
  const at = healed.healedAt
  if (current >= total) return now
  const missing = total - (current || revivedHealth(creature))
  const time = (current === 0 ? revivalTime(creature) : 0) + Math.ceil((missing * fullHealingTime(creature)) / total)
  return Math.max(now, boostedEnd(at, time, boost))
}

/** Returns the price of healing completely: in gold, or instead in elixir. Both are 0 at full health; reviving costs double. */
export function healCost(creature: Creature): { gold: number; elixir: number } {
  const { current, total } = creature.health
  if (current >= total) return { gold: 0, elixir: 0 }
  const missing = Math.ceil(((total - current) * 100) / total)
  const factor = current === 0 ? 2 : 1
  return { gold: Math.ceil((missing * (5 + 2 * creature.level) * factor) / 100), elixir: Math.ceil(missing / 25) * factor }
}

/** Returns the creature with its health for a battle raised by a percentage. */
export const withMoreHealth = (creature: Creature, percent: number): Creature => {
  const more = (health: number) => health + pct(health, percent)
  return { ...creature, health: { current: more(creature.health.current), total: more(creature.health.total) } }
}

/** Returns the part of its own total that a creature keeps of the health that it had in a battle, in which its total may have been higher. */
function keptHealth(total: number, { current, total: inBattle }: Creature['health']): number {
  return inBattle > total ? Math.ceil((current * total) / inBattle) : Math.min(current, total)
}

/** Returns the creature after a battle: its health and charges at the end of the battle, no effects, and healing counted from now. */
export const afterBattle = (creature: Creature, afterwards: Pick<Creature, 'health' | 'skills'>, now: number): Creature => ({
  ...creature,
  health: { current: keptHealth(creature.health.total, afterwards.health), total: creature.health.total },
  skills: afterwards.skills.map((s) => ({ ...s })),
  effects: [],
  healedAt: now,
})
