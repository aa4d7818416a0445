import { Type } from 'typebox'
import { Count, Flag, Id } from '../../schema.ts'
import { ChatMessage } from '../chat/entities.ts'

/** A conversation in the mail, newest message first in the list. */
export const MailRoom = Type.Object({ partnerId: Id, partnerName: Type.String(), last: ChatMessage, unread: Count, blocked: Flag })
