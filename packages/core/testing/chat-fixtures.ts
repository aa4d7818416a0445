import type { ChatMessage } from '@skystair/contract'
import { NOW } from './fixtures.ts'

/** A message of the main room; the higher its id, the newer it is. */
export const chatMessage = (id: number, changes: Partial<ChatMessage> = {}): ChatMessage => ({
  id,
  time: NOW - 3_600_000 + id * 60_000,
  notificationType: 'CHAT_MESSAGE',
  kind: 'TEXT',
  authorId: 2,
  authorName: 'Anna',
  authorFace: null,
  to: null,
  forwarded: null,
  text: `Message ${id}`,
  ...changes,
})
