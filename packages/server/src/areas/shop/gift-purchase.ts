import { refuse } from '../../refusal.ts'
import type { Tx } from '../../storage/db.ts'

/** How long a chosen receiver is remembered, in milliseconds. */
const REMEMBERED = 3_600_000

/** Remembers whom the next bought gift is for. Answers until when. */
export async function reserveGift(tx: Tx, playerId: number, receiverId: number, now: number): Promise<number> {
  await tx.run(
    `insert into gift_reserve (player_id, receiver_id, at) values (?, ?, ?)
     on conflict (player_id) do update set receiver_id = excluded.receiver_id, at = excluded.at`,
    [playerId, receiverId, now],
  )
  return now + REMEMBERED
}

/** Whom the player's next gift is for. Refuses with RECEIVER_MISSING. */
export async function giftReceiver(tx: Tx, playerId: number, now: number): Promise<number> {
  const row = await tx.one<{ receiver_id: number }>('select receiver_id from gift_reserve where player_id = ? and at > ?', [
    playerId,
    now - REMEMBERED,
  ])
  if (!row) throw refuse('RECEIVER_MISSING')
  return row.receiver_id
}
