import { type ForumCategory, type ForumSort, type ForumTag, type Lang, LIST_DEPTH, TAGGED_AMONG } from '@skystair/contract'
import type { Slice } from '../../../page.ts'
import type { SqlValue, Tx } from '../../../storage/db.ts'
import { countTopic } from '../counts/repository.ts'

export interface TopicHeadRow {
  readonly id: number
  /** Null in the forum for everybody. */
  readonly clan_id: number | null
  readonly lang: Lang
  readonly category: ForumCategory
  readonly author_id: number
  readonly title: string
  readonly tag: ForumTag | null
  readonly is_private: number
  readonly guest: number
  readonly pinned: number
  readonly created_at: number
  readonly edited_at: number | null
  readonly commented_at: number
  readonly comments: number
  readonly deleted_at: number | null
}

export interface TopicRow extends TopicHeadRow {
  readonly text: string
}

/** The columns that the author decides. */
export type Written = Pick<TopicRow, 'title' | 'text' | 'tag' | 'is_private' | 'guest'> & {
  /** The stems of title and text, for the search. */
  readonly words: string
}

/** Topics that have an order of their own in the database: those of a category, and those of all clans that are open to guests, in a language. */
export type Shelf =
  | { readonly kind: 'PUBLIC'; readonly lang: Lang; readonly category: ForumCategory }
  | { readonly kind: 'CLAN'; readonly clanId: number; readonly category: ForumCategory; readonly seesPrivate: boolean }
  | { readonly kind: 'GUESTS'; readonly lang: Lang }

/** The topics to list. */
export interface Asked {
  readonly shelves: readonly Shelf[]
  readonly playerId: number
  /** Whether to include the private topics of others, and deleted topics. */
  readonly moderator: boolean
  /** Authors whose topics are left out. */
  readonly blocked: readonly number[]
  readonly tag?: ForumTag | undefined
  /** The words to search for, each as its stems. */
  readonly words?: readonly (readonly string[])[] | undefined
}

const HEAD =
  'id, clan_id, lang, category, author_id, title, tag, is_private, guest, pinned, created_at, edited_at, commented_at, comments, deleted_at'

/** A condition with its values. */
type Condition = readonly [sql: string, ...values: SqlValue[]]

const all = (conditions: readonly Condition[], by = ' and '): Condition => [
  conditions.map(([sql]) => sql).join(by),
  ...conditions.flatMap(([, ...values]) => values),
]

/** The conditions that an index of the table fulfils, in the order of its columns. */
function onShelf(shelf: Shelf): Condition {
  if (shelf.kind === 'GUESTS') return ['guest = 1 and lang = ?', shelf.lang]
  if (shelf.kind === 'CLAN') return ['clan_id = ? and category = ?', shelf.clanId, shelf.category]
  return ['clan_id is null and lang = ? and category = ?', shelf.lang, shelf.category]
}

function filtered(shelf: Shelf, { playerId, moderator, blocked, tag }: Asked): Condition {
  const seesPrivate = moderator || shelf.kind === 'GUESTS' || (shelf.kind === 'CLAN' && shelf.seesPrivate)
  return all([
    ...(seesPrivate ? [] : [['(is_private = 0 or author_id = ?)', playerId] as const]),
    ...(moderator ? [] : [['deleted_at is null'] as const]),
    ...(blocked.length > 0 ? [[`author_id not in (${blocked.map(() => '?').join(', ')})`, ...blocked] as const] : []),
    ...(tag ? [['tag = ?', tag] as const] : []),
    ['1 = 1'],
  ])
}

/** SQL for the newest topics with all of these words. Stems consist of letters and digits, so that they need no escaping. */
function withWords(tx: Tx, words: readonly (readonly string[])[]): Condition {
  const [quote, or, and] = tx.engine === 'sqlite' ? ['"', ' OR ', ' AND '] : ["'", ' | ', ' & ']
  const query = words.map((stems) => `(${stems.map((stem) => `${quote}${stem}${quote}`).join(or)})`).join(and)
  return tx.engine === 'sqlite'
    ? [`select rowid as found from forum_words where forum_words match ? order by rowid desc limit ${LIST_DEPTH}`, query]
    : [
        `select id as found from forum_topic where array_to_tsvector(string_to_array(words, ' ')) @@ ?::tsquery order by id desc limit ${LIST_DEPTH}`,
        query,
      ]
}

const orders: Readonly<Record<ForumSort, string>> = { COMMENTED: 'commented_at', CREATED: 'created_at', COMMENTS: 'comments' }

/** Returns a slice of topics, pinned ones first. Of those with a tag, only the first of each shelf are considered; of those with words, the newest. */
export function topicsOf(tx: Tx, asked: Asked & Slice & { readonly sort: ForumSort }): Promise<TopicHeadRow[]> {
  const order = `order by pinned desc, ${orders[asked.sort]} desc, id desc`
  const slice = [asked.limit, asked.skip]
  if (asked.words) {
    const [found, ...words] = withWords(tx, asked.words)
    const shelves = asked.shelves.map((shelf) => all([onShelf(shelf), filtered(shelf, asked)]))
    return tx.all(
      `select ${HEAD} from (${found}) newest cross join forum_topic where id = found and (${shelves.map(([sql]) => `(${sql})`).join(' or ')}) ${order} limit ? offset ?`,
      [...words, ...shelves.flatMap(([, ...values]) => values), ...slice],
    )
  }
  const parts = asked.shelves.map((shelf): Condition => {
    const [shelved, ...shelfValues] = onShelf(shelf)
    const [filter, ...filterValues] = filtered(shelf, asked)
    const from = asked.tag
      ? `(select ${HEAD} from forum_topic where ${shelved} ${order} limit ${TAGGED_AMONG}) first where`
      : `forum_topic where ${shelved} and`
    return [`select ${HEAD} from ${from} ${filter} ${order}`, ...shelfValues, ...filterValues]
  })
  if (parts.length === 1) {
    const [sql, ...values] = parts[0]!
    return tx.all(`${sql} limit ? offset ?`, [...values, ...slice])
  }
  // A limit for each shelf, so that an index gives its first topics.
  const first = parts.map(([sql, ...values]): Condition => [`select * from (${sql} limit ?) shelf`, ...values, asked.limit + asked.skip])
  const [sql, ...values] = all(first, ' union all ')
  return tx.all(`${sql} ${order} limit ? offset ?`, [...values, ...slice])
}

export const topicById = (tx: Tx, id: number): Promise<TopicRow | undefined> =>
  tx.one(`select ${HEAD}, text from forum_topic where id = ?`, [id])

/** Returns a topic, locked until the transaction ends. */
export const lockTopic = (tx: Tx, id: number): Promise<TopicRow | undefined> =>
  tx.one(`select ${HEAD}, text from forum_topic where id = ?${tx.lock}`, [id])

type Begun = Written & Pick<TopicRow, 'clan_id' | 'lang' | 'category' | 'author_id'>

/** Stores a topic. Returns its row. */
export async function insertTopic(tx: Tx, topic: Begun, now: number): Promise<TopicRow> {
  const { clan_id, lang, category, author_id, title, text, words, tag, is_private, guest } = topic
  const row = await tx.one<TopicRow>(
    `insert into forum_topic
       (clan_id, lang, category, author_id, title, text, words, tag, is_private, guest, pinned, created_at, commented_at, comments)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 0, ?, ?, 0) returning ${HEAD}, text`,
    [clan_id, lang, category, author_id, title, text, words, tag, is_private, guest, now, now],
  )
  if (!row) throw new Error('the database returned no topic')
  await countTopic(tx, row, 1)
  return row
}

/** Changes a topic, which must be locked. */
export async function updateTopic(
  tx: Tx,
  topic: TopicRow,
  { title, text, words, tag, is_private, guest }: Written,
  now: number,
): Promise<void> {
  await tx.run('update forum_topic set title = ?, text = ?, words = ?, tag = ?, is_private = ?, guest = ?, edited_at = ? where id = ?', [
    ...[title, text, words, tag],
    ...[is_private, guest, now, topic.id],
  ])
  if (topic.is_private === is_private && topic.guest === guest) return
  await countTopic(tx, topic, -1)
  await countTopic(tx, { ...topic, is_private, guest }, 1)
}

export const setPinned = (tx: Tx, id: number, pinned: number): Promise<number> =>
  tx.run('update forum_topic set pinned = ? where id = ?', [pinned, id])

/** Marks a topic as deleted, which must be locked and not deleted yet. */
export async function markTopicDeleted(tx: Tx, topic: TopicRow, now: number): Promise<void> {
  await tx.run('update forum_topic set deleted_at = ? where id = ?', [now, topic.id])
  await countTopic(tx, topic, -1)
}

/** Shows a deleted topic again, which must be locked. Returns whether it was deleted. */
export async function unmarkTopicDeleted(tx: Tx, topic: TopicRow): Promise<boolean> {
  const changed = await tx.run('update forum_topic set deleted_at = null where id = ? and deleted_at is not null', [topic.id])
  if (changed === 1) await countTopic(tx, topic, 1)
  return changed === 1
}

/** Counts a comment that is shown again. */
export const recountComment = (tx: Tx, id: number): Promise<number> =>
  tx.run('update forum_topic set comments = comments + 1 where id = ?', [id])

/** Counts a new comment. */
export const countComment = (tx: Tx, id: number, now: number): Promise<number> =>
  tx.run('update forum_topic set comments = comments + 1, commented_at = ? where id = ?', [now, id])

/** Counts a deleted comment. */
export const uncountComment = (tx: Tx, id: number): Promise<number> =>
  tx.run('update forum_topic set comments = comments - 1 where id = ?', [id])
