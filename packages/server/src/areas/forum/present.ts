import type { ForumComment, ForumTopic, ForumTopicHead } from '@skystair/contract'
import type { Tx } from '../../storage/db.ts'
import { clanById } from '../clan/membership/repository.ts'
import { shownNames } from '../security/shown-names.ts'
import type { CommentRow } from './comments/repository.ts'
import { moderatesTopic, type Reader } from './reader.ts'
import type { TopicHeadRow, TopicRow } from './topics/repository.ts'

/** Returns the names of clans by id; null for one that has disbanded. */
async function clanNames(tx: Tx, ids: readonly (number | null)[]): Promise<ReadonlyMap<number, string | null>> {
  const names = new Map<number, string | null>()
  for (const id of new Set(ids)) if (id !== null) names.set(id, (await clanById(tx, id))?.name ?? null)
  return names
}

/** Returns topics in the form in which players see them in lists. */
export async function presentHeads(tx: Tx, rows: readonly TopicHeadRow[]): Promise<ForumTopicHead[]> {
  const nameOf = await shownNames(
    tx,
    rows.map(({ author_id }) => author_id),
  )
  const clans = await clanNames(
    tx,
    rows.map(({ clan_id }) => clan_id),
  )
  return rows.map((row) => ({
    id: row.id,
    category: row.category,
    lang: row.lang,
    title: row.title,
    tag: row.tag,
    private: row.is_private === 1,
    guest: row.guest === 1,
    pinned: row.pinned === 1,
    deleted: row.deleted_at !== null,
    authorId: row.author_id,
    authorName: nameOf(row.author_id),
    clan: row.clan_id === null ? null : { id: row.clan_id, name: clans.get(row.clan_id) ?? null },
    createdAt: row.created_at,
    editedAt: row.edited_at,
    commentedAt: row.commented_at,
    comments: row.comments,
  }))
}

export async function presentTopic(tx: Tx, reader: Reader, row: TopicRow): Promise<ForumTopic> {
  const [head] = await presentHeads(tx, [row])
  return { ...head!, text: row.text, moderated: moderatesTopic(reader, row) }
}

export async function presentComments(tx: Tx, rows: readonly CommentRow[]): Promise<ForumComment[]> {
  const nameOf = await shownNames(
    tx,
    rows.map(({ author_id }) => author_id),
  )
  return rows.map(({ id, topic_id: topicId, author_id: authorId, text, at, edited_at: editedAt, deleted_at }) => ({
    ...{ id, topicId, authorId, text, at, editedAt },
    ...{ authorName: nameOf(authorId), deleted: deleted_at !== null },
  }))
}
