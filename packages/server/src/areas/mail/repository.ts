import { SUPPORT_ID } from '@skystair/contract'
import type { Slice } from '../../page.ts'
import type { Tx } from '../../storage/db.ts'

/** One side of a conversation. */
export interface ConversationRow {
  readonly player_id: number
  readonly partner_id: number
  /** Id of its newest message. */
  readonly last_id: number
  readonly unread: number
  /** 1 until the support answers. */
  readonly waiting: number
}

/** The change that a message makes to one side of a conversation. */
export interface Side extends Pick<ConversationRow, 'player_id' | 'partner_id' | 'unread' | 'waiting'> {
  /** 1 for the side that wrote the first message. */
  readonly begun: number
}

/**
 * Counts a message in the sides of a conversation, and inserts missing sides. Locks them until the transaction ends, always in the same order, so that
 * the messages of a conversation are stored one after the other, and two players who write to each other never wait for each other.
 */
export async function countMessage(tx: Tx, sides: readonly Side[], now: number): Promise<void> {
  const ordered = sides.toSorted((a, b) => a.player_id - b.player_id)
  await tx.run(
    `insert into mail_conversation (player_id, partner_id, other_id, last_id, unread, waiting, begun, started_at)
     values ${ordered.map(() => '(?, ?, ?, 0, ?, ?, ?, ?)').join(', ')}
     on conflict (player_id, partner_id) do update
     set unread = mail_conversation.unread + excluded.unread, waiting = excluded.waiting`,
    ordered.flatMap(({ player_id, partner_id, unread, waiting, begun }) => [
      ...[player_id, partner_id, partner_id === SUPPORT_ID ? null : partner_id],
      ...[unread, waiting, begun, now],
    ]),
  )
}

/** Sets the newest message of conversations. */
export async function setLast(tx: Tx, sides: readonly Side[], messageId: number): Promise<void> {
  for (const { player_id, partner_id } of sides)
    await tx.run('update mail_conversation set last_id = ? where player_id = ? and partner_id = ?', [messageId, player_id, partner_id])
}

const COLUMNS = 'player_id, partner_id, last_id, unread, waiting'

/** Returns a player's conversations, newest first. */
export const conversationsOf = (tx: Tx, playerId: number, { limit, skip }: Slice): Promise<ConversationRow[]> =>
  tx.all(`select ${COLUMNS} from mail_conversation where player_id = ? order by last_id desc limit ? offset ?`, [playerId, limit, skip])

/** Returns the conversations that wait for an answer of the support, the oldest first. */
export const unansweredQuestions = (tx: Tx, limit: number): Promise<ConversationRow[]> =>
  tx.all(`select ${COLUMNS} from mail_conversation where partner_id = ? and waiting = 1 order by last_id limit ?`, [SUPPORT_ID, limit])

export const hasConversation = async (tx: Tx, playerId: number, partnerId: number): Promise<boolean> =>
  (await tx.one('select last_id from mail_conversation where player_id = ? and partner_id = ?', [playerId, partnerId])) !== undefined

/** Returns the number of conversations that a player has begun since a time until now. */
export async function begunSince(tx: Tx, playerId: number, since: number, now: number): Promise<number> {
  const row = await tx.one<{ begun: number }>(
    'select count(*) as begun from mail_conversation where player_id = ? and begun = 1 and started_at > ? and started_at <= ?',
    [playerId, since, now],
  )
  return row?.begun ?? 0
}

/** True if the player has unread mail. */
export const mailWaits = async (tx: Tx, playerId: number): Promise<boolean> =>
  (await tx.one('select last_id from mail_conversation where player_id = ? and unread > 0 limit 1', [playerId])) !== undefined

export const markSeen = (tx: Tx, playerId: number, partnerId: number): Promise<number> =>
  tx.run('update mail_conversation set unread = 0 where player_id = ? and partner_id = ? and unread > 0', [playerId, partnerId])
