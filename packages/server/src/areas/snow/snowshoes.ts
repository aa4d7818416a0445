import type { Reward, RewardOf } from '@skystair/contract'
import { SNOWSHOE_STEPS } from '@skystair/world/areas/snow/rows'
import type { Occasion } from '../../economy/ledger.ts'
import { limit, timesUsed } from '../../economy/limit.ts'
import type { RewardKinds } from '../../economy/reward-kinds.ts'
import type { Tx } from '../../storage/db.ts'
import type { PlayerRow } from '../player/repository.ts'

/** Counters of the snowshoes that a player got and wore out. */
const [GOT, WORN] = ['snowshoes', 'snowshoesWorn']

async function give(tx: Tx, { id }: PlayerRow, reward: RewardOf<'locationItem'>, { now }: Occasion): Promise<Reward[]> {
  for (let i = 0; i < reward.amount; i++) await limit(tx, id, GOT, {}, { now })
  return [reward]
}

/** Returns how many snowshoes a player has. */
export const snowshoesOf = async (tx: Tx, playerId: number): Promise<number> =>
  (await timesUsed(tx, playerId, GOT)) - (await timesUsed(tx, playerId, WORN))

/** Returns the platforms that the player's next pair adds to a visit; 0 without one. */
export const stepsOnSnowshoes = async (tx: Tx, playerId: number): Promise<number> =>
  (await snowshoesOf(tx, playerId)) > 0 ? SNOWSHOE_STEPS : 0

/** Wears out a pair, if the player has one. The player's row must be locked. */
export async function wearSnowshoes(tx: Tx, playerId: number, now: number): Promise<void> {
  if ((await snowshoesOf(tx, playerId)) > 0) await limit(tx, playerId, WORN, {}, { now })
}

export const rewardKinds: RewardKinds<PlayerRow> = { locationItem: give }
