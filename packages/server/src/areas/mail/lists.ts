import { MAIL_PAGE, type MailRoom, MESSAGE_PAGE, QUESTIONS_PAGE } from '@skystair/contract'
import type { Handler } from '../../handlers.ts'
import { sliceOf } from '../../page.ts'
import type { Tx } from '../../storage/db.ts'
import { messagesById, messagesOf } from '../chat/repository.ts'
import { loadPlayer } from '../player/repository.ts'
import { shownNames } from '../security/shown-names.ts'
import { conversationOf, presentMail } from './conversation.ts'
import { type ConversationRow, conversationsOf, unansweredQuestions } from './repository.ts'

/** A conversation with its partner, as the reader of the list sees it. */
interface Listed {
  readonly row: ConversationRow
  readonly partnerId: number
  readonly unread: number
}

async function presentRooms(tx: Tx, listed: readonly Listed[], blocked: readonly number[]): Promise<MailRoom[]> {
  const nameOf = await shownNames(
    tx,
    listed.map(({ partnerId }) => partnerId),
  )
  const last = await messagesById(
    tx,
    listed.map(({ row }) => row.last_id),
  )
  return listed.flatMap(({ row, partnerId, unread }) => {
    const message = last.get(row.last_id)
    if (!message) return []
    return [{ partnerId, partnerName: nameOf(partnerId), last: presentMail(message), unread, blocked: blocked.includes(partnerId) }]
  })
}

export const listConversations: Handler<'GET /api/mail/list'> = async ({ tx, playerId, query: { from = 0, to = from + MAIL_PAGE } }) => {
  const { state } = await loadPlayer(tx, playerId)
  const rows = await conversationsOf(tx, playerId, sliceOf({ from, to }, MAIL_PAGE))
  return presentRooms(
    tx,
    rows.map((row) => ({ row, partnerId: row.partner_id, unread: row.unread })),
    state.mailBlockList,
  )
}

export const listQuestions: Handler<'GET /api/mail/support/list'> = async ({ tx }) => {
  const rows = await unansweredQuestions(tx, QUESTIONS_PAGE)
  return presentRooms(
    tx,
    rows.map((row) => ({ row, partnerId: row.player_id, unread: row.waiting })),
    [],
  )
}

/** Letters of a partner who was blocked later stay readable. */
const NOBODY: readonly number[] = []

export const listMessages: Handler<'GET /api/mail/dialog/{partner}/list'> = async (ctx) => {
  const { tx, playerId, query } = ctx
  const { room } = conversationOf(ctx)
  return (await messagesOf(tx, { room, reader: playerId, blocked: NOBODY, ...sliceOf(query, MESSAGE_PAGE) })).map(presentMail)
}

export const latestMessages: Handler<'GET /api/mail/dialog/{partner}/list/latest'> = async (ctx) => {
  const { tx, playerId, query } = ctx
  const { room } = conversationOf(ctx)
  return (await messagesOf(tx, { room, reader: playerId, blocked: NOBODY, afterId: query.afterId, limit: MESSAGE_PAGE })).map(presentMail)
}
