import { Type } from 'typebox'
import { defineCalls } from '../../call.ts'
import { pageBy } from '../../list.ts'
import { silenced, wrongTexts } from '../../name-errors.ts'
import { Enum, Flag, Id } from '../../schema.ts'
import { PlayerChange } from '../player/entities.ts'
import { ChatMessage, WrittenMessage } from './entities.ts'
import { ChatRoom } from './enums.ts'

const inRoom = { role: 'PLAYER', params: Type.Object({ room: Enum(ChatRoom) }) } as const
/** Guests may read, too. */
const messages = { ...inRoom, role: 'TRIAL', rate: 'read', reply: Type.Array(ChatMessage), errors: ['CLAN_MISSING', 'VIEW_ONLY'] } as const
const blocking = {
  role: 'PLAYER',
  rate: 'write',
  changes: true,
  extension: true,
  reply: PlayerChange,
  params: Type.Object({ playerId: Id }),
} as const

const sendErrors = ['CLAN_MISSING', 'CHAT_LEVEL', ...silenced, ...wrongTexts, 'MESSAGE_NOT_FOUND', 'PLAYER_NOT_FOUND'] as const

export const calls = defineCalls({
  'GET /api/chat/{room}/list': {
    summary: 'Messages of a room, newest first, 20 at most.',
    ...messages,
    query: Type.Object(pageBy.range),
  },
  'GET /api/chat/{room}/list/latest': {
    summary: 'Messages after a known one, the newest 20 at most.',
    ...messages,
    query: Type.Object(pageBy.after),
  },
  'POST /api/chat/{room}/send': {
    summary: 'Send a message; in the private room, to the player `to`.',
    ...inRoom,
    rate: 'write',
    changes: true,
    body: Type.Object({ ...WrittenMessage, to: Type.Optional(Id) }),
    reply: ChatMessage,
    errors: sendErrors,
  },
  'POST /api/chat/{room}/message/{id}/delete': {
    summary: 'Delete a message: one’s own, or any as a moderator.',
    role: 'PLAYER',
    rate: 'write',
    changes: true,
    params: Type.Object({ room: Enum(ChatRoom), id: Id }),
    reply: Type.Object({ deleted: Flag }),
    errors: ['CLAN_MISSING', 'MESSAGE_NOT_FOUND', 'NOT_YOURS'],
  },
  'POST /api/chat/block/{playerId}': {
    summary: 'Block a player, whose messages are hidden from then on.',
    ...blocking,
    errors: ['PLAYER_NOT_FOUND', 'BLOCK_SELF', 'BLOCK_LIST_FULL'],
  },
  'POST /api/chat/unblock/{playerId}': { summary: 'Unblock a player.', ...blocking, errors: ['PLAYER_NOT_FOUND'] },
})
