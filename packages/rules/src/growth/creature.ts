import type { Creature, World } from '@skystair/contract'
import { pct } from '../num.ts'
import { expForLevel } from './experience.ts'
import { isRankFinished, withAddedHealth } from './ranks.ts'
import { kindOf, refreshed } from './stats.ts'

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
  if (!kind) throw new Error(`There is no creature kind ${imageId}.`)
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

/** Adds experience and rank points. A creature gains at most one level at a time, as players do. Points add up until the owner raises a rank. */
export function growCreature(world: World, creature: Creature, exp: number, rankPoints: number): Creature {
  let { level, currentExp, maxExp } = creature
  currentExp += exp
  if (currentExp >= maxExp) {
    level++
    currentExp = Math.min(currentExp - maxExp, expForLevel(level) - 1)
    maxExp = expForLevel(level)
  }
  const points = isRankFinished(creature) ? 0 : creature.rankPoints + rankPoints
  return withAddedHealth(world, creature, { ...creature, level, currentExp, maxExp, rankPoints: points })
}

/** Share of a battle's experience that creatures get that were dead at its end, per cent. */
const DEAD_EXPERIENCE_PERCENT = 90

/** Returns how much of a battle's experience a creature gets: all if it is alive, nine tenths if it is dead. */
export const experienceShare = (experience: number, { health }: Pick<Creature, 'health'>): number =>
  health.current > 0 ? experience : pct(experience, DEAD_EXPERIENCE_PERCENT)
