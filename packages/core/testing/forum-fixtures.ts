import type { ForumComment, ForumTopic, ForumTopicHead } from '@skystair/contract'
import { NOW } from './fixtures.ts'

/** A topic of player 2 in a list; the higher its id, the newer it is. */
export const topicHead = (id: number, changes: Partial<ForumTopicHead> = {}): ForumTopicHead => ({
  ...{ id, category: 'TALK', lang: 'EN', title: `Topic ${id}`, tag: null, private: false, guest: false, pinned: false, deleted: false },
  ...{ authorId: 2, authorName: 'Anna', clan: null, editedAt: null, comments: 0 },
  createdAt: NOW - 3_600_000 + id * 60_000,
  commentedAt: NOW - 3_600_000 + id * 60_000,
  ...changes,
})

export const topic = (id: number, changes: Partial<ForumTopic> = {}): ForumTopic => ({
  ...topicHead(id),
  ...{ text: `Text ${id}`, moderated: false },
  ...changes,
})

/** A comment of player 2 on topic 1. */
export const comment = (id: number, changes: Partial<ForumComment> = {}): ForumComment => ({
  ...{ id, topicId: 1, authorId: 2, authorName: 'Anna', text: `Comment ${id}`, editedAt: null, deleted: false },
  at: NOW - 1_800_000 + id * 60_000,
  ...changes,
})
