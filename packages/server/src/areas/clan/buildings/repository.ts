import type { ClanBuilding } from '@skystair/contract'
import type { Tx } from '../../../storage/db.ts'

export interface BuildingRow {
  readonly building: ClanBuilding
  /** 0 while the first level is being built. */
  readonly level: number
  /** When the work on the next level is finished; null without work. */
  readonly ready_at: number | null
}

/** Returns the buildings of a clan that are built or being built, in no particular order. */
export const buildingsOf = (tx: Tx, clanId: number): Promise<BuildingRow[]> =>
  tx.all('select building, level, ready_at from clan_building where clan_id = ?', [clanId])

/** Stores a building of a clan, which must be locked. */
export const setBuilding = (tx: Tx, clanId: number, { building, level, ready_at: readyAt }: BuildingRow): Promise<number> =>
  tx.run(
    `insert into clan_building (clan_id, building, level, ready_at) values (?, ?, ?, ?)
     on conflict (clan_id, building) do update set level = excluded.level, ready_at = excluded.ready_at`,
    [clanId, building, level, readyAt],
  )

/** Returns when a boost of a clan ends, or ended; 0 if it never had one. */
export const boostEnd = async (tx: Tx, clanId: number, boost: string): Promise<number> =>
  (await tx.one<{ ends_at: number }>('select ends_at from clan_boost where clan_id = ? and boost = ?', [clanId, boost]))?.ends_at ?? 0

/** Starts a boost of a clan, or prolongs the running one. */
export const prolongBoost = (tx: Tx, clanId: number, boost: string, now: number, time: number): Promise<number> =>
  tx.run(
    `insert into clan_boost (clan_id, boost, ends_at) values (?, ?, ?)
     on conflict (clan_id, boost) do update set ends_at = case when clan_boost.ends_at > ? then clan_boost.ends_at + ? else excluded.ends_at end`,
    [clanId, boost, now + time, now, time],
  )
