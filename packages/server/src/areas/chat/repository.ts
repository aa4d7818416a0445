import type { MessageKind } from '@skystair/contract'
import type { Slice } from '../../page.ts'
import type { Tx } from '../../storage/db.ts'

/** The room of a stored message: the main room of a language, a clan's room, all whispers, the mail of two players, or that of a player and the support. */
export type KeptRoom = 'main:RU' | 'main:EN' | `clan:${number}` | 'private' | `mail:${number}:${number}` | `support:${number}`

export interface MessageRow {
  readonly id: number
  readonly room: KeptRoom
  readonly author_id: number
  readonly author_name: string | null
  readonly to_id: number | null
  readonly to_name: string | null
  readonly forwarded_id: number | null
  readonly forwarded_name: string | null
  readonly kind: MessageKind
  readonly text: string
  readonly at: number
}

/** A query for messages that the reader may see, without those of blocked authors. */
export interface Asked {
  readonly room: KeptRoom
  readonly reader: number
  readonly blocked: readonly number[]
  readonly limit: number
  /** Only messages with a larger id. */
  readonly afterId?: number
  /** Number of the newest messages to skip. */
  readonly skip?: number
}

const COLUMNS = 'id, room, author_id, author_name, to_id, to_name, forwarded_id, forwarded_name, kind, text, at'

/** Stores a message. Returns its id. */
export async function addMessage(tx: Tx, row: Omit<MessageRow, 'id'>): Promise<number> {
  const { room, author_id, author_name, to_id, to_name, forwarded_id, forwarded_name, kind, text, at } = row
  const added = await tx.one<{ id: number }>(
    `insert into chat_message (room, author_id, author_name, to_id, to_name, forwarded_id, forwarded_name, kind, text, at)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) returning id`,
    [room, author_id, author_name, to_id, to_name, forwarded_id, forwarded_name, kind, text, at],
  )
  if (!added) throw new Error('the database returned no id')
  return added.id
}

/** Returns messages, newest first. */
export function messagesOf(tx: Tx, { room, reader, blocked, limit, afterId = 0, skip = 0 }: Asked): Promise<MessageRow[]> {
  const without = blocked.map(() => '?').join(', ')
  const hidden = blocked.length === 0 ? '' : `and author_id not in (${without}) and coalesce(forwarded_id, 0) not in (${without})`
  const newest = (own: string) =>
    `select ${COLUMNS} from chat_message where room = ${own} and id > ? and deleted_at is null ${hidden} order by id desc limit ?`
  const values = [afterId, ...(hidden ? [...blocked, ...blocked] : []), limit + skip]
  if (room !== 'private') return tx.all(`${newest('?')} offset ?`, [room, ...values.with(-1, limit), skip])
  // Whispers that the player wrote and those to the player: two short walks, as an index has one order only.
  return tx.all(
    `select * from (${newest("'private' and author_id = ?")}) written
     union all select * from (${newest("'private' and to_id = ? and author_id <> to_id")}) received order by id desc limit ? offset ?`,
    [reader, ...values, reader, ...values, limit, skip],
  )
}

/** Returns messages of an author in main and clan rooms, newest first, also deleted ones. */
export const messagesBy = (
  tx: Tx,
  authorId: number,
  { limit, skip }: Slice,
): Promise<(MessageRow & { readonly deleted_at: number | null })[]> =>
  tx.all(
    `select ${COLUMNS}, deleted_at from chat_message where author_id = ? and (room like 'main:%' or room like 'clan:%')
     order by id desc limit ? offset ?`,
    [authorId, limit, skip],
  )

/** Returns these messages, by id; deleted ones without their text. */
export async function messagesById(tx: Tx, ids: readonly number[]): Promise<ReadonlyMap<number, MessageRow>> {
  if (ids.length === 0) return new Map()
  const rows = await tx.all<MessageRow & { readonly deleted_at: number | null }>(
    `select ${COLUMNS}, deleted_at from chat_message where id in (${ids.map(() => '?').join(', ')})`,
    ids,
  )
  return new Map(rows.map(({ deleted_at, ...row }) => [row.id, deleted_at === null ? row : { ...row, text: '' }]))
}

/** Returns a message that is not deleted, locked until the transaction ends. */
export const lockMessage = (tx: Tx, id: number): Promise<MessageRow | undefined> =>
  tx.one(`select ${COLUMNS} from chat_message where id = ? and deleted_at is null${tx.lock}`, [id])

export const markDeleted = (tx: Tx, id: number, now: number): Promise<number> =>
  tx.run('update chat_message set deleted_at = ? where id = ?', [now, id])

/** Shows a deleted message again. Returns whether it was deleted. */
export const unmarkDeleted = async (tx: Tx, id: number): Promise<boolean> =>
  (await tx.run('update chat_message set deleted_at = null where id = ? and deleted_at is not null', [id])) === 1

/** Removes a player's name from all messages. */
export async function forgetNameInMessages(tx: Tx, playerId: number): Promise<void> {
  for (const who of ['author', 'to', 'forwarded'])
    await tx.run(`update chat_message set ${who}_name = null where ${who}_id = ?`, [playerId])
}
