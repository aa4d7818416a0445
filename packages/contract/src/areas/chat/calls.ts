import { Type } from 'typebox'
import { defineCalls } from '../../call.ts'
import { pageBy } from '../../list.ts'
import { planned, plannedExtension } from '../../planned.ts'
import { Enum, Flag, Id, text } from '../../schema.ts'
import { Player } from '../player/entities.ts'
import { ChatMessage } from './entities.ts'
import { ChatRoom } from './enums.ts'

const inRoom = { params: Type.Object({ room: Enum(ChatRoom) }) }
const ofPlayer = { params: Type.Object({ playerId: Id }) }

export const calls = defineCalls({
  'GET /api/chat/{room}/list': planned('Messages of a room, newest first.', Type.Array(ChatMessage), {
    ...inRoom,
    query: pageBy.range,
  }),
  'GET /api/chat/{room}/list/latest': planned('Messages after the one that is known.', Type.Array(ChatMessage), {
    ...inRoom,
    query: pageBy.after,
  }),
  'POST /api/chat/{room}/send': planned('Say something.', ChatMessage, { changes: true, ...inRoom, body: { text: text(1000) } }),
  'POST /api/chat/{room}/message/{id}/delete': planned(
    'Delete a message: one’s own, or any as a moderator.',
    Type.Object({ deleted: Flag }),
    { changes: true, params: Type.Object({ room: Enum(ChatRoom), id: Id }) },
  ),
  'POST /api/chat/block/{playerId}': plannedExtension('Block somebody: their messages are erased and later ones are not shown.', Player, {
    ...ofPlayer,
    changes: true,
  }),
  'POST /api/chat/unblock/{playerId}': plannedExtension('Unblock somebody.', Player, { ...ofPlayer, changes: true }),
})
