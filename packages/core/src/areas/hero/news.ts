import type { Creature, Player } from '@skystair/contract'
import { RANK_POINTS } from '@skystair/contract/measures'

/** Returns how many artifacts in the backpack could be worn in free slots. */
export function wearableCount(player: Pick<Player, 'artifacts' | 'creatures'> | null): number {
  const free = player?.creatures.reduce((sum, { slotsCount, artifacts }) => sum + Math.max(0, slotsCount - artifacts.length), 0) ?? 0
  return Math.min(free, player?.artifacts.length ?? 0)
}

/** Returns true if a rank of the hero is ready, or can be raised. */
export const hasRankNews = ({ maxRank, rank, rankPoints, rankReadyAt }: Creature, now: number): boolean =>
  rankReadyAt === undefined ? rank < maxRank && rankPoints >= RANK_POINTS.first + rank * RANK_POINTS.more : rankReadyAt <= now

/** Returns true if the heroes have news: a new hero, a rank to raise or take, or an artifact in the backpack that fits into a free slot. */
export const hasHeroNews = (player: Player | null, now: number): boolean =>
  (player?.creatureNews ?? false) || wearableCount(player) > 0 || (player?.creatures.some((hero) => hasRankNews(hero, now)) ?? false)
