import type { Tx } from '../../storage/db.ts'

/** Leaves a note for the player, by the key of its text and what is put into it. */
export const notify = (tx: Tx, playerId: number, kind: string, details: Record<string, string>, now: number): Promise<number> =>
  tx.run('insert into notification (player_id, kind, details, seen, at) values (?, ?, ?, 0, ?)', [
    playerId,
    kind,
    JSON.stringify(details),
    now,
  ])
