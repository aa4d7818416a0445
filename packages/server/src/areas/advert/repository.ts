import type { Tx } from '../../storage/db.ts'

/** An advert that was begun on a day of the server. */
export interface AdvertWatch {
  readonly day: number
  readonly number: number
  readonly started_at: number
  /** Null until its gems were taken. */
  readonly taken_at: number | null
}

const columns = 'day, number, started_at, taken_at'

export const watchesOn = (tx: Tx, playerId: number, day: number): Promise<AdvertWatch[]> =>
  tx.all(`select ${columns} from advert_watch where player_id = ? and day = ?`, [playerId, day])

/** The advert that was begun last, not before `since`, and whose gems were not taken. */
export const openWatch = (tx: Tx, playerId: number, since: number): Promise<AdvertWatch | undefined> =>
  tx.one(
    `select ${columns} from advert_watch where player_id = ? and taken_at is null and started_at >= ? order by started_at desc limit 1`,
    [playerId, since],
  )

/** Stores that an advert begins now. The same number can begin again. */
export const beginWatch = (tx: Tx, playerId: number, day: number, number: number, now: number): Promise<number> =>
  tx.run(
    `insert into advert_watch (player_id, day, number, started_at) values (?, ?, ?, ?)
     on conflict (player_id, day, number) do update set started_at = excluded.started_at`,
    [playerId, day, number, now],
  )

export const markWatchTaken = (tx: Tx, playerId: number, { day, number }: AdvertWatch, now: number): Promise<number> =>
  tx.run('update advert_watch set taken_at = ? where player_id = ? and day = ? and number = ?', [now, playerId, day, number])
