import type { Context } from '../../handlers.ts'
import { addUpheld, audit } from '../moderation/public.ts'
import { type CommentRow, commentById, lockComment, markCommentDeleted, unmarkCommentDeleted } from './comments/repository.ts'
import { publishForum } from './publish.ts'
import type { Reader } from './reader.ts'
import { lockTopic, markTopicDeleted, recountComment, type TopicRow, uncountComment, unmarkTopicDeleted } from './topics/repository.ts'

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

/** What a report about a topic, or about a comment on it, stores. A text that was changed after a report can be reported again. */
export function subjectOf(kind: 'TOPIC' | 'COMMENT', topic: TopicRow, written: TopicRow | CommentRow) {
  const { id: message_id, author_id: target_id, edited_at } = written
  const said_at = edited_at ?? ('at' in written ? written.at : written.created_at)
  const text = kind === 'TOPIC' ? `${topic.title}\n\n${topic.text}` : written.text
  return { subject: `${kind}:${message_id}:${said_at}`, kind, message_id, target_id, text, said_at } as const
}

/** Deletes a topic. What a moderator deletes of somebody else is in the audit log, what the leaders of a clan delete in its forum is not. */
export async function removeTopic(ctx: Deleting, { moderator, playerId }: Reader, topic: TopicRow): Promise<void> {
  await hideTopic(ctx, topic)
  const { id, author_id: targetId } = topic
  if (!moderator || targetId === playerId) return
  await addUpheld(ctx.tx, { ...subjectOf('TOPIC', topic, topic), reporter_id: playerId, at: ctx.now })
  await audit(ctx.tx, { action: 'TOPIC_DELETED', actorId: playerId, targetId, details: { topic: `${id}` } }, ctx.now)
}

/** The same for a comment. */
export async function removeComment(ctx: Deleting, { moderator, playerId }: Reader, topic: TopicRow, comment: CommentRow): Promise<void> {
  await hideComment(ctx, topic, comment)
  const { id, author_id: targetId } = comment
  if (!moderator || targetId === playerId) return
  await addUpheld(ctx.tx, { ...subjectOf('COMMENT', topic, comment), reporter_id: playerId, at: ctx.now })
  const details = { topic: `${topic.id}`, comment: `${id}` }
  await audit(ctx.tx, { action: 'COMMENT_DELETED', actorId: playerId, targetId, details }, ctx.now)
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

/** Shows a deleted topic or comment again. Returns whether it was deleted. */
export async function restoreReported(ctx: Deleting, kind: 'TOPIC' | 'COMMENT', id: number): Promise<boolean> {
  const { tx } = ctx
  const topicId = kind === 'TOPIC' ? id : (await commentById(tx, id))?.topic_id
  const topic = topicId === undefined ? undefined : await lockTopic(tx, topicId)
  if (!topic) return false
  const restored = kind === 'TOPIC' ? await unmarkTopicDeleted(tx, topic) : await unmarkCommentDeleted(tx, id)
  if (!restored) return false
  if (kind === 'COMMENT') await recountComment(tx, topic.id)
  publishForum(ctx, kind, topic)
  return true
}
