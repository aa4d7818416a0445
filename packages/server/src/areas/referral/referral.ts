import { resources } from '@skystair/contract'
import { FRIEND_SHARE } from '@skystair/world/areas/bank/rows'
import { grant } from '../../economy/grant.ts'
import type { Tx } from '../../storage/db.ts'

/** Gems that a newcomer with a valid code starts with. */
export const START_BONUS = 99
/** Gems that wait for the inviter when the friend wins a stair. */
const FRIEND_STAIRS: Readonly<Record<number, number>> = { 5: 20, 10: 30, 20: 50, 50: 100 }

/** Ties a newcomer to whoever's code it came by, and gives the start bonus. An unknown code is worth nothing, and no error. */
export async function welcomeFriend(tx: Tx, friendId: number, code: string, now: number): Promise<void> {
  const inviter = await tx.one<{ id: number }>('select id from player where code = ?', [code])
  if (!inviter || inviter.id === friendId) return
  const tied = await tx.run(
    'insert into referral (friend_id, inviter_id, waiting, taken, at) values (?, ?, 0, 0, ?) on conflict (friend_id) do nothing',
    [friendId, inviter.id, now],
  )
  if (tied === 1) await grant(tx, friendId, resources({ mithril: START_BONUS }), { reason: 'referral', ref: 'referral:start', now })
}

/** Lays aside what the inviter gets for a stair that a friend has won. */
export async function thankInviter(tx: Tx, friendId: number, stair: number): Promise<void> {
  const gems = FRIEND_STAIRS[stair]
  if (gems) await tx.run('update referral set waiting = waiting + ? where friend_id = ?', [gems, friendId])
}

/** How many came by the player's code, and the gems that wait. */
export async function friendsOf(tx: Tx, playerId: number): Promise<{ invited: number; waiting: number }> {
  const row = await tx.one<{ invited: number; waiting: number }>(
    'select count(*) as invited, cast(coalesce(sum(waiting), 0) as bigint) as waiting from referral where inviter_id = ?',
    [playerId],
  )
  return { invited: row?.invited ?? 0, waiting: row?.waiting ?? 0 }
}

/** Lays aside the inviter's share of what a friend has bought, less what earlier refunds have left to pay off. Answers the share. */
export async function shareWithInviter(tx: Tx, friendId: number, gems: number): Promise<number> {
  const share = Math.floor((gems * FRIEND_SHARE) / 100)
  const row = await tx.one<{ debt: number }>(`select debt from referral where friend_id = ?${tx.lock}`, [friendId])
  if (!row || share === 0) return 0
  const paidOff = Math.min(row.debt, share)
  await tx.run('update referral set waiting = waiting + ?, debt = debt - ? where friend_id = ?', [share - paidOff, paidOff, friendId])
  return share
}

/** Takes the share of a refunded purchase back: from what waits, and the rest from shares to come. */
export async function takeShareBack(tx: Tx, friendId: number, share: number): Promise<void> {
  const row = await tx.one<{ waiting: number }>(`select waiting from referral where friend_id = ?${tx.lock}`, [friendId])
  if (!row || share === 0) return
  const taken = Math.min(row.waiting, share)
  await tx.run('update referral set waiting = waiting - ?, debt = debt + ? where friend_id = ?', [taken, share - taken, friendId])
}
