import { Type } from 'typebox'
import { defineCalls } from '../../call.ts'
import { pageBy } from '../../list.ts'
import { planned } from '../../planned.ts'
import { byId, Flag, Id, text } from '../../schema.ts'
import { ChatMessage } from '../chat/entities.ts'
import { Player } from '../player/entities.ts'
import { MailRoom } from './entities.ts'

const withPartner = { params: Type.Object({ partner: Id }) }

export const calls = defineCalls({
  'GET /api/mail/list': planned('Conversations, newest first.', Type.Array(MailRoom)),
  'GET /api/mail/dialog/{partner}/list': planned('Messages of a conversation, newest first.', Type.Array(ChatMessage), {
    ...withPartner,
    query: pageBy.range,
  }),
  'GET /api/mail/dialog/{partner}/list/latest': planned('Messages after the one that is known.', Type.Array(ChatMessage), {
    ...withPartner,
    query: pageBy.after,
  }),
  'POST /api/mail/dialog/{partner}/send': planned('Write to somebody, or to the support.', ChatMessage, {
    changes: true,
    ...withPartner,
    query: { support: Type.Optional(Flag) },
    body: { text: text(1000) },
  }),
  'POST /api/mail/block/{id}': {
    summary: 'Block a mail partner.',
    role: 'PLAYER',
    rate: 'write',
    changes: true,
    ...byId,
    reply: Player,
    errors: ['PLAYER_NOT_FOUND'],
  },
  'POST /api/mail/unblock/{id}': {
    summary: 'Unblock a mail partner.',
    role: 'PLAYER',
    rate: 'write',
    changes: true,
    ...byId,
    reply: Player,
    errors: ['PLAYER_NOT_FOUND'],
  },
})
