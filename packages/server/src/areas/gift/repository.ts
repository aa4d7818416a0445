import type { Reward } from '@skystair/contract'
import type { Slice } from '../../page.ts'
import type { Tx } from '../../storage/db.ts'

/** A gift that was sent. */
interface GiftRow {
  readonly id: number
  readonly sender_id: number
  /** Number of the offer. */
  readonly offer: number
  /** JSON of its rewards at the time of the purchase, even if the offers have changed since. */
  readonly rewards: string
  readonly compliment: string
  readonly at: number
  /** 0 until it is taken. */
  readonly taken_at: number
  /** When moderators hid the compliment; null if they did not. */
  readonly hidden_at: number | null
}

export interface StoredGift {
  readonly id: number
  readonly senderId: number
  readonly offer: number
  readonly rewards: readonly Reward[]
  readonly compliment: string
  readonly at: number
  readonly taken: boolean
  /** Whether moderators have hidden the compliment. */
  readonly hidden: boolean
}

export interface NewGift extends Pick<StoredGift, 'senderId' | 'offer' | 'rewards' | 'compliment' | 'at'> {
  readonly receiverId: number
}

export const addGift = (tx: Tx, { senderId, receiverId, offer, rewards, compliment, at }: NewGift): Promise<number> =>
  tx.run('insert into gift (sender_id, receiver_id, offer, rewards, compliment, at, taken_at) values (?, ?, ?, ?, ?, ?, 0)', [
    senderId,
    receiverId,
    offer,
    JSON.stringify(rewards),
    compliment,
    at,
  ])

/** Returns gifts that a player received, newest first. */
export async function giftsOf(tx: Tx, receiverId: number, { limit, skip }: Slice): Promise<StoredGift[]> {
  const rows = await tx.all<GiftRow>(
    `select id, sender_id, offer, rewards, compliment, at, taken_at, hidden_at from gift
     where receiver_id = ? order by id desc limit ? offset ?`,
    [receiverId, limit, skip],
  )
  return rows.map(({ id, sender_id, offer, rewards, compliment, at, taken_at, hidden_at }) => ({
    ...{ id, offer, compliment, at },
    senderId: sender_id,
    rewards: JSON.parse(rewards) as Reward[],
    taken: taken_at > 0,
    hidden: hidden_at !== null,
  }))
}

/** Returns a gift that a player received. */
export const giftTo = (tx: Tx, receiverId: number, id: number): Promise<Pick<GiftRow, 'sender_id' | 'compliment' | 'at'> | undefined> =>
  tx.one('select sender_id, compliment, at from gift where id = ? and receiver_id = ? and hidden_at is null', [id, receiverId])

/** Hides a compliment. */
export const hideCompliment = (tx: Tx, id: number, now: number): Promise<number> =>
  tx.run('update gift set hidden_at = ? where id = ? and hidden_at is null', [now, id])

/** Shows a hidden compliment again. Returns whether it was hidden. */
export const showCompliment = async (tx: Tx, id: number): Promise<boolean> =>
  (await tx.run('update gift set hidden_at = null where id = ? and hidden_at is not null', [id])) === 1

type TakenGift = Pick<StoredGift, 'offer' | 'rewards'>

/** Marks a gift as taken. Returns it; null if it was already taken; undefined if the player received no such gift. */
export async function takeGift(tx: Tx, receiverId: number, id: number, now: number): Promise<TakenGift | null | undefined> {
  const row = await tx.one<Pick<GiftRow, 'offer' | 'rewards' | 'taken_at'>>(
    `select offer, rewards, taken_at from gift where id = ? and receiver_id = ?${tx.lock}`,
    [id, receiverId],
  )
  if (!row) return undefined
  if (row.taken_at > 0) return null
  await tx.run('update gift set taken_at = ? where id = ?', [now, id])
  return { offer: row.offer, rewards: JSON.parse(row.rewards) as Reward[] }
}

/** Returns whether the player has a gift that was not taken yet. */
export const giftWaits = async (tx: Tx, receiverId: number): Promise<boolean> =>
  (await tx.one('select id from gift where receiver_id = ? and taken_at = 0 limit 1', [receiverId])) !== undefined

/** Returns the receivers of all gifts of a player. */
export const receiversOfGifts = async (tx: Tx, senderId: number): Promise<number[]> => {
  const rows = await tx.all<{ receiver_id: number }>('select distinct receiver_id from gift where sender_id = ? order by receiver_id', [
    senderId,
  ])
  return rows.map(({ receiver_id }) => receiver_id)
}

/** What one player took from another. */
export interface GiftsBetween {
  readonly receiverId: number
  readonly senderId: number
  readonly gifts: number
  /** The gifts by the number of their offer. */
  readonly byOffer: ReadonlyMap<number, number>
}

/** Returns the pairs of players between whom the most gifts were taken since a moment. */
export async function mostGiftsBetween(tx: Tx, since: number, max: number): Promise<GiftsBetween[]> {
  const pairs = await tx.all<{ receiver_id: number; sender_id: number; gifts: number }>(
    `select receiver_id, sender_id, count(*) as gifts from gift where taken_at >= ?
     group by receiver_id, sender_id order by gifts desc, receiver_id, sender_id limit ?`,
    [Math.max(since, 1), max],
  )
  return Promise.all(
    pairs.map(async ({ receiver_id: receiverId, sender_id: senderId, gifts }) => {
      const rows = await tx.all<{ offer: number; gifts: number }>(
        'select offer, count(*) as gifts from gift where receiver_id = ? and sender_id = ? and taken_at >= ? group by offer',
        [receiverId, senderId, Math.max(since, 1)],
      )
      return { receiverId, senderId, gifts, byOffer: new Map(rows.map((row) => [row.offer, row.gifts])) }
    }),
  )
}
