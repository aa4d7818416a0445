import { Type } from 'typebox'
import { calls } from '../../call.ts'
import { ChatMessage, MailRoom } from '../../entities/talk.ts'
import { planned, text } from '../../planned.ts'
import { Count, Flag, Id } from '../../schema.ts'

export const mail = calls({
  'GET /api/mail/list': planned('Conversations, newest first.', Type.Array(MailRoom), { rate: 'read' }),
  'GET /api/mail/dialog/{partner}/list': planned('Messages of a conversation, newest first.', Type.Array(ChatMessage), {
    params: Type.Object({ partner: Id }),
    rate: 'read',
    query: { from: Count, to: Count },
  }),
  'GET /api/mail/dialog/{partner}/list/latest': planned('Messages after the one that is known.', Type.Array(ChatMessage), {
    params: Type.Object({ partner: Id }),
    rate: 'read',
    query: { afterId: Id },
  }),
  'POST /api/mail/dialog/{partner}/send': planned('Write to somebody, or to the support.', ChatMessage, {
    params: Type.Object({ partner: Id }),
    query: { support: Type.Optional(Flag) },
    body: { text: text(1000) },
  }),
})
