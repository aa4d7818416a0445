import type { ForumShelf, Lang } from '@skystair/contract'
import type { Tx } from '../../../storage/db.ts'

/** What decides where a topic is counted, and who sees it there. */
interface Counted {
  readonly clan_id: number | null
  readonly lang: Lang
  readonly category: ForumShelf
  readonly is_private: number
  readonly guest: number
}

/** A row of the counts. `clan_id` is 0 outside the forums of clans; `lang` is empty in them. */
type Place = readonly [clanId: number, lang: Lang | '', category: ForumShelf]

const placesOf = ({ clan_id, lang, category, guest }: Omit<Counted, 'is_private'>): Place[] =>
  clan_id === null ? [[0, lang, category]] : [[clan_id, '', category], ...(guest === 1 ? [[0, lang, 'GUESTS'] as const] : [])]

/** Counts a topic that was not counted before, or (-1) one that is no longer to be counted. */
export async function countTopic(tx: Tx, topic: Counted, change: 1 | -1): Promise<void> {
  for (const place of placesOf(topic))
    await tx.run(
      `insert into forum_count (clan_id, lang, category, open_topics, private_topics) values (?, ?, ?, ?, ?)
       on conflict (clan_id, lang, category) do update
       set open_topics = forum_count.open_topics + excluded.open_topics, private_topics = forum_count.private_topics + excluded.private_topics`,
      [...place, topic.is_private === 1 ? 0 : change, topic.is_private === 1 ? change : 0],
    )
}

interface Asking {
  readonly playerId: number
  readonly clanId: number | null
  readonly langs: readonly Lang[]
  readonly moderator: boolean
  /** Whether the player sees the private topics of the clan. */
  readonly leads: boolean
  readonly blocked: readonly number[]
}

/** Returns topics of these authors that are not deleted, in groups of the same place. */
const ofAuthors = (tx: Tx, authors: readonly number[], more = ''): Promise<(Counted & { readonly topics: number })[]> =>
  authors.length === 0
    ? Promise.resolve([])
    : tx.all(
        `select clan_id, lang, category, is_private, guest, count(*) as topics from forum_topic
         where author_id in (${authors.map(() => '?').join(', ')}) and deleted_at is null ${more}
         group by clan_id, lang, category, is_private, guest`,
        authors,
      )

/** Returns the numbers of topics that the player sees, by category; of those for everybody only in these languages. */
export async function countTopics(tx: Tx, asking: Asking): Promise<ReadonlyMap<ForumShelf, number>> {
  const { playerId, clanId, langs, moderator, leads, blocked } = asking
  const isAsked = (clan: number, lang: Lang | '') => (clan === 0 ? langs.includes(lang as Lang) : clan === clanId)
  const seesPrivate = (clan: number) => moderator || (clan !== 0 && leads)
  const counts = new Map<ForumShelf, number>()
  const add = (category: ForumShelf, topics: number) => counts.set(category, (counts.get(category) ?? 0) + topics)

  const rows = await tx.all<{ clan_id: number; lang: Lang | ''; category: ForumShelf; open_topics: number; private_topics: number }>(
    'select clan_id, lang, category, open_topics, private_topics from forum_count where clan_id in (0, ?)',
    [clanId ?? 0],
  )
  for (const { clan_id, lang, category, open_topics, private_topics } of rows)
    if (isAsked(clan_id, lang)) add(category, open_topics + (seesPrivate(clan_id) ? private_topics : 0))
  // The player's own private topics, and those of blocked players, are counted otherwise for this player than for others.
  for (const group of await ofAuthors(tx, [playerId], 'and is_private = 1'))
    for (const [clan, lang, category] of placesOf(group)) if (isAsked(clan, lang) && !seesPrivate(clan)) add(category, group.topics)
  for (const group of await ofAuthors(tx, blocked))
    for (const [clan, lang, category] of placesOf(group))
      if (isAsked(clan, lang) && (group.is_private === 0 || seesPrivate(clan))) add(category, -group.topics)
  return counts
}
