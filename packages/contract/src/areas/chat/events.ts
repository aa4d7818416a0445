import { Type } from 'typebox'
import { defineEvent } from '../../event.ts'
import { Id } from '../../schema.ts'
import { ChatMessage } from './entities.ts'

export const events = Type.Union([
  defineEvent('chat.message', 'CHAT_MESSAGE', { message: ChatMessage }),
  defineEvent('chat.message.delete', 'CHAT_MESSAGE_DELETE', { messageId: Id }),
])
