import type { Tx } from '../../storage/db.ts'

/** What a player has done at a place. */
export interface PlaceProgress {
  readonly used: boolean
  readonly battleLost: boolean
  readonly won: boolean
  /** Wounds of the squad there, in per cent of its health. */
  readonly wounds: number
}
const untouched: PlaceProgress = { used: false, battleLost: false, won: false, wounds: 0 }

interface PlaceStateRow {
  readonly place_id: number
  /** These three are 0 or 1. */
  readonly used: number
  readonly battle_lost: number
  readonly won: number
  readonly wounds: number
}

/** Returns what the player has done at these places, by place id; without untouched places. */
export async function progressAt(tx: Tx, playerId: number, placeIds: readonly number[]): Promise<Map<number, PlaceProgress>> {
  if (placeIds.length === 0) return new Map()
  const rows = await tx.all<PlaceStateRow>(
    `select place_id, used, battle_lost, won, wounds from place_state where player_id = ? and place_id in (${placeIds.map(() => '?').join(', ')})`,
    [playerId, ...placeIds],
  )
  return new Map(
    rows.map((row) => [row.place_id, { used: row.used === 1, battleLost: row.battle_lost === 1, won: row.won === 1, wounds: row.wounds }]),
  )
}

export const progressOf = async (tx: Tx, playerId: number, placeId: number): Promise<PlaceProgress> =>
  (await progressAt(tx, playerId, [placeId])).get(placeId) ?? untouched

/** Forgets what the player has done at the places from one id up to another, which is not included. */
export const forgetPlaces = (tx: Tx, playerId: number, firstId: number, endId = Number.MAX_SAFE_INTEGER): Promise<number> =>
  tx.run('delete from place_state where player_id = ? and place_id >= ? and place_id < ?', [playerId, firstId, endId])

/** Adds to what the player has done at a place. The player's row must be locked. */
export async function addProgress(tx: Tx, playerId: number, placeId: number, more: Partial<PlaceProgress>, now: number): Promise<void> {
  const { used, battleLost, won, wounds } = { ...(await progressOf(tx, playerId, placeId)), ...more }
  await tx.run(
    `insert into place_state (player_id, place_id, used, battle_lost, won, wounds, at) values (?, ?, ?, ?, ?, ?, ?)
     on conflict (player_id, place_id) do update set used = excluded.used, battle_lost = excluded.battle_lost, won = excluded.won,
       wounds = excluded.wounds, at = excluded.at`,
    [playerId, placeId, Number(used), Number(battleLost), Number(won), wounds, now],
  )
}
