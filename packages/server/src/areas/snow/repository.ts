import type { Tx } from '../../storage/db.ts'

/** A player's last visit to the snow world. */
export interface Visit {
  /** Number of visits, this one included. */
  readonly visits: number
  /** The highest coordinate that the player has reached. */
  readonly furthest: number
  /** When the next visit is possible, in milliseconds; 0 during a visit. */
  readonly returnAt: number
  /** The road and the coordinate to return to. */
  readonly backContext: string
  readonly backCoordinate: number
}

/** Returns a player's last visit, or null. */
export async function lastVisit(tx: Tx, playerId: number): Promise<Visit | null> {
  const row = await tx.one<{ visits: number; furthest: number; return_at: number; back_context: string; back_coordinate: number }>(
    'select visits, furthest, return_at, back_context, back_coordinate from snow_visit where player_id = ?',
    [playerId],
  )
  return row
    ? {
        visits: row.visits,
        furthest: row.furthest,
        returnAt: row.return_at,
        backContext: row.back_context,
        backCoordinate: row.back_coordinate,
      }
    : null
}

/** Stores the start of a player's next visit, and the road and coordinate to return to. The player's row must be locked. */
export const beginVisit = (tx: Tx, playerId: number, from: { readonly contextId: string; readonly coordinate: number }): Promise<number> =>
  tx.run(
    `insert into snow_visit (player_id, visits, furthest, return_at, back_context, back_coordinate) values (?, 1, 0, 0, ?, ?)
     on conflict (player_id) do update set visits = snow_visit.visits + 1, furthest = 0, return_at = 0,
       back_context = excluded.back_context, back_coordinate = excluded.back_coordinate`,
    [playerId, from.contextId, from.coordinate],
  )

/** Ends a player's visit. */
export const endVisit = (tx: Tx, playerId: number, returnAt: number): Promise<number> =>
  tx.run('update snow_visit set return_at = ? where player_id = ?', [returnAt, playerId])

/** Stores how far a player has come: only new platforms cost steps. */
export const countSteps = (tx: Tx, playerId: number, coordinate: number): Promise<number> =>
  tx.run('update snow_visit set furthest = ? where player_id = ? and furthest < ?', [coordinate, playerId, coordinate])
