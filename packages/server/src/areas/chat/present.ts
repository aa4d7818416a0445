import type { ChatMessage, Face } from '@skystair/contract'
import { faceOf } from '../player/repository.ts'
import type { MessageRow } from './repository.ts'

/** Returns a message in the form that players receive. */
export const presentMessage = (row: MessageRow, author?: Face): ChatMessage => ({
  id: row.id,
  time: row.at,
  notificationType: /^(mail|support):/.test(row.room) ? 'MAIL_MESSAGE' : 'CHAT_MESSAGE',
  kind: row.kind,
  authorId: row.author_id,
  authorName: row.author_name,
  authorFace: author && row.author_name !== null ? faceOf(author) : null,
  to: row.to_id === null ? null : { id: row.to_id, name: row.to_name },
  forwarded: row.forwarded_id === null ? null : { id: row.forwarded_id, name: row.forwarded_name },
  text: row.text,
})
