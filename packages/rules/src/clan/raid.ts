import type { RaidDifficulty, RaidRow, ResourceReward, World } from '@skystair/contract'
import { HOUR } from '@skystair/contract/time'
import { pct } from '../num.ts'

type Rules = Pick<World, 'raid'>

export function raidRow({ raid }: Rules, difficulty: RaidDifficulty): RaidRow {
  const row = raid.rows.find((each) => each.difficulty === difficulty)
  if (!row) throw new Error(`no raid is ${difficulty}`)
  return row
}

/** Returns the number of stairs of a tower for a clan with this many members. */
export const towerStairs = (row: Pick<RaidRow, 'stairs'>, members: number): number => row.stairs * Math.max(1, members)

/** Returns the reward of a member who took down `taken` stairs of a tower, which fell or still stands at the end. Amounts are rounded down. */
export function raidReward({ raid }: Rules, row: RaidRow, taken: number, fallen: boolean): ResourceReward[] {
  const counted = Math.min(taken, row.stairs * raid.maxShares)
  return row.rewards
    .map((reward) => ({
      ...reward,
      amount: pct(Math.trunc((reward.amount * counted) / row.stairs), fallen ? 100 : raid.standingPercent),
    }))
    .filter(({ amount }) => amount > 0)
}

/** Returns the price in gems of skipping the rest of the waiting, in milliseconds: each hour that has begun counts. */
export const raidSpeedupGems = ({ raid }: Rules, remaining: number): number => Math.max(0, Math.ceil(remaining / HOUR)) * raid.gemsPerHour
