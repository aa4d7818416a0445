// The bonus points of clans: the reward of a clan for gems that its members bought.
import type { BonusStatus } from '@skystair/contract'
import { clanMemberships } from '@skystair/world/areas/clan/rows'
import type { Tx } from '../../storage/db.ts'
import { statusOf } from '../bank/membership.ts'
import { bookedFor, moveBudget, pointsOf } from './budget/repository.ts'
import { lockClan, memberOf } from './membership/repository.ts'

interface Bought {
  /** Number of the purchase. */
  readonly id: number
  readonly points: number
}
const refOf = ({ id }: Pick<Bought, 'id'>): string => `purchase:${id}`

export const clanStatusOf = async (tx: Tx, clanId: number): Promise<BonusStatus> => statusOf(await pointsOf(tx, clanId), clanMemberships)

/** Gives the clan of a buyer the points of a purchase, once. Does nothing if the buyer has no clan. The buyer must be locked. */
export async function rewardClan(tx: Tx, playerId: number, purchase: Bought, now: number): Promise<void> {
  const member = await memberOf(tx, playerId)
  if (!member || purchase.points === 0 || !(await lockClan(tx, member.clan_id))) return
  await moveBudget(tx, member.clan_id, 'bonusPoints', purchase.points, { reason: 'purchase', ref: refOf(purchase), playerId, now })
}

/** Takes the points of a refunded purchase back from the clan that got them, wherever the buyer is now. The buyer must be locked. */
export async function takeClanReward(tx: Tx, playerId: number, purchase: Pick<Bought, 'id'>, now: number): Promise<void> {
  const booked = await bookedFor(tx, playerId, 'bonusPoints', refOf(purchase))
  if (!booked || !(await lockClan(tx, booked.clan_id))) return
  await moveBudget(tx, booked.clan_id, 'bonusPoints', -booked.amount, { reason: 'refund', ref: `refund:${purchase.id}`, playerId, now })
}
