import { defineEvent } from '../../event.ts'
import { ChatMessage } from '../chat/entities.ts'

export const events = defineEvent('mail.message', 'MAIL_MESSAGE', { message: ChatMessage })
