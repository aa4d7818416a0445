import { type Static, Type } from 'typebox'
import { Count, Flag, Id, Nullable } from '../../schema.ts'
import { ChatMessage } from '../chat/entities.ts'

/** A conversation with its newest message. The name is null for the support and for deleted accounts. */
export const MailRoom = Type.Object({
  partnerId: Id,
  partnerName: Nullable(Type.String({ maxLength: 40 })),
  last: ChatMessage,
  unread: Count,
  blocked: Flag,
})
export type MailRoom = Static<typeof MailRoom>
