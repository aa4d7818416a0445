import { moderates } from '@skystair/contract'
import type { Handler } from '../../handlers.ts'
import { refuse } from '../../refusal.ts'
import { publish } from './publish.ts'
import { lockMessage, markDeleted } from './repository.ts'
import { destinationOf, keptRoom } from './rooms.ts'

export const deleteMessage: Handler<'POST /api/chat/{room}/message/{id}/delete'> = async (ctx) => {
  const { tx, now, playerId, access, params } = ctx
  const room = await keptRoom(ctx, params.room)
  const message = await lockMessage(tx, params.id)
  // A moderator of one language may delete in the room of the other.
  const inRoom = params.room === 'main' ? message?.room.startsWith('main:') : message?.room === room
  const mayRead = room !== 'private' || message?.author_id === playerId || message?.to_id === playerId
  if (!message || !inRoom || !mayRead) throw refuse('MESSAGE_NOT_FOUND')
  if (message.author_id !== playerId && !moderates(access)) throw refuse('NOT_YOURS')
  await markDeleted(tx, message.id, now)
  const readers = destinationOf(message.room) ?? [message.author_id, message.to_id ?? message.author_id]
  await publish(ctx, { type: 'chat.message.delete', notificationType: 'CHAT_MESSAGE_DELETE', messageId: message.id }, readers)
  return { deleted: true }
}
