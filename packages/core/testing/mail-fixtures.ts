import type { ChatMessage, MailRoom } from '@skystair/contract'
import { chatMessage } from './chat-fixtures.ts'

/** A letter of player 2 to player 1; the higher its id, the newer it is. */
export const letter = (id: number, changes: Partial<ChatMessage> = {}): ChatMessage =>
  chatMessage(id, { notificationType: 'MAIL_MESSAGE', to: { id: 1, name: 'Me' }, ...changes })

/** A conversation with player 2. */
export const mailRoom = (changes: Partial<MailRoom> = {}): MailRoom => ({
  partnerId: 2,
  partnerName: 'Anna',
  last: letter(3),
  unread: 0,
  blocked: false,
  ...changes,
})
