import { Type } from 'typebox'
import { defineEvent } from '../../event.ts'
import { Enum, Id } from '../../schema.ts'
import { ForumCategory } from './enums.ts'

// They contain no texts: a client that shows the topic loads it by a call, which checks whether the player may read it.
export const events = Type.Union([
  /** Somebody has begun, changed, pinned or deleted a topic. */
  defineEvent('forum.topic', 'FORUM_TOPIC', { topicId: Id, category: Enum(ForumCategory) }),
  /** Somebody has commented on a topic, or changed or deleted a comment. */
  defineEvent('forum.comment', 'FORUM_COMMENT', { topicId: Id, category: Enum(ForumCategory) }),
])
