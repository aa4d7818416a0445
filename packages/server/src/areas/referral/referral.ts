import { resources } from '@skystair/contract'
import { FRIEND_SHARE } from '@skystair/world/areas/bank/rows'
import { grant } from '../../economy/grant.ts'
import { allowance, limit, usageOf } from '../../economy/limit.ts'
import type { Tx } from '../../storage/db.ts'
import { lockAccount, type PlayerRow, playerByCode } from '../player/repository.ts'
import { addReferral, addToReferral, countStair, lockReferral } from './repository.ts'

/** Start bonus in gems of a new player with a valid code. */
export const START_BONUS = 99
/** Gems for the inviter to take for each stair that the friend wins. */
const FRIEND_STAIRS: readonly (readonly [stair: number, gems: number])[] = [
  [5, 20],
  [10, 30],
  [20, 50],
  [50, 100],
]
/** How many stairs of friends count for an inviter per day: enough for real friends, too few for a program. */
export const FRIENDS_A_DAY = 3
const LIMIT = { perDay: FRIENDS_A_DAY, ever: 100 }
const LIMIT_KEY = 'referral:stair'
/** Time after joining from which a friend's stairs count, in milliseconds: real friends return to the game. */
const FIRST_DAY = 86_400_000

/** Stores the inviter of a new player and grants the start bonus. Unknown codes are ignored. */
export async function welcomeFriend(tx: Tx, friendId: number, code: string, now: number): Promise<void> {
  const inviterId = await playerByCode(tx, code)
  if (inviterId === undefined || inviterId === friendId) return
  if (await addReferral(tx, friendId, inviterId, now))
    await grant(tx, friendId, resources({ mithril: START_BONUS }), { reason: 'referral', ref: 'referral:start', now })
}

/**
 * Adds the inviter's gems for the stairs that a friend has won. Guests and newcomers do not count, as programs can create any number of them. Their stairs
 * count at a later victory, once the friend is registered and joined a day ago, and the inviter's limit allows it.
 */
export async function thankInviter(tx: Tx, friend: Pick<PlayerRow, 'id' | 'registered' | 'state'>, now: number): Promise<void> {
  if (!friend.registered) return
  const referral = await lockReferral(tx, friend.id)
  if (!referral || now - referral.at < FIRST_DAY) return
  const won = FRIEND_STAIRS.filter(([stair]) => referral.stair < stair && stair <= friend.state.bestVictoryStair)
  if (won.length === 0) return
  const { inviter_id: inviterId } = referral
  await lockAccount(tx, inviterId)
  for (const [stair, gems] of won) {
    const { refusal } = allowance(LIMIT, (await usageOf(tx, inviterId, [LIMIT_KEY])).get(LIMIT_KEY), { now })
    if (refusal) return
    await limit(tx, inviterId, LIMIT_KEY, LIMIT, { now })
    await countStair(tx, friend.id, stair, gems)
  }
}

/** Adds the inviter's share of a friend's purchase, minus the debt of earlier refunds. Returns the share. */
export async function shareWithInviter(tx: Tx, friendId: number, gems: number): Promise<number> {
  const share = Math.floor((gems * FRIEND_SHARE) / 100)
  const referral = await lockReferral(tx, friendId)
  if (!referral || share === 0) return 0
  const paidOff = Math.min(referral.debt, share)
  await addToReferral(tx, friendId, { waiting: share - paidOff, debt: -paidOff })
  return share
}

/** Takes back the share of a refunded purchase: from gems not taken yet, and the rest from future shares. */
export async function takeShareBack(tx: Tx, friendId: number, share: number): Promise<void> {
  const referral = await lockReferral(tx, friendId)
  if (!referral || share === 0) return
  const taken = Math.min(referral.waiting, share)
  await addToReferral(tx, friendId, { waiting: -taken, debt: share - taken })
}
