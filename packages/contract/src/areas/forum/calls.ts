import { Type } from 'typebox'
import { defineCalls } from '../../call.ts'
import { pageBy } from '../../list.ts'
import { silenced, wrongTexts } from '../../name-errors.ts'
import { byId, Enum, Flag, Id, Nullable, playerText, text } from '../../schema.ts'
import { LangFilter } from '../settings/enums.ts'
import { ForumCategoryInfo, ForumComment, ForumTopic, ForumTopicHead } from './entities.ts'
import { ForumCategory, ForumShelf, ForumSort, ForumTag, SEARCH_MAX } from './enums.ts'

const read = { role: 'PLAYER', rate: 'read', extension: true } as const
const write = { role: 'PLAYER', rate: 'write', changes: true, extension: true } as const
const topic = {
  title: playerText('TOPIC'),
  text: playerText('TOPIC'),
  tag: Nullable(Enum(ForumTag)),
  /** Visible only to its author and to those who moderate it. Not together with `guest`. */
  private: Flag,
  /** Players outside the clan can read it and comment on it, too. Only in a clan's category. */
  guest: Flag,
}
/** The language of the topics to list; that of the player if left out. */
const lang = Type.Optional(Enum(LangFilter))
const texts = ['CHAT_LEVEL', ...silenced, ...wrongTexts] as const

export const calls = defineCalls({
  'GET /api/forum/category/list': {
    summary: 'The categories with their numbers of topics; those of the player’s clan among them.',
    ...read,
    query: Type.Object({ lang }),
    reply: Type.Array(ForumCategoryInfo),
  },
  'GET /api/forum/tag/list': { summary: 'The tags of topics.', ...read, reply: Type.Array(Enum(ForumTag)) },
  'GET /api/forum/topic/list': {
    summary:
      'Topics of a category, or of all; pinned ones first, 20 at most. `lang` selects among the topics that are not a clan’s, or are open to guests. `search` finds all forms of its words, in titles and texts, in the newest 2000 topics with them; `tag` finds topics among the first 1000 of each category.',
    ...read,
    query: Type.Object({
      category: Type.Optional(Enum(ForumShelf)),
      ...pageBy.range,
      search: Type.Optional(text(SEARCH_MAX)),
      tag: Type.Optional(Enum(ForumTag)),
      sort: Type.Optional(Enum(ForumSort)),
      lang,
    }),
    reply: Type.Array(ForumTopicHead),
    errors: ['CLAN_MISSING'],
  },
  'GET /api/forum/topic/{id}/get': { summary: 'A topic.', ...read, ...byId, reply: ForumTopic, errors: ['TOPIC_NOT_FOUND'] },
  'POST /api/forum/topic/create': {
    summary: 'Begin a topic: from level 10, in the clan’s forum from the rank of a representative.',
    ...write,
    body: Type.Object({ category: Enum(ForumCategory), ...topic }),
    reply: ForumTopic,
    errors: [...texts, 'CLAN_MISSING', 'CLAN_RANK'],
  },
  'POST /api/forum/topic/{id}/edit': {
    summary: 'Change one’s topic; a clan’s topic only as a member.',
    ...write,
    ...byId,
    body: Type.Object(topic),
    reply: ForumTopic,
    errors: [...texts, 'TOPIC_NOT_FOUND', 'NOT_YOURS'],
  },
  'POST /api/forum/topic/{id}/pin': {
    summary: 'Pin or unpin a topic: as a moderator, or in the clan’s forum with the permission to edit the clan’s texts.',
    ...write,
    ...byId,
    body: Type.Object({ pinned: Flag }),
    reply: ForumTopic,
    errors: ['TOPIC_NOT_FOUND', 'FORBIDDEN'],
  },
  'POST /api/forum/topic/{id}/delete': {
    summary: 'Delete a topic: one’s own, or any that one moderates.',
    ...write,
    ...byId,
    reply: Type.Object({ deleted: Flag }),
    errors: ['TOPIC_NOT_FOUND', 'NOT_YOURS'],
  },
  'GET /api/forum/topic/{id}/comment/list': {
    summary: 'Comments on a topic, oldest first, 20 at most.',
    ...read,
    ...byId,
    query: Type.Object(pageBy.range),
    reply: Type.Array(ForumComment),
    errors: ['TOPIC_NOT_FOUND'],
  },
  'POST /api/forum/topic/{id}/comment/add': {
    summary: 'Comment on a topic, from level 10.',
    ...write,
    ...byId,
    body: Type.Object({ text: playerText('COMMENT') }),
    reply: ForumComment,
    errors: [...texts, 'TOPIC_NOT_FOUND'],
  },
  'POST /api/forum/topic/{id}/comment/{commentId}/edit': {
    summary: 'Change one’s comment.',
    ...write,
    params: Type.Object({ id: Id, commentId: Id }),
    body: Type.Object({ text: playerText('COMMENT') }),
    reply: ForumComment,
    errors: [...texts, 'TOPIC_NOT_FOUND', 'COMMENT_NOT_FOUND', 'NOT_YOURS'],
  },
  'POST /api/forum/topic/{id}/comment/{commentId}/delete': {
    summary: 'Delete a comment: one’s own, or any on a topic that one moderates.',
    ...write,
    params: Type.Object({ id: Id, commentId: Id }),
    reply: Type.Object({ deleted: Flag }),
    errors: ['TOPIC_NOT_FOUND', 'COMMENT_NOT_FOUND', 'NOT_YOURS'],
  },
})
