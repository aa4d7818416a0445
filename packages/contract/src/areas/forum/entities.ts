import { Type } from 'typebox'
import { Count, Flag, Id, Nullable, Time } from '../../schema.ts'

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
