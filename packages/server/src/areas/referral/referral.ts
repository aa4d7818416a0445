import { resources } from '@skystair/contract'
import { FRIEND_SHARE } from '@skystair/world/areas/bank/rows'
import { grant } from '../../economy/grant.ts'
import type { Tx } from '../../storage/db.ts'
import { playerByCode } from '../player/repository.ts'
import { addReferral, addToReferral, lockReferral } from './repository.ts'

/** Gems that a newcomer with a valid code starts with. */
export const START_BONUS = 99
/** Gems that wait for the inviter when the friend wins a stair. */
const FRIEND_STAIRS: Readonly<Record<number, number>> = { 5: 20, 10: 30, 20: 50, 50: 100 }

/** Stores by whose code a newcomer came, and grants the start bonus. An unknown code is ignored. */
export async function welcomeFriend(tx: Tx, friendId: number, code: string, now: number): Promise<void> {
  const inviterId = await playerByCode(tx, code)
  if (inviterId === undefined || inviterId === friendId) return
  if (await addReferral(tx, friendId, inviterId, now))
    await grant(tx, friendId, resources({ mithril: START_BONUS }), { reason: 'referral', ref: 'referral:start', now })
}

/** Adds what the inviter can take for a stair that a friend has won. */
export async function thankInviter(tx: Tx, friendId: number, stair: number): Promise<void> {
  const gems = FRIEND_STAIRS[stair]
  if (gems) await addToReferral(tx, friendId, { waiting: gems })
}

/** Adds the inviter's share of what a friend has bought, less the debt of earlier refunds. Returns the share. */
export async function shareWithInviter(tx: Tx, friendId: number, gems: number): Promise<number> {
  const share = Math.floor((gems * FRIEND_SHARE) / 100)
  const referral = await lockReferral(tx, friendId)
  if (!referral || share === 0) return 0
  const paidOff = Math.min(referral.debt, share)
  await addToReferral(tx, friendId, { waiting: share - paidOff, debt: -paidOff })
  return share
}

/** Takes the share of a refunded purchase back: from what waits, and the rest from shares to come. */
export async function takeShareBack(tx: Tx, friendId: number, share: number): Promise<void> {
  const referral = await lockReferral(tx, friendId)
  if (!referral || share === 0) return
  const taken = Math.min(referral.waiting, share)
  await addToReferral(tx, friendId, { waiting: -taken, debt: share - taken })
}
