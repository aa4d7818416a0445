import type { Tx } from '../../storage/db.ts'

/** Stores the receiver of the player's next gift. */
export const setGiftReceiver = (tx: Tx, playerId: number, receiverId: number, now: number): Promise<number> =>
  tx.run(
    `insert into gift_reserve (player_id, receiver_id, at) values (?, ?, ?)
     on conflict (player_id) do update set receiver_id = excluded.receiver_id, at = excluded.at`,
    [playerId, receiverId, now],
  )

/** Returns the receiver of the player's next gift if it was chosen after `since`. */
export async function findGiftReceiver(tx: Tx, playerId: number, since: number): Promise<number | undefined> {
  const row = await tx.one<{ receiver_id: number }>('select receiver_id from gift_reserve where player_id = ? and at > ?', [
    playerId,
    since,
  ])
  return row?.receiver_id
}
