import { Type } from 'typebox'
import { calls } from '../../call.ts'
import { ChatMessage } from '../../entities/talk.ts'
import { planned, text } from '../../planned.ts'
import { Count, Enum, Flag, Id } from '../../schema.ts'

export const chat = calls({
  'GET /api/chat/{room}/list': planned('Messages of a room, newest first.', Type.Array(ChatMessage), {
    params: Type.Object({ room: Enum(['main', 'clan', 'private'] as const) }),
    rate: 'read',
    query: { from: Count, to: Count },
  }),
  'GET /api/chat/{room}/list/latest': planned('Messages after the one that is known.', Type.Array(ChatMessage), {
    params: Type.Object({ room: Enum(['main', 'clan', 'private'] as const) }),
    rate: 'read',
    query: { afterId: Id },
  }),
  'POST /api/chat/{room}/send': planned('Say something.', ChatMessage, {
    params: Type.Object({ room: Enum(['main', 'clan', 'private'] as const) }),
    body: { text: text(1000) },
  }),
  'POST /api/chat/{room}/message/{id}/delete': planned(
    'Delete a message: one’s own, or any as a moderator.',
    Type.Object({ deleted: Flag }),
    { params: Type.Object({ room: Enum(['main', 'clan', 'private'] as const), id: Id }) },
  ),
})
