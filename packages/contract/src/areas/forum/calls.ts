import { Type } from 'typebox'
import { defineCalls } from '../../call.ts'
import { pageBy } from '../../list.ts'
import { plannedExtension } from '../../planned.ts'
import { byId, Count, Enum, Flag, Id, text } from '../../schema.ts'
import { Comment, ForumTopic } from './entities.ts'

const category = text(40)
const topic = {
  title: text(40),
  text: text(20_000),
  tag: Type.Optional(text(40)),
  /** Visible only to its author and to moderators. */
  private: Flag,
  /** Players outside the clan can read it too. */
  guest: Flag,
}

export const calls = defineCalls({
  'GET /api/forum/category/list': plannedExtension(
    'Categories, with how much is in them. Those of the clan’s own forum are among them.',
    Type.Array(Type.Object({ category, topics: Count, clan: Flag })),
  ),
  'GET /api/forum/tag/list': plannedExtension('Tags that topics can carry.', Type.Array(Type.String())),
  'GET /api/forum/topic/list': plannedExtension('Topics of a category, pinned ones first.', Type.Array(ForumTopic), {
    query: {
      category,
      ...pageBy.range,
      search: Type.Optional(text(100)),
      tag: Type.Optional(text(40)),
      sort: Type.Optional(Enum(['CREATED', 'COMMENTED', 'COMMENTS'] as const)),
    },
  }),
  'GET /api/forum/topic/{id}/get': plannedExtension('One topic.', ForumTopic, { ...byId }),
  'POST /api/forum/topic/create': plannedExtension(
    'Begin a topic: from level 10, in the clan’s forum from the rank of a representative.',
    ForumTopic,
    { changes: true, body: { category, ...topic } },
  ),
  'POST /api/forum/topic/{id}/edit': plannedExtension('Change one’s topic.', ForumTopic, { changes: true, ...byId, body: topic }),
  'POST /api/forum/topic/{id}/pin': plannedExtension('Pin a topic, or let it go.', ForumTopic, {
    changes: true,
    ...byId,
    role: 'MODERATOR',
    body: { pinned: Flag },
  }),
  'POST /api/forum/topic/{id}/delete': plannedExtension(
    'Delete a topic: one’s own, or any as a moderator.',
    Type.Object({ deleted: Flag }),
    { ...byId, changes: true },
  ),
  'GET /api/forum/topic/{id}/comment/list': plannedExtension('Comments on a topic, oldest first.', Type.Array(Comment), {
    ...byId,
    query: pageBy.range,
  }),
  'POST /api/forum/topic/{id}/comment/add': plannedExtension('Comment on a topic.', Comment, {
    changes: true,
    ...byId,
    body: { text: text(3000) },
  }),
  'POST /api/forum/topic/{id}/comment/{commentId}/delete': plannedExtension(
    'Delete a comment: one’s own, or any as a moderator.',
    Type.Object({ deleted: Flag }),
    { changes: true, params: Type.Object({ id: Id, commentId: Id }) },
  ),
})
