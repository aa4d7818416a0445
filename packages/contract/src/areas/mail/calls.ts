import { Type } from 'typebox'
import { defineCalls } from '../../call.ts'
import { pageBy } from '../../list.ts'
import { silenced, wrongTexts } from '../../name-errors.ts'
import { byId, Count, Enum, Flag, Id, playerText } from '../../schema.ts'
import { ChatMessage } from '../chat/entities.ts'
import { PlayerChange } from '../player/entities.ts'
import { MailRoom } from './entities.ts'

const withPartner = { role: 'PLAYER', params: Type.Object({ partner: Id }) } as const
/** If it is set, `partner` 0 is the support; for a moderator, any other partner is the player who wrote to the support. */
const support = { support: Type.Optional(Flag) }
const somePage = Type.Object({ from: Type.Optional(Count), to: Type.Optional(Count) })
const messages = { ...withPartner, rate: 'read', private: true, reply: Type.Array(ChatMessage), errors: ['FORBIDDEN'] } as const

const blocking = { role: 'PLAYER', rate: 'write', changes: true, ...byId, reply: PlayerChange, errors: ['PLAYER_NOT_FOUND'] } as const

const receiver = ['PLAYER_NOT_FOUND', 'TARGET_FORBIDDEN', 'BLOCKED'] as const
const sendErrors = ['CHAT_LEVEL', ...silenced, 'MAIL_STRANGERS', ...wrongTexts, ...receiver, 'FORBIDDEN'] as const

export const calls = defineCalls({
  'GET /api/mail/list': {
    summary: 'Conversations, newest first, 20 at most.',
    private: true,
    role: 'PLAYER',
    rate: 'read',
    query: somePage,
    reply: Type.Array(MailRoom),
  },
  'GET /api/mail/support/list': {
    summary: 'Unanswered questions to the support, the oldest first, 50 at most.',
    role: 'MODERATOR',
    rate: 'read',
    extension: true,
    reply: Type.Array(MailRoom),
  },
  'GET /api/mail/dialog/{partner}/list': {
    summary: 'Messages of a conversation, newest first, 20 at most.',
    ...messages,
    query: Type.Object({ ...pageBy.range, ...support }),
  },
  'GET /api/mail/dialog/{partner}/list/latest': {
    summary: 'Messages after a known one, the newest 20 at most.',
    ...messages,
    query: Type.Object({ ...pageBy.after, ...support }),
  },
  'POST /api/mail/dialog/{partner}/send': {
    summary: 'Write to a player; or to the support, at any level and while banned too; as a moderator, answer in the name of the support.',
    ...withPartner,
    rate: 'write',
    changes: true,
    query: Type.Object(support),
    body: Type.Object({ text: playerText('MAIL'), kind: Type.Optional(Enum(['TEXT', 'SMILEY'])) }),
    reply: ChatMessage,
    errors: sendErrors,
  },
  'POST /api/mail/dialog/{partner}/seen': {
    summary: 'Mark all letters of a partner as seen.',
    ...withPartner,
    rate: 'write',
    changes: true,
    extension: true,
    reply: PlayerChange,
  },
  'POST /api/mail/block/{id}': { summary: 'Block a mail partner.', ...blocking, errors: [...blocking.errors, 'BLOCK_LIST_FULL'] },
  'POST /api/mail/unblock/{id}': { summary: 'Unblock a mail partner.', ...blocking },
})
