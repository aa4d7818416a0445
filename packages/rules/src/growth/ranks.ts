// Ranks of heroes. Raising one takes rank points and time; each rank raises all figures permanently.
import type { Creature, World } from '@skystair/contract'
import { RANK_POINTS } from '@skystair/contract/measures'
import { pct } from '../num.ts'
import { refreshed } from './stats.ts'

type Ranked = Pick<Creature, 'rank' | 'maxRank' | 'rankPoints' | 'rankReadyAt'>

const TEN_MINUTES = 10 * 60_000

/** Returns the rank points needed from `rank` to the next. A battle gives at most six: the first rank takes a few good battles, the last some dozens. */
export const pointsForRank = (rank: number): number => RANK_POINTS.first + rank * RANK_POINTS.more

/** Returns how long raising to a rank takes, in milliseconds. */
export const rankTime = (rank: number): number => rank * rank * TEN_MINUTES

/** True at the highest rank, and while it is being raised: more points would be useless. */
export const isRankFinished = ({ rank, maxRank, rankReadyAt }: Ranked): boolean => rank + (rankReadyAt === undefined ? 0 : 1) >= maxRank

export const canRaiseRank = (hero: Ranked): boolean =>
  hero.rankReadyAt === undefined && hero.rank < hero.maxRank && hero.rankPoints >= pointsForRank(hero.rank)

/** Returns the hero with its next rank being raised, which takes `less` per cent less time. The caller checks `canRaiseRank`. */
export const startRaising = (hero: Creature, now: number, less = 0): Creature => {
  const raising = {
    ...hero,
    rankPoints: hero.rankPoints - pointsForRank(hero.rank),
    rankReadyAt: now + pct(rankTime(hero.rank + 1), 100 - less),
  }
  return isRankFinished(raising) ? { ...raising, rankPoints: 0 } : raising
}

/** Returns a creature whose figures have changed, with the health that this adds: growth never wounds, and the dead stay dead. */
export function withAddedHealth(world: World, before: Creature, changed: Creature): Creature {
  const updated = refreshed(world, changed)
  const { total } = updated.health
  const { current } = before.health
  const added = current > 0 ? Math.min(total, current + total - before.health.total) : 0
  return { ...updated, health: { current: Math.max(added, Math.min(1, current)), total } }
}

/** Returns the creature at a rank, which may be higher than its own highest. A rank that is being raised stays so. */
export function withRank(world: World, creature: Creature, rank: number): Creature {
  const maxRank = Math.max(creature.maxRank, rank)
  const rankPoints = rank < maxRank ? creature.rankPoints : 0
  return withAddedHealth(world, creature, { ...creature, rank, maxRank, rankPoints })
}

/** Returns the hero with the rank that was being raised. */
export function finishRaising(world: World, { rankReadyAt: _, ...hero }: Creature): Creature {
  return withRank(world, hero, hero.rank + 1)
}
