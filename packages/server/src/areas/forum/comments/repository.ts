import type { Tx } from '../../../storage/db.ts'

export interface CommentRow {
  readonly id: number
  readonly topic_id: number
  readonly author_id: number
  readonly text: string
  readonly at: number
  readonly edited_at: number | null
  readonly deleted_at: number | null
}

const COLUMNS = 'id, topic_id, author_id, text, at, edited_at, deleted_at'

/** A page of the comments on a topic. */
interface Asked {
  readonly topicId: number
  readonly withDeleted: boolean
  /** Authors whose comments are left out. */
  readonly blocked: readonly number[]
  readonly limit: number
  readonly skip: number
}

/** Returns comments, oldest first. */
export function commentsOf(tx: Tx, { topicId, withDeleted, blocked, limit, skip }: Asked): Promise<CommentRow[]> {
  const shown = withDeleted ? '' : ' and deleted_at is null'
  const hidden = blocked.length === 0 ? '' : ` and author_id not in (${blocked.map(() => '?').join(', ')})`
  return tx.all(`select ${COLUMNS} from forum_comment where topic_id = ?${shown}${hidden} order by id limit ? offset ?`, [
    ...[topicId, ...blocked],
    ...[limit, skip],
  ])
}

/** Stores a comment. Returns its row. */
export async function insertComment(tx: Tx, topicId: number, authorId: number, text: string, now: number): Promise<CommentRow> {
  const row = await tx.one<CommentRow>(
    `insert into forum_comment (topic_id, author_id, text, at) values (?, ?, ?, ?) returning ${COLUMNS}`,
    [topicId, authorId, text, now],
  )
  if (!row) throw new Error('the database returned no comment')
  return row
}

export const commentById = (tx: Tx, id: number): Promise<CommentRow | undefined> =>
  tx.one(`select ${COLUMNS} from forum_comment where id = ?`, [id])

/** Returns a comment on a topic that is not deleted, locked until the transaction ends. */
export const lockComment = (tx: Tx, topicId: number, id: number): Promise<CommentRow | undefined> =>
  tx.one(`select ${COLUMNS} from forum_comment where topic_id = ? and id = ? and deleted_at is null${tx.lock}`, [topicId, id])

export const updateComment = (tx: Tx, id: number, text: string, now: number): Promise<number> =>
  tx.run('update forum_comment set text = ?, edited_at = ? where id = ?', [text, now, id])

export const markCommentDeleted = (tx: Tx, id: number, now: number): Promise<number> =>
  tx.run('update forum_comment set deleted_at = ? where id = ?', [now, id])

/** Shows a deleted comment again. Returns whether it was deleted. */
export const unmarkCommentDeleted = async (tx: Tx, id: number): Promise<boolean> =>
  (await tx.run('update forum_comment set deleted_at = null where id = ? and deleted_at is not null', [id])) === 1
