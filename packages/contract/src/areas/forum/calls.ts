import { Type } from 'typebox'
import { calls } from '../../call.ts'
import { Comment, ForumTopic } from '../../entities/talk.ts'
import { byId, foreseen, text } from '../../planned.ts'
import { Count, Enum, Flag, Id } from '../../schema.ts'

const category = text(40)
const topic = {
  title: text(40),
  text: text(20_000),
  tag: Type.Optional(text(40)),
  /** For its author and the moderators alone. */
  private: Flag,
  /** Those who are not in the clan may read it, too. */
  guest: Flag,
}

export const forum = calls({
  'GET /api/forum/category/list': foreseen(
    'Categories, with how much is in them. Those of the clan’s own forum are among them.',
    Type.Array(Type.Object({ category, topics: Count, clan: Flag })),
    { rate: 'read' },
  ),
  'GET /api/forum/tag/list': foreseen('Tags that topics can carry.', Type.Array(Type.String()), { rate: 'read' }),
  'GET /api/forum/topic/list': foreseen('Topics of a category, pinned ones first.', Type.Array(ForumTopic), {
    rate: 'read',
    query: {
      category,
      from: Count,
      to: Count,
      search: Type.Optional(text(100)),
      tag: Type.Optional(text(40)),
      sort: Type.Optional(Enum(['CREATED', 'COMMENTED', 'COMMENTS'] as const)),
    },
  }),
  'GET /api/forum/topic/{id}/get': foreseen('One topic.', ForumTopic, { ...byId, rate: 'read' }),
  'POST /api/forum/topic/create': foreseen(
    'Begin a topic: from level 10, in the clan’s forum from the rank of a representative.',
    ForumTopic,
    {
      body: { category, ...topic },
    },
  ),
  'POST /api/forum/topic/{id}/edit': foreseen('Change one’s topic.', ForumTopic, { ...byId, body: topic }),
  'POST /api/forum/topic/{id}/pin': foreseen('Pin a topic, or let it go.', ForumTopic, {
    ...byId,
    role: 'MODERATOR',
    body: { pinned: Flag },
  }),
  'POST /api/forum/topic/{id}/delete': foreseen('Delete a topic: one’s own, or any as a moderator.', Type.Object({ deleted: Flag }), byId),
  'GET /api/forum/topic/{id}/comment/list': foreseen('Comments on a topic, oldest first.', Type.Array(Comment), {
    ...byId,
    rate: 'read',
    query: { from: Count, to: Count },
  }),
  'POST /api/forum/topic/{id}/comment/add': foreseen('Comment on a topic.', Comment, { ...byId, body: { text: text(3000) } }),
  'POST /api/forum/topic/{id}/comment/{commentId}/delete': foreseen(
    'Delete a comment: one’s own, or any as a moderator.',
    Type.Object({ deleted: Flag }),
    { params: Type.Object({ id: Id, commentId: Id }) },
  ),
})
