import type { Tx } from '../../storage/db.ts'

/** When the player last took each gift and free option of the bank, by the option's id. */
export async function takenAt(tx: Tx, playerId: number): Promise<Map<number, number>> {
  const rows = await tx.all<{ offer_id: number; at: number }>('select offer_id, at from bank_taken where player_id = ?', [playerId])
  return new Map(rows.map(({ offer_id, at }) => [offer_id, at]))
}

export const markTaken = (tx: Tx, playerId: number, offerId: number, now: number): Promise<number> =>
  tx.run(
    `insert into bank_taken (player_id, offer_id, at) values (?, ?, ?) on conflict (player_id, offer_id) do update set at = excluded.at`,
    [playerId, offerId, now],
  )

/** Remembers whom the player's next bought gift is for. */
export const setGiftReceiver = (tx: Tx, playerId: number, receiverId: number, now: number): Promise<number> =>
  tx.run(
    `insert into gift_reserve (player_id, receiver_id, at) values (?, ?, ?)
     on conflict (player_id) do update set receiver_id = excluded.receiver_id, at = excluded.at`,
    [playerId, receiverId, now],
  )

/** Whom the player's next bought gift is for, where that was said after `since`. */
export async function findGiftReceiver(tx: Tx, playerId: number, since: number): Promise<number | undefined> {
  const row = await tx.one<{ receiver_id: number }>('select receiver_id from gift_reserve where player_id = ? and at > ?', [
    playerId,
    since,
  ])
  return row?.receiver_id
}
