import type { AuditAction } from '@skystair/contract'
import type { Tx } from '../../../storage/db.ts'

export interface EntryRow {
  readonly id: number
  readonly at: number
  readonly action: AuditAction
  /** Null for the operator. */
  readonly actor_id: number | null
  readonly target_id: number | null
  /** JSON of the action's details. Contains no personal data but ids: it is never deleted. */
  readonly details: string
  readonly before_hash: string
  readonly hash: string
}

/** Returns the newest entry's id and hash, locked until the transaction ends. */
export async function lockHead(tx: Tx): Promise<Pick<EntryRow, 'id' | 'hash'>> {
  const head = await headOf(tx, tx.lock)
  if (!head) throw new Error('the audit log has no head')
  return head
}

export const headOf = (tx: Tx, lock: Tx['lock'] = ''): Promise<Pick<EntryRow, 'id' | 'hash'> | undefined> =>
  tx.one(`select id, hash from audit_head where one = 1${lock}`)

/** Appends an entry. The head must be locked. */
export async function appendEntry(tx: Tx, entry: EntryRow): Promise<void> {
  const { id, at, action, actor_id, target_id, details, before_hash, hash } = entry
  await tx.run(
    'insert into audit_entry (id, at, action, actor_id, target_id, details, before_hash, hash) values (?, ?, ?, ?, ?, ?, ?, ?)',
    [...[id, at, action, actor_id, target_id], ...[details, before_hash, hash]],
  )
  await tx.run('update audit_head set id = ?, hash = ? where one = 1', [id, hash])
}

/** Returns the entries after this one, in their order. */
export const entriesAfter = (tx: Tx, id: number, limit: number): Promise<EntryRow[]> =>
  tx.all('select id, at, action, actor_id, target_id, details, before_hash, hash from audit_entry where id > ? order by id limit ?', [
    id,
    limit,
  ])

/** Returns the newest entries about a player, newest first. */
export const entriesAbout = (tx: Tx, playerId: number, limit: number): Promise<EntryRow[]> =>
  tx.all(
    'select id, at, action, actor_id, target_id, details, before_hash, hash from audit_entry where target_id = ? order by id desc limit ?',
    [playerId, limit],
  )

/** Returns how many bans each of these players has had. */
export async function bansOf(tx: Tx, ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  if (ids.length === 0) return new Map()
  const rows = await tx.all<{ target_id: number; bans: number }>(
    `select target_id, count(*) as bans from audit_entry
     where action = 'BAN' and target_id in (${ids.map(() => '?').join(', ')}) group by target_id`,
    ids,
  )
  return new Map(rows.map(({ target_id, bans }) => [target_id, bans]))
}
