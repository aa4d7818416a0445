import type { Handler } from '../../handlers.ts'
import { refuse } from '../../refusal.ts'
import { mayWrite } from '../moderation/public.ts'
import { loadPlayer } from '../player/repository.ts'
import { presentMessage } from './present.ts'
import { publish } from './publish.ts'
import { addMessage } from './repository.ts'
import { destinationOf, keptRoom } from './rooms.ts'
import { written } from './written.ts'

export const sendMessage: Handler<'POST /api/chat/{room}/send'> = async (ctx) => {
  const { tx, now, playerId, params, body, lang } = ctx
  const room = await keptRoom(ctx, params.room)
  const author = await mayWrite(ctx, 'CHAT')
  if (room === 'private' && body.to === undefined) throw refuse('PLAYER_NOT_FOUND', { field: '/body/to' })
  const receiver = room === 'private' ? await loadPlayer(tx, body.to!) : null
  const row = {
    ...{ room, author_id: playerId, author_name: author.name, to_id: receiver?.id ?? null, to_name: receiver?.name ?? null, at: now },
    ...(await written(tx, body)),
  }
  const message = presentMessage({ ...row, id: await addMessage(tx, row) }, author.state)
  // Players who have blocked the author do not receive the message.
  const readers = receiver ? [playerId, ...(receiver.state.chatBlockList.includes(playerId) ? [] : [receiver.id])] : destinationOf(room)!
  const event = {
    type: 'chat.message',
    notificationType: 'CHAT_MESSAGE',
    room: params.room,
    lang: params.room === 'main' ? lang : null,
    message,
  } as const
  await publish(ctx, event, readers)
  return message
}
