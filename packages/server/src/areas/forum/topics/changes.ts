import type { ForumCategory } from '@skystair/contract'
import { clanCategories } from '@skystair/world/areas/forum/rows'
import type { Handler } from '../../../handlers.ts'
import { refuse } from '../../../refusal.ts'
import { mayWrite } from '../../moderation/public.ts'
import { presentTopic } from '../present.ts'
import { publishForum } from '../publish.ts'
import { mayDelete, moderatesTopic, type Reader, readerOf, readLocked } from '../reader.ts'
import { removeTopic } from '../remove.ts'
import { writtenTopic } from '../written.ts'
import { insertTopic, setPinned, updateTopic } from './repository.ts'

/** Returns the clan whose forum has the category; null for the forum for everybody. Throws CLAN_MISSING or CLAN_RANK. */
function clanFor(category: ForumCategory, { clanId, begins }: Reader): number | null {
  if (!clanCategories.some(({ id }) => id === category)) return null
  if (clanId === null) throw refuse('CLAN_MISSING')
  if (!begins) throw refuse('CLAN_RANK')
  return clanId
}

const createTopic: Handler<'POST /api/forum/topic/create'> = async (ctx) => {
  const { tx, now, playerId, lang, body } = ctx
  await mayWrite(ctx, 'TOPIC')
  const reader = await readerOf(ctx)
  const clanId = clanFor(body.category, reader)
  const place = { clan_id: clanId, lang, category: body.category, author_id: playerId }
  const topic = await insertTopic(tx, { ...place, ...writtenTopic(body, clanId) }, now)
  publishForum(ctx, 'TOPIC', topic)
  return presentTopic(tx, reader, topic)
}

const editTopic: Handler<'POST /api/forum/topic/{id}/edit'> = async (ctx) => {
  const { tx, now, playerId, body } = ctx
  await mayWrite(ctx, 'TOPIC')
  const { reader, topic } = await readLocked(ctx)
  // A former member of a clan still reads its topics that are open to guests, but no longer decides about them.
  const isFormer = topic.clan_id !== null && topic.clan_id !== reader.clanId
  if (topic.author_id !== playerId || isFormer) throw refuse('NOT_YOURS')
  const { words, ...written } = writtenTopic(body, topic.clan_id)
  await updateTopic(tx, topic, { ...written, words }, now)
  const changed = { ...topic, ...written, edited_at: now }
  // Those who could read it before, perhaps nobody else can now, and those who can now.
  publishForum(ctx, 'TOPIC', topic)
  if (topic.is_private !== changed.is_private || topic.guest !== changed.guest) publishForum(ctx, 'TOPIC', changed)
  return presentTopic(tx, reader, changed)
}

const pinTopic: Handler<'POST /api/forum/topic/{id}/pin'> = async (ctx) => {
  const { reader, topic } = await readLocked(ctx)
  if (!moderatesTopic(reader, topic)) throw refuse('FORBIDDEN')
  const pinned = ctx.body.pinned ? 1 : 0
  await setPinned(ctx.tx, topic.id, pinned)
  publishForum(ctx, 'TOPIC', topic)
  return presentTopic(ctx.tx, reader, { ...topic, pinned })
}

const deleteTopic: Handler<'POST /api/forum/topic/{id}/delete'> = async (ctx) => {
  const { reader, topic } = await readLocked(ctx)
  if (!(await mayDelete(ctx, reader, topic, topic.author_id))) throw refuse('NOT_YOURS')
  await removeTopic(ctx, reader, topic)
  return { deleted: true }
}

export const changeHandlers = {
  'POST /api/forum/topic/create': createTopic,
  'POST /api/forum/topic/{id}/edit': editTopic,
  'POST /api/forum/topic/{id}/pin': pinTopic,
  'POST /api/forum/topic/{id}/delete': deleteTopic,
} as const
