import { type Reward, type RewardOf, resources } from '@skystair/contract'
import { HOUR } from '@skystair/contract/time'
import { clanBoosts } from '@skystair/world/areas/clan/rows'
import type { Occasion } from '../../../economy/ledger.ts'
import type { RewardKinds } from '../../../economy/reward-kinds.ts'
import type { Tx } from '../../../storage/db.ts'
import type { PlayerRow } from '../../player/repository.ts'
import { memberOf } from '../membership/repository.ts'
import { boostEnd, prolongBoost } from './repository.ts'

/** Returns when the clan's boost of experience ends; 0 without one. */
export const experienceBoostEnd = async (tx: Tx, clanId: number, now: number): Promise<number> => {
  const end = await boostEnd(tx, clanId, 'experience')
  return end > now ? end : 0
}

/** Starts or prolongs the boost for all members of the player's clan. A player without a clan gets gold instead. */
async function boostClan(tx: Tx, { id }: PlayerRow, reward: RewardOf<'clanBoost'>, { now }: Occasion): Promise<Reward[]> {
  const { boost, hours } = reward
  const member = await memberOf(tx, id)
  if (!member) {
    const { instead } = clanBoosts[boost]
    return resources(Object.fromEntries(Object.entries(instead).map(([resource, amount]) => [resource, amount * hours])))
  }
  await prolongBoost(tx, member.clan_id, boost, now, hours * HOUR)
  return [reward]
}

export const rewardKinds: RewardKinds<PlayerRow> = { clanBoost: boostClan }
