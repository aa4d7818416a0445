import type { Creature, World } from '@skystair/contract'
import { pct } from '../num.ts'
import { expForLevel } from './experience.ts'
import { kindOf, refreshed } from './stats.ts'

/** Returns the rank points needed from `rank` to the next. A battle gives at most six: the first rank takes a few good battles, the last some dozens. */
export const pointsForRank = (rank: number): number => 12 + rank * 18

export interface SpawnOptions {
  readonly id: number
  readonly playerId: number | null
  readonly level?: number
  readonly rank?: number
  /** Milliseconds since 1970. */
  readonly now?: number
}

/** Returns a healthy creature of a kind. Throws on an unknown kind. */
export function spawn(world: World, imageId: string, { id, playerId, level = 1, rank = 0, now = 0 }: SpawnOptions): Creature {
  const kind = kindOf(world, imageId)
  if (!kind) throw new Error(`no creature kind ${imageId}`)
  const creature = refreshed(world, {
    id,
    imageId,
    class: kind.class,
    faction: kind.faction,
    rarity: kind.rarity,
    premium: kind.premium,
    weight: kind.id,
    combative: false,
    playerId,
    level,
    rank: Math.min(rank, kind.maxRank),
    maxRank: kind.maxRank,
    rankPoints: 0,
    currentExp: 0,
    maxExp: expForLevel(level),
    health: { current: 0, total: 0 },
    attack: 0,
    defence: 0,
    immortality: 0,
    slotsCount: kind.slots,
    temporal: false,
    temporalUntil: null,
    artifacts: [],
    skills: kind.skills.map(({ skillType, valueTotal }) => ({ skillType, valueCurrent: valueTotal, valueTotal })),
    effects: [],
    forcesV2: [],
    healedAt: now,
  })
  return { ...creature, health: { current: creature.health.total, total: creature.health.total } }
}

/**
 * Adds experience and rank points. A creature gains at most one level at a time, as players do. The health that a level or rank adds is also added
 * to the current health of the living, so that growing never looks like a wound; the dead stay dead.
 */
export function growCreature(world: World, creature: Creature, exp: number, rankPoints: number): Creature {
  let { level, currentExp, maxExp, rank, rankPoints: pointsLeft } = creature
  currentExp += exp
  if (currentExp >= maxExp) {
    level++
    currentExp = Math.min(currentExp - maxExp, expForLevel(level) - 1)
    maxExp = expForLevel(level)
  }
  pointsLeft += rankPoints
  while (rank < creature.maxRank && pointsLeft >= pointsForRank(rank)) pointsLeft -= pointsForRank(rank++)
  if (rank >= creature.maxRank) pointsLeft = 0
  const updated = refreshed(world, { ...creature, level, currentExp, maxExp, rank, rankPoints: pointsLeft })
  const { total } = updated.health
  const current = creature.health.current > 0 ? Math.min(total, creature.health.current + total - creature.health.total) : 0
  return { ...updated, health: { current: Math.max(current, Math.min(1, creature.health.current)), total } }
}

/** Share of a battle's experience that creatures get that were dead at its end, per cent. */
const DEAD_EXPERIENCE_PERCENT = 75

/** Returns how much of a battle's experience a creature gets: all if it is alive, three quarters if it is dead. */
export const experienceShare = (experience: number, { health }: Pick<Creature, 'health'>): number =>
  health.current > 0 ? experience : pct(experience, DEAD_EXPERIENCE_PERCENT)
