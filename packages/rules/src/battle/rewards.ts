import type { BattleCreature, BattleResult, Gain, World } from '@skystair/contract'
import { kindOf } from '../growth/stats.ts'
import { pct } from '../num.ts'
import { sha256Words } from '../sha256.ts'
import { enemiesIn } from './initial-state.ts'
import { isAlive } from './queries.ts'
import type { BattleSetup, BattleState } from './types.ts'

/** Most rank points that one battle gives to a squad. */
export const MAX_RANK_POINTS = 6
/** Experience for the health that enemies lost in a battle that they won, per cent: who is too weak for a stair soon grows. Never more than for a victory. */
const LOSS_PERCENT = 150
/** One of the defeated joins the player after one in this number of victories. */
const JOIN_ONE_IN = 12

const ownCreatures = (state: BattleState): BattleCreature[] => state.creatures.filter((c) => c.side === 'TM1')

const experienceFrom = (c: BattleCreature): number => 24 + 5 * c.level + 5 * c.rank + (c.boss ? 20 + 6 * c.level : 0)
const goldFrom = (c: BattleCreature): number => 7 + 3 * c.level + (c.boss ? 20 + 4 * c.level : 0)

const sum = (creatures: readonly BattleCreature[], figure: (c: BattleCreature) => number): number =>
  creatures.reduce((total, c) => total + figure(c), 0)

/** Returns the rank points of a victory, 1 to 6: one each for winning, losing nobody, speed, few wounds, no consumables, and no fewer enemies than fighters. */
function rankPoints(setup: BattleSetup, state: BattleState): number {
  const fighters = ownCreatures(state).filter((c) => setup.own.some((o) => o.id === c.id && o.health.current > 0))
  const healthy = sum(fighters, (c) => c.health.current) * 2 >= sum(fighters, (c) => c.health.total)
  const achievements = [
    true,
    fighters.every(isAlive),
    state.round <= 4,
    healthy,
    state.consumed === 0,
    enemiesIn(setup).length >= fighters.length,
  ]
  return Math.min(MAX_RANK_POINTS, achievements.filter(Boolean).length)
}

/** Shares rank points among the survivors one by one, starting with those who dealt most damage. Returns points by creature id. */
function shareRankPoints(state: BattleState, count: number): Record<string, number> {
  const survivors = ownCreatures(state)
    .filter(isAlive)
    .sort((a, b) => state.memories[b.id]!.dealt - state.memories[a.id]!.dealt || a.id - b.id)
  const shares: Record<string, number> = {}
  for (let i = 0; i < count && survivors.length > 0; i++) {
    const { id } = survivors[i % survivors.length]!
    shares[id] = (shares[id] ?? 0) + 1
  }
  return shares
}

function gains(setup: BattleSetup, enemies: readonly BattleCreature[]): Gain[] {
  const rewards: Gain[] = [{ kind: 'gold', amount: sum(enemies, goldFrom) }]
  if (setup.stair >= 10)
    rewards.push({ kind: 'crystal', amount: 1 + Math.trunc(setup.stair / 25) + enemies.filter((c) => c.boss).length * 3 })
  const bosses = enemies.filter((c) => c.boss).length
  if (bosses > 0) rewards.push({ kind: 'sulfur', amount: bosses })
  return rewards
}

/** Returns the catalogue name of a defeated creature that joins, or null. Decided by the seed; never a boss, never after an arena battle. */
function joiningCreature(world: World, setup: BattleSetup, enemies: readonly BattleCreature[]): string | null {
  const [first, second] = sha256Words(`joined:${setup.seed}`).map((word) => word >>> 0) as [number, number]
  const willing = enemies.filter((c) => !c.boss && !c.premium && (kindOf(world, c.imageId)?.fromStair ?? 0) > 0)
  if (setup.kind !== 'MOB' || willing.length === 0 || first % JOIN_ONE_IN !== 0) return null
  return willing[second % willing.length]!.imageId
}

/**
 * Returns what a finished battle gives. A victory: experience, gold, rank points, sometimes a creature that joins. A defeat: experience for the
 * health that the enemies lost, so that every attempt helps; nothing after giving up. `levelUp` is always false here: the caller knows the player's
 * level. Throws if the battle is not over.
 */
export function battleRewards(world: World, setup: BattleSetup, state: BattleState): BattleResult {
  if (!state.winner) throw new Error('The battle is not over.')
  const enemies = state.creatures.filter((c) => c.side !== 'TM1')
  const base = { winner: state.winner, levelUp: false }
  const boosted = (experience: number) => experience + pct(experience, setup.experiencePercent ?? 0)
  if (state.winner !== 'TM1') {
    const before = new Map(enemiesIn(setup).map(({ id, health }) => [id, health.current]))
    const experienceFromLoss = (c: BattleCreature) => {
      const lost = Math.max(0, (before.get(c.id) ?? c.health.total) - c.health.current)
      return Math.min(experienceFrom(c), Math.trunc((pct(experienceFrom(c), LOSS_PERCENT) * lost) / c.health.total))
    }
    return { ...base, experience: state.gaveUp ? 0 : boosted(sum(enemies, experienceFromLoss)), rankPoints: {}, gains: [], joined: null }
  }
  return {
    ...base,
    experience: boosted(sum(enemies, experienceFrom)),
    rankPoints: shareRankPoints(state, rankPoints(setup, state)),
    gains: gains(setup, enemies),
    joined: joiningCreature(world, setup, enemies),
  }
}
