import { mailStrangers, SUPPORT_ID } from '@skystair/contract'
import type { Handler } from '../../handlers.ts'
import { refuse } from '../../refusal.ts'
import type { Tx } from '../../storage/db.ts'
import { publish } from '../chat/publish.ts'
import { addMessage } from '../chat/repository.ts'
import { written } from '../chat/written.ts'
import { mayWrite } from '../moderation/public.ts'
import { otherPlayer, receiverOf } from '../player/receiver.ts'
import type { PlayerRow } from '../player/repository.ts'
import { type Conversation, conversationOf, presentMail } from './conversation.ts'
import { begunSince, countMessage, hasConversation, type Side, setLast } from './repository.ts'

/** Throws MAIL_STRANGERS if there is no conversation yet, and the player, who must be locked, has recently begun too many. */
async function mayBegin(tx: Tx, playerId: number, partnerId: number, now: number): Promise<void> {
  if (await hasConversation(tx, playerId, partnerId)) return
  if ((await begunSince(tx, playerId, now - mailStrangers.window, now)) >= mailStrangers.conversations) throw refuse('MAIL_STRANGERS')
}

/** Returns the changes that a message makes to both sides of a conversation. A conversation with the support has only the player's side. */
function sidesOf(kind: Conversation['kind'], playerId: number, partnerId: number): Side[] {
  const none = { unread: 0, waiting: 0, begun: 0 }
  if (kind === 'ASKING') return [{ ...none, player_id: playerId, partner_id: SUPPORT_ID, waiting: 1 }]
  if (kind === 'ANSWERING') return [{ ...none, player_id: partnerId, partner_id: SUPPORT_ID, unread: 1 }]
  return [
    { ...none, player_id: playerId, partner_id: partnerId, begun: 1 },
    { ...none, player_id: partnerId, partner_id: playerId, unread: 1 },
  ]
}

/** Returns the receiver of a message; null for the support. The support can also answer players who have blocked others. */
async function receiverIn(kind: Conversation['kind'], ctx: Parameters<typeof receiverOf>[0], partner: number): Promise<PlayerRow | null> {
  if (kind === 'ASKING') return null
  return kind === 'ANSWERING' ? otherPlayer(ctx, partner) : receiverOf(ctx, partner)
}

export const sendMail: Handler<'POST /api/mail/dialog/{partner}/send'> = async (ctx) => {
  const { tx, now, playerId, params, body } = ctx
  const { kind, room } = conversationOf(ctx)
  const receiver = await receiverIn(kind, ctx, params.partner)
  const author = await mayWrite(ctx, kind === 'PLAYERS' ? 'MAIL' : 'SUPPORT')
  if (kind === 'PLAYERS') await mayBegin(tx, playerId, params.partner, now)
  const row = {
    ...{ room, author_id: playerId, author_name: kind === 'ANSWERING' ? null : author.name, at: now },
    ...{ to_id: receiver?.id ?? null, to_name: receiver?.name ?? null },
    ...(await written(tx, body)),
  }
  const sides = sidesOf(kind, playerId, params.partner)
  await countMessage(tx, sides, now)
  const id = await addMessage(tx, row)
  await setLast(tx, sides, id)
  const message = presentMail({ ...row, id })
  const readers = [...(kind === 'ANSWERING' ? [] : [playerId]), ...(receiver ? [receiver.id] : [])]
  await publish(ctx, { type: 'mail.message', notificationType: 'MAIL_MESSAGE', message }, readers)
  return message
}
