import { type Static, Type } from 'typebox'
import { Enum, Id, Time } from '../../schema.ts'
import { NotificationKind } from './enums.ts'

export const ChatMessage = Type.Object({
  id: Id,
  time: Time,
  notificationType: Enum(NotificationKind),
  kind: Enum(['TEXT', 'SMILEY', 'FORWARDED'] as const),
  authorId: Id,
  authorName: Type.String(),
  text: Type.String({ maxLength: 1000 }),
})
export type ChatMessage = Static<typeof ChatMessage>
