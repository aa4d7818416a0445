import { COMMENT_PAGE } from '@skystair/contract'
import type { Handler } from '../../../handlers.ts'
import { sliceOf } from '../../../page.ts'
import { refuse } from '../../../refusal.ts'
import { checkedText, mayWrite } from '../../moderation/public.ts'
import { presentComments } from '../present.ts'
import { publishForum } from '../publish.ts'
import { mayDelete, readLocked, readTopic } from '../reader.ts'
import { removeComment } from '../remove.ts'
import { countComment } from '../topics/repository.ts'
import { commentsOf, insertComment, lockComment, updateComment } from './repository.ts'

const listComments: Handler<'GET /api/forum/topic/{id}/comment/list'> = async (ctx) => {
  const { tx, query } = ctx
  const { reader, topic } = await readTopic(ctx)
  const page = sliceOf(query, COMMENT_PAGE)
  return presentComments(tx, await commentsOf(tx, { topicId: topic.id, withDeleted: reader.moderator, blocked: reader.blocked, ...page }))
}

const addComment: Handler<'POST /api/forum/topic/{id}/comment/add'> = async (ctx) => {
  const { tx, now, playerId, body } = ctx
  await mayWrite(ctx, 'COMMENT')
  const text = checkedText('COMMENT', body.text, '/body/text')
  const { topic } = await readLocked(ctx)
  const row = await insertComment(tx, topic.id, playerId, text, now)
  await countComment(tx, topic.id, now)
  publishForum(ctx, 'COMMENT', topic)
  const [comment] = await presentComments(tx, [row])
  return comment!
}

const editComment: Handler<'POST /api/forum/topic/{id}/comment/{commentId}/edit'> = async (ctx) => {
  const { tx, now, playerId, params, body } = ctx
  await mayWrite(ctx, 'COMMENT')
  const { topic } = await readLocked(ctx)
  const comment = await lockComment(tx, topic.id, params.commentId)
  if (!comment) throw refuse('COMMENT_NOT_FOUND')
  if (comment.author_id !== playerId) throw refuse('NOT_YOURS')
  const text = checkedText('COMMENT', body.text, '/body/text')
  await updateComment(tx, comment.id, text, now)
  publishForum(ctx, 'COMMENT', topic)
  const [edited] = await presentComments(tx, [{ ...comment, text, edited_at: now }])
  return edited!
}

const deleteComment: Handler<'POST /api/forum/topic/{id}/comment/{commentId}/delete'> = async (ctx) => {
  const { tx, params } = ctx
  const { reader, topic } = await readLocked(ctx)
  const comment = await lockComment(tx, topic.id, params.commentId)
  if (!comment) throw refuse('COMMENT_NOT_FOUND')
  if (!(await mayDelete(ctx, reader, topic, comment.author_id))) throw refuse('NOT_YOURS')
  await removeComment(ctx, reader, topic, comment)
  return { deleted: true }
}

export const commentHandlers = {
  'GET /api/forum/topic/{id}/comment/list': listComments,
  'POST /api/forum/topic/{id}/comment/add': addComment,
  'POST /api/forum/topic/{id}/comment/{commentId}/edit': editComment,
  'POST /api/forum/topic/{id}/comment/{commentId}/delete': deleteComment,
} as const
