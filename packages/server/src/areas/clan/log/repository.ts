import type { ClanLogKind, ClanRank } from '@skystair/contract'
import type { Slice } from '../../../page.ts'
import type { Tx } from '../../../storage/db.ts'

export interface LogRow {
  readonly id: number
  readonly kind: ClanLogKind
  readonly by_id: number | null
  readonly on_id: number | null
  readonly rank: ClanRank | null
  readonly amount: number | null
  readonly at: number
}

interface NewLine {
  /** The player who did it. */
  readonly by?: number
  /** The player to whom it was done. */
  readonly on?: number
  readonly rank?: ClanRank
  readonly amount?: number
}

/** Adds a line to the history of a clan. */
export const addToLog = (tx: Tx, clanId: number, kind: ClanLogKind, now: number, { by, on, rank, amount }: NewLine): Promise<number> =>
  tx.run('insert into clan_log (clan_id, kind, by_id, on_id, rank, amount, at) values (?, ?, ?, ?, ?, ?, ?)', [
    clanId,
    kind,
    by ?? null,
    on ?? null,
    rank ?? null,
    amount ?? null,
    now,
  ])

/** Returns lines of these kinds, newest first; of all kinds if `kinds` is empty. */
export function logOf(tx: Tx, clanId: number, kinds: readonly ClanLogKind[], { limit, skip }: Slice): Promise<LogRow[]> {
  const only = kinds.length > 0 ? `and kind in (${kinds.map(() => '?').join(', ')})` : ''
  return tx.all(
    `select id, kind, by_id, on_id, rank, amount, at from clan_log where clan_id = ? ${only} order by id desc limit ? offset ?`,
    [clanId, ...kinds, limit, skip],
  )
}

/** Returns the newest line of a kind. */
export const newestLine = (tx: Tx, clanId: number, kind: ClanLogKind): Promise<Pick<LogRow, 'by_id' | 'at'> | undefined> =>
  tx.one('select by_id, at from clan_log where clan_id = ? and kind = ? order by id desc limit 1', [clanId, kind])
