import type { Creature, World } from '@skystair/contract'
import { pct } from '../num.ts'
import { expForLevel } from './experience.ts'
import { kindOf, refreshed } from './stats.ts'

/** Rank points from `rank` to the next. Six a fight at most: the first rank takes a few good fights, the last some dozens. */
export const pointsForRank = (rank: number): number => 12 + rank * 18

export interface Birth {
  readonly id: number
  readonly playerId: number | null
  readonly level?: number
  readonly rank?: number
  /** Milliseconds by the caller's clock. */
  readonly now?: number
}

/** A healthy creature of a kind. Throws on an unknown kind. */
export function spawn(world: World, imageId: string, { id, playerId, level = 1, rank = 0, now = 0 }: Birth): Creature {
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
 * Experience and rank points of one fight. Experience is capped like a player's: a level at most a time. A level or a rank gained adds its health to
 * the living, so that growing never looks like a wound; the fallen stay down.
 */
export function growCreature(world: World, creature: Creature, exp: number, rankPoints: number): Creature {
  let { level, currentExp, maxExp, rank, rankPoints: points } = creature
  currentExp += exp
  if (currentExp >= maxExp) {
    level++
    currentExp = Math.min(currentExp - maxExp, expForLevel(level) - 1)
    maxExp = expForLevel(level)
  }
  points += rankPoints
  while (rank < creature.maxRank && points >= pointsForRank(rank)) points -= pointsForRank(rank++)
  if (rank >= creature.maxRank) points = 0
  const changed = refreshed(world, { ...creature, level, currentExp, maxExp, rank, rankPoints: points })
  const { total } = changed.health
  const current = creature.health.current > 0 ? Math.min(total, creature.health.current + total - creature.health.total) : 0
  return { ...changed, health: { current: Math.max(current, Math.min(1, creature.health.current)), total } }
}

/** Per cent of a fight's experience that those learn who lie at its end. */
const LYING = 75

/** What one who fought learns from the fight's experience: all of it standing, three quarters lying. */
export const learnt = (experience: number, { health }: Pick<Creature, 'health'>): number =>
  health.current > 0 ? experience : pct(experience, LYING)
