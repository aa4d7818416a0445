import type { HistoryEntry, LedgerReason } from '@skystair/contract'
import type { Tx } from '../storage/db.ts'

interface Asked {
  readonly limit: number
  readonly skip: number
  /** Only these reasons. */
  readonly reasons?: readonly string[]
  /** All reasons but these. */
  readonly notReasons?: readonly string[]
  readonly resource?: string
}

/** Returns lines of a player's ledger, newest first. */
export function historyOf(tx: Tx, playerId: number, { limit, skip, reasons, notReasons, resource }: Asked): Promise<HistoryEntry[]> {
  const listed = reasons ?? notReasons ?? []
  const ofReasons = listed.length === 0 ? '' : `and reason ${reasons ? '' : 'not '}in (${listed.map(() => '?').join(', ')})`
  return tx.all(
    `select id, resource, amount, balance, reason, at from ledger where player_id = ? ${ofReasons} ${resource ? 'and resource = ?' : ''}
     order by id desc limit ? offset ?`,
    [playerId, ...listed, ...(resource ? [resource] : []), limit, skip],
  )
}

/** A line of a player's ledger with its reference. */
export interface LedgerLine {
  readonly playerId: number
  readonly amount: number
  readonly ref: string
}

/** Returns the lines of all players for a reason and a resource, newest first. */
export const linesFor = (tx: Tx, reason: LedgerReason, resource: string): Promise<LedgerLine[]> =>
  tx
    .all<{ player_id: number; amount: number; ref: string | null }>(
      'select player_id, amount, ref from ledger where reason = ? and resource = ? order by id desc',
      [reason, resource],
    )
    .then((rows) => rows.map(({ player_id: playerId, amount, ref }) => ({ playerId, amount, ref: ref ?? '' })))
