import type { Tx } from '../../storage/db.ts'

/** What a player has done at a place. */
export interface Mark {
  readonly used: boolean
  readonly battleLost: boolean
  readonly won: boolean
}
const untouched: Mark = { used: false, battleLost: false, won: false }

/** What the player has done at these places; those never touched are left out. */
export async function marksOf(tx: Tx, playerId: number, placeIds: readonly number[]): Promise<Map<number, Mark>> {
  if (placeIds.length === 0) return new Map()
  const rows = await tx.all<{ place_id: number; used: number; battle_lost: number; won: number }>(
    `select place_id, used, battle_lost, won from place_state where player_id = ? and place_id in (${placeIds.map(() => '?').join(', ')})`,
    [playerId, ...placeIds],
  )
  return new Map(rows.map((row) => [row.place_id, { used: row.used === 1, battleLost: row.battle_lost === 1, won: row.won === 1 }]))
}

export const markOf = async (tx: Tx, playerId: number, placeId: number): Promise<Mark> =>
  (await marksOf(tx, playerId, [placeId])).get(placeId) ?? untouched

/** Remembers something more about a place. The player's row must be locked. */
export async function mark(tx: Tx, playerId: number, placeId: number, more: Partial<Mark>, now: number): Promise<void> {
  const { used, battleLost, won } = { ...(await markOf(tx, playerId, placeId)), ...more }
  await tx.run(
    `insert into place_state (player_id, place_id, used, battle_lost, won, at) values (?, ?, ?, ?, ?, ?)
     on conflict (player_id, place_id) do update set used = excluded.used, battle_lost = excluded.battle_lost, won = excluded.won, at = excluded.at`,
    [playerId, placeId, Number(used), Number(battleLost), Number(won), now],
  )
}
