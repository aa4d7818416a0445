import { hash } from 'node:crypto'
import type { AuditAction } from '@skystair/contract'
import type { Tx } from '../../../storage/db.ts'
import { appendEntry, type EntryRow, lockHead } from './repository.ts'

export interface Audited {
  readonly action: AuditAction
  /** The moderator; null for the operator. */
  readonly actorId: number | null
  /** The player whom it concerns. */
  readonly targetId: number | null
  /** Ids and enumeration members only: entries are kept when an account is deleted. */
  readonly details?: Readonly<Record<string, string>>
}

/** Returns the hash of an entry, which depends on all entries before it. */
export const hashOf = ({ id, at, action, actor_id, target_id, details, before_hash }: Omit<EntryRow, 'hash'>): string =>
  hash('sha256', JSON.stringify([id, at, action, actor_id, target_id, details, before_hash]))

/**
 * Appends an entry to the audit log. Call it last in a transaction: it locks the newest entry until the commit, so a transaction that then waited for another
 * lock could deadlock.
 */
export async function audit(tx: Tx, { action, actorId, targetId, details = {} }: Audited, now: number): Promise<void> {
  const { id, hash: before_hash } = await lockHead(tx)
  const entry = { id: id + 1, at: now, action, actor_id: actorId, target_id: targetId, details: JSON.stringify(details), before_hash }
  await appendEntry(tx, { ...entry, hash: hashOf(entry) })
}
