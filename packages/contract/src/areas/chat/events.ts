import { Type } from 'typebox'
import { defineEvent } from '../../event.ts'
import { Enum, Id, Nullable } from '../../schema.ts'
import { Lang } from '../settings/enums.ts'
import { ChatMessage } from './entities.ts'
import { ChatRoom } from './enums.ts'

export const events = Type.Union([
  /** `lang` is the language of a main room; null for the other rooms. */
  defineEvent('chat.message', 'CHAT_MESSAGE', { room: Enum(ChatRoom), lang: Nullable(Enum(Lang)), message: ChatMessage }),
  defineEvent('chat.message.delete', 'CHAT_MESSAGE_DELETE', { messageId: Id }),
  /** In place of a message of a player whom the receiver has blocked. */
  defineEvent('chat.message.muted', 'CHAT_MESSAGE_MUTED', {}),
])
