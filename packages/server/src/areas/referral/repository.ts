import type { Tx } from '../../storage/db.ts'

/** A friend who used the player's code. */
export interface ReferralRow {
  readonly friend_id: number
  /** Gems that the inviter can take. */
  readonly waiting: number
  /** Gems that the inviter has taken. */
  readonly taken: number
  /** Gems of refunded purchases that the inviter had already taken; future shares pay them off. */
  readonly debt: number
}

/** A referral with the values that decide which of the friend's stairs count. */
export interface CountedReferral extends ReferralRow {
  readonly inviter_id: number
  /** When the friend joined, in milliseconds. */
  readonly at: number
  /** The highest of the friend's stairs that was counted. */
  readonly stair: number
}

/** Stores a friend's inviter. Returns false if the friend already has one. */
export const addReferral = async (tx: Tx, friendId: number, inviterId: number, now: number): Promise<boolean> =>
  (await tx.run(
    'insert into referral (friend_id, inviter_id, waiting, taken, at) values (?, ?, 0, 0, ?) on conflict (friend_id) do nothing',
    [friendId, inviterId, now],
  )) === 1

/** Returns a friend's inviter and their gems, locked until the transaction ends. */
export const lockReferral = (tx: Tx, friendId: number): Promise<CountedReferral | undefined> =>
  tx.one(`select friend_id, inviter_id, waiting, taken, debt, at, stair from referral where friend_id = ?${tx.lock}`, [friendId])

/** Returns the friends with gems to take, locked until the transaction ends. */
export const lockWaiting = (tx: Tx, inviterId: number): Promise<ReferralRow[]> =>
  tx.all(`select friend_id, waiting, taken, debt from referral where inviter_id = ? and waiting > 0 order by friend_id${tx.lock}`, [
    inviterId,
  ])

/** Adds amounts, positive or negative, to a friend's row. */
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

/** Adds the gems of a stair and marks it as counted. */
export const countStair = (tx: Tx, friendId: number, stair: number, gems: number): Promise<number> =>
  tx.run('update referral set waiting = waiting + ?, stair = ? where friend_id = ?', [gems, stair, friendId])

/** Returns how many friends used the player's code, and the gems to take. */
export async function friendsOf(tx: Tx, playerId: number): Promise<{ invited: number; waiting: number }> {
  const row = await tx.one<{ invited: number; waiting: number }>(
    'select count(*) as invited, cast(coalesce(sum(waiting), 0) as bigint) as waiting from referral where inviter_id = ?',
    [playerId],
  )
  return { invited: row?.invited ?? 0, waiting: row?.waiting ?? 0 }
}

/** Returns whether one of two players invited the other. */
export const invitedOneAnother = async (tx: Tx, one: number, other: number): Promise<boolean> =>
  (await tx.one('select friend_id from referral where (friend_id = ? and inviter_id = ?) or (friend_id = ? and inviter_id = ?)', [
    ...[one, other],
    ...[other, one],
  ])) !== undefined

/** Returns the inviters with the most friends since a moment: the number of friends, how many of them won a stair that counts, and the gems for them. */
export const inviters = (
  tx: Tx,
  since: number,
  max: number,
): Promise<{ inviterId: number; friends: number; counted: number; gems: number }[]> =>
  tx
    .all<{ inviter_id: number; friends: number; counted: number; gems: number }>(
      `select inviter_id, count(*) as friends, cast(sum(case when stair > 0 then 1 else 0 end) as bigint) as counted,
         cast(sum(waiting + taken) as bigint) as gems
       from referral where at >= ? group by inviter_id order by friends desc, inviter_id limit ?`,
      [since, max],
    )
    .then((rows) => rows.map(({ inviter_id: inviterId, ...row }) => ({ inviterId, ...row })))
