import type { Context } from '../../handlers.ts'
import { audit } from '../moderation/public.ts'
import { type CommentRow, commentById, lockComment, markCommentDeleted } from './comments/repository.ts'
import { publishForum } from './publish.ts'
import type { Reader } from './reader.ts'
import { lockTopic, markTopicDeleted, type TopicRow, uncountComment } from './topics/repository.ts'

type Deleting = Pick<Context, 'tx' | 'now' | 'after'>

/** Hides a topic from players. Its text stays for moderators. The topic must be locked. */
async function hideTopic(ctx: Deleting, topic: TopicRow): Promise<void> {
  await markTopicDeleted(ctx.tx, topic, ctx.now)
  publishForum(ctx, 'TOPIC', topic)
}

/** Hides a comment from players. Its text stays for moderators. The topic and the comment must be locked. */
async function hideComment(ctx: Deleting, topic: TopicRow, comment: CommentRow): Promise<void> {
  await markCommentDeleted(ctx.tx, comment.id, ctx.now)
  await uncountComment(ctx.tx, topic.id)
  publishForum(ctx, 'COMMENT', topic)
}

/** Deletes a topic. What a moderator deletes of somebody else is in the audit log, what the leaders of a clan delete in its forum is not. */
export async function removeTopic(ctx: Deleting, { moderator, playerId }: Reader, topic: TopicRow): Promise<void> {
  await hideTopic(ctx, topic)
  const { id, author_id: targetId } = topic
  if (moderator && targetId !== playerId)
    await audit(ctx.tx, { action: 'TOPIC_DELETED', actorId: playerId, targetId, details: { topic: `${id}` } }, ctx.now)
}

/** The same for a comment. */
export async function removeComment(ctx: Deleting, { moderator, playerId }: Reader, topic: TopicRow, comment: CommentRow): Promise<void> {
  await hideComment(ctx, topic, comment)
  const { id, author_id: targetId } = comment
  const details = { topic: `${topic.id}`, comment: `${id}` }
  if (moderator && targetId !== playerId) await audit(ctx.tx, { action: 'COMMENT_DELETED', actorId: playerId, targetId, details }, ctx.now)
}

/** Deletes a topic or a comment that was reported, unless it is deleted. */
export async function removeReported(ctx: Deleting, kind: 'TOPIC' | 'COMMENT', id: number): Promise<void> {
  const topicId = kind === 'TOPIC' ? id : (await commentById(ctx.tx, id))?.topic_id
  const topic = topicId === undefined ? undefined : await lockTopic(ctx.tx, topicId)
  if (!topic) return
  if (kind === 'TOPIC') {
    if (topic.deleted_at === null) await hideTopic(ctx, topic)
    return
  }
  const comment = await lockComment(ctx.tx, topic.id, id)
  if (comment) await hideComment(ctx, topic, comment)
}
