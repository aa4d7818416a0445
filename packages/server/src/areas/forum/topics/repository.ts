import type { ForumCategory, ForumSort, ForumTag, Lang, LangFilter } from '@skystair/contract'
import type { SqlValue, Tx } from '../../../storage/db.ts'

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

/** A part of the forum: that of a language, or of all, for everybody; that of a clan, or the topics of all clans that are open to guests. */
export type Part =
  | { readonly kind: 'PUBLIC'; readonly lang: LangFilter }
  | { readonly kind: 'GUESTS'; readonly lang: LangFilter }
  | { readonly kind: 'CLAN'; readonly clanId: number; readonly seesPrivate: boolean }

/** The topics to list or count. */
export interface Asked {
  readonly parts: readonly Part[]
  readonly playerId: number
  /** Whether to include the private topics of others, and deleted topics. */
  readonly moderator: boolean
  /** Authors whose topics are left out. */
  readonly blocked: readonly number[]
  readonly category?: ForumCategory | undefined
  readonly tag?: ForumTag | undefined
  /** The words to search for, each as its stems. */
  readonly words?: readonly (readonly string[])[] | undefined
}

const HEAD =
  'id, clan_id, lang, category, author_id, title, tag, is_private, guest, pinned, created_at, edited_at, commented_at, comments, deleted_at'

/** A condition with its values. */
type Condition = readonly [sql: string, ...values: SqlValue[]]

const inLang = (place: string, lang: LangFilter): Condition => (lang === 'ANY' ? [place] : [`${place} and lang = ?`, lang])

function inPart(part: Part, { playerId, moderator }: Asked): Condition {
  if (part.kind === 'GUESTS') return inLang('guest = 1', part.lang)
  const [place, ...values] = part.kind === 'CLAN' ? (['clan_id = ?', part.clanId] as const) : inLang('clan_id is null', part.lang)
  const seesPrivate = moderator || (part.kind === 'CLAN' && part.seesPrivate)
  return seesPrivate ? [place, ...values] : [`${place} and (is_private = 0 or author_id = ?)`, ...values, playerId]
}

/** Stems consist of letters and digits, so that they need no escaping. */
function withWords(tx: Tx, words: readonly (readonly string[])[]): Condition {
  const [quote, or, and] = tx.engine === 'sqlite' ? ['"', ' OR ', ' AND '] : ["'", ' | ', ' & ']
  const query = words.map((stems) => `(${stems.map((stem) => `${quote}${stem}${quote}`).join(or)})`).join(and)
  return tx.engine === 'sqlite'
    ? ['id in (select rowid from forum_words where forum_words match ?)', query]
    : ["array_to_tsvector(string_to_array(words, ' ')) @@ ?::tsquery", query]
}

function conditionOf(tx: Tx, asked: Asked): Condition {
  const parts = asked.parts.map((part) => inPart(part, asked))
  const all: Condition[] = [
    [parts.map(([sql]) => `(${sql})`).join(' or '), ...parts.flatMap(([, ...values]) => values)],
    ...(asked.moderator ? [] : [['deleted_at is null'] as const]),
    ...(asked.blocked.length > 0 ? [[`author_id not in (${asked.blocked.map(() => '?').join(', ')})`, ...asked.blocked] as const] : []),
    ...(asked.category ? [['category = ?', asked.category] as const] : []),
    ...(asked.tag ? [['tag = ?', asked.tag] as const] : []),
    ...(asked.words ? [withWords(tx, asked.words)] : []),
  ]
  return [all.map(([sql]) => `(${sql})`).join(' and '), ...all.flatMap(([, ...values]) => values)]
}

const orders: Readonly<Record<ForumSort, string>> = { COMMENTED: 'commented_at', CREATED: 'created_at', COMMENTS: 'comments' }

/** Returns a page of topics, pinned ones first. */
export function topicsOf(tx: Tx, asked: Asked & { readonly sort: ForumSort; readonly limit: number; readonly skip: number }) {
  const [condition, ...values] = conditionOf(tx, asked)
  return tx.all<TopicHeadRow>(
    `select ${HEAD} from forum_topic where ${condition} order by pinned desc, ${orders[asked.sort]} desc, id desc limit ? offset ?`,
    [...values, asked.limit, asked.skip],
  )
}

/** Returns the numbers of topics that are not deleted, by category. */
export async function countTopics(tx: Tx, asked: Asked): Promise<ReadonlyMap<ForumCategory, number>> {
  const [condition, ...values] = conditionOf(tx, asked)
  const rows = await tx.all<{ category: ForumCategory; topics: number }>(
    `select category, count(*) as topics from forum_topic where ${condition} and deleted_at is null group by category`,
    values,
  )
  return new Map(rows.map(({ category, topics }) => [category, topics]))
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
  return row
}

export const updateTopic = (tx: Tx, id: number, { title, text, words, tag, is_private, guest }: Written, now: number): Promise<number> =>
  tx.run('update forum_topic set title = ?, text = ?, words = ?, tag = ?, is_private = ?, guest = ?, edited_at = ? where id = ?', [
    ...[title, text, words, tag],
    ...[is_private, guest, now, id],
  ])

export const setPinned = (tx: Tx, id: number, pinned: number): Promise<number> =>
  tx.run('update forum_topic set pinned = ? where id = ?', [pinned, id])

export const markTopicDeleted = (tx: Tx, id: number, now: number): Promise<number> =>
  tx.run('update forum_topic set deleted_at = ? where id = ?', [now, id])

/** Counts a new comment. */
export const countComment = (tx: Tx, id: number, now: number): Promise<number> =>
  tx.run('update forum_topic set comments = comments + 1, commented_at = ? where id = ?', [now, id])

/** Counts a deleted comment. */
export const uncountComment = (tx: Tx, id: number): Promise<number> =>
  tx.run('update forum_topic set comments = comments - 1 where id = ?', [id])
