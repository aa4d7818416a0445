import type { Tx } from '../../storage/db.ts'

/** A friend who came by a player's code. */
export interface ReferralRow {
  readonly friend_id: number
  /** Gems that the inviter can take. */
  readonly waiting: number
  /** Gems that the inviter has taken. */
  readonly taken: number
  /** Gems of refunded purchases that the inviter had taken already; later shares pay them off. */
  readonly debt: number
}

/** Stores that a friend came by somebody's code. Returns false where the friend has an inviter already. */
export const addReferral = async (tx: Tx, friendId: number, inviterId: number, now: number): Promise<boolean> =>
  (await tx.run(
    'insert into referral (friend_id, inviter_id, waiting, taken, at) values (?, ?, 0, 0, ?) on conflict (friend_id) do nothing',
    [friendId, inviterId, now],
  )) === 1

/** How a friend's inviter stands with them, locked until the transaction ends. */
export const lockReferral = (tx: Tx, friendId: number): Promise<ReferralRow | undefined> =>
  tx.one(`select friend_id, waiting, taken, debt from referral where friend_id = ?${tx.lock}`, [friendId])

/** The friends for whom gems wait, locked until the transaction ends. */
export const lockWaiting = (tx: Tx, inviterId: number): Promise<ReferralRow[]> =>
  tx.all(`select friend_id, waiting, taken, debt from referral where inviter_id = ? and waiting > 0 order by friend_id${tx.lock}`, [
    inviterId,
  ])

/** Adds amounts of either sign to a friend's line. */
export const addToReferral = (
  tx: Tx,
  friendId: number,
  { waiting = 0, taken = 0, debt = 0 }: Partial<Omit<ReferralRow, 'friend_id'>>,
): Promise<number> =>
  tx.run('update referral set waiting = waiting + ?, taken = taken + ?, debt = debt + ? where friend_id = ?', [
    waiting,
    taken,
    debt,
    friendId,
  ])

/** How many friends came by the player's code, and the gems that wait. */
export async function friendsOf(tx: Tx, playerId: number): Promise<{ invited: number; waiting: number }> {
  const row = await tx.one<{ invited: number; waiting: number }>(
    'select count(*) as invited, cast(coalesce(sum(waiting), 0) as bigint) as waiting from referral where inviter_id = ?',
    [playerId],
  )
  return { invited: row?.invited ?? 0, waiting: row?.waiting ?? 0 }
}
