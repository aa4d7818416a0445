import type { Tx } from '../../storage/db.ts'

/** A started advert whose gems were not taken. `day` is in UTC; `number` counts the adverts of that day from 1. */
export interface AdvertWatch {
  readonly day: number
  readonly number: number
  readonly started_at: number
}

/** Returns the last advert that the player started since a moment, if its gems were not taken. */
export const openWatch = (tx: Tx, playerId: number, since: number): Promise<AdvertWatch | undefined> =>
  tx.one(
    `select day, number, started_at from advert_watch where player_id = ? and taken_at is null and started_at >= ?
     order by started_at desc limit 1`,
    [playerId, since],
  )

/** Stores the start of an advert. Replaces an unfinished one. */
export async function beginWatch(tx: Tx, playerId: number, day: number, number: number, now: number): Promise<void> {
  await tx.run('delete from advert_watch where player_id = ?', [playerId])
  await tx.run('insert into advert_watch (player_id, day, number, started_at) values (?, ?, ?, ?)', [playerId, day, number, now])
}

export const endWatch = (tx: Tx, playerId: number): Promise<number> => tx.run('delete from advert_watch where player_id = ?', [playerId])
