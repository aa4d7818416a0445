// Chests that were given as rewards. They wait until the player's chest is taken, and need no victories.
import type { ChestType, Reward, RewardOf } from '@skystair/contract'
import { ChestType as types } from '@skystair/contract/enums'
import type { Occasion } from '../../../economy/ledger.ts'
import { limit, usageOf } from '../../../economy/limit.ts'
import type { RewardKinds } from '../../../economy/reward-kinds.ts'
import type { Tx } from '../../../storage/db.ts'
import type { PlayerRow } from '../../player/repository.ts'
import type { StoredChest } from './repository.ts'

/** Chests given as rewards are numbered by type, apart from those for victories. */
const FIRST = 1_000_000_000

/** Counters of the chests of a type that a player was given, and that were placed. */
const given = (type: ChestType) => `givenChest:${type}`
const placed = (type: ChestType) => `givenChestPlaced:${type}`

async function give(tx: Tx, { id }: PlayerRow, reward: RewardOf<'chest'>, { now }: Occasion): Promise<Reward[]> {
  for (let i = 0; i < reward.amount; i++) await limit(tx, id, given(reward.chest), {}, { now })
  return [reward]
}

/** Counts one of the waiting chests as placed. Returns it, or null if there is none. The player's row must be locked. */
export async function takeGiven(tx: Tx, playerId: number, now: number): Promise<Pick<StoredChest, 'number' | 'type'> | null> {
  const usage = await usageOf(
    tx,
    playerId,
    types.flatMap((type) => [given(type), placed(type)]),
  )
  const total = (key: string) => usage.get(key)?.total ?? 0
  const type = types.find((one) => total(given(one)) > total(placed(one)))
  if (!type) return null
  return { type, number: FIRST * (types.indexOf(type) + 1) + (await limit(tx, playerId, placed(type), {}, { now })) }
}

export const rewardKinds: RewardKinds<PlayerRow> = { chest: give }
