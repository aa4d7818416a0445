import type { Context, Handler } from '../../handlers.ts'
import { refuse } from '../../refusal.ts'
import { addUpheld, audit, mayActOn } from '../moderation/public.ts'
import { publish } from './publish.ts'
import { lockMessage, type MessageRow, markDeleted } from './repository.ts'
import { destinationOf, keptRoom } from './rooms.ts'

type Deleting = Pick<Context, 'tx' | 'now' | 'after'>

/** Hides a message from players. Its text stays for moderators. */
async function hide(ctx: Deleting, message: MessageRow): Promise<void> {
  await markDeleted(ctx.tx, message.id, ctx.now)
  const isShared = /^(main|clan):/.test(message.room)
  const readers = (isShared && destinationOf(message.room)) || [message.author_id, message.to_id ?? message.author_id]
  await publish(ctx, { type: 'chat.message.delete', notificationType: 'CHAT_MESSAGE_DELETE', messageId: message.id }, readers)
}

/** Deletes a message that was reported, unless it is deleted. */
export async function deleteAsModerator(ctx: Deleting, messageId: number): Promise<void> {
  const message = await lockMessage(ctx.tx, messageId)
  if (message) await hide(ctx, message)
}

export const deleteMessage: Handler<'POST /api/chat/{room}/message/{id}/delete'> = async (ctx) => {
  const { tx, now, playerId, params } = ctx
  const room = await keptRoom(ctx, params.room)
  const message = await lockMessage(tx, params.id)
  // A moderator of one language may delete in the room of the other.
  const inRoom = params.room === 'main' ? message?.room.startsWith('main:') : message?.room === room
  const mayRead = room !== 'private' || message?.author_id === playerId || message?.to_id === playerId
  if (!message || !inRoom || !mayRead) throw refuse('MESSAGE_NOT_FOUND')
  if (message.author_id !== playerId && !(await mayActOn(ctx, message.author_id))) throw refuse('NOT_YOURS')
  await hide(ctx, message)
  const { id, author_id: target_id, text, at: said_at } = message
  if (target_id !== playerId) {
    await addUpheld(tx, { subject: `CHAT:${id}`, kind: 'CHAT', message_id: id, target_id, text, said_at, reporter_id: playerId, at: now })
    await audit(tx, { action: 'MESSAGE_DELETED', actorId: playerId, targetId: target_id, details: { message: `${id}` } }, now)
  }
  return { deleted: true }
}
