import { type Static, Type } from 'typebox'
import { NotificationKind } from '../enums.ts'
import { Count, Enum, Flag, Id, Nullable, Time } from '../schema.ts'

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

/** A conversation in the mail, newest message first in the list. */
export const MailRoom = Type.Object({ partnerId: Id, partnerName: Type.String(), last: ChatMessage, unread: Count, blocked: Flag })

export const ForumTopic = Type.Object({
  id: Id,
  title: Type.String({ maxLength: 40 }),
  text: Type.String({ maxLength: 20_000 }),
  tag: Nullable(Type.String()),
  private: Flag,
  guest: Flag,
  pinned: Flag,
  authorId: Id,
  authorName: Type.String(),
  createdAt: Time,
  editedAt: Nullable(Time),
  comments: Count,
})
export const Comment = Type.Object({
  id: Id,
  topicId: Id,
  authorId: Id,
  authorName: Type.String(),
  text: Type.String({ maxLength: 3000 }),
  at: Time,
})

export const RatingPosition = Type.Object({ positionNumber: Count, id: Id, name: Type.String(), level: Count, value: Count })
export const Rating = Type.Object({
  playersTotal: Count,
  playersOnline: Count,
  myPosition: Nullable(Count),
  positions: Type.Array(RatingPosition, { maxItems: 101 }),
})

export const LanguageEntry = Type.Object({ langId: Enum(['RU', 'EN'] as const), langDescr: Type.String(), available: Flag })
