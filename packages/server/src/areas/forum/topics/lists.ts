import { type ForumCategoryInfo, type ForumShelf, ForumTag, type LangFilter, TOPIC_PAGE } from '@skystair/contract'
import { clanCategories, publicCategories } from '@skystair/world/areas/forum/rows'
import type { Handler } from '../../../handlers.ts'
import { rangeSize } from '../../../page.ts'
import { refuse } from '../../../refusal.ts'
import { presentHeads, presentTopic } from '../present.ts'
import { type Reader, readerOf, readTopic } from '../reader.ts'
import { wantedStems } from '../words.ts'
import { countTopics, type Part, topicsOf } from './repository.ts'

const clanPart = (reader: Reader): Extract<Part, { kind: 'CLAN' }>[] =>
  reader.clanId === null ? [] : [{ kind: 'CLAN', clanId: reader.clanId, seesPrivate: reader.leads }]

/** Returns the parts of the forum in which a category is; without a category, all that the player may read, apart from those of other clans. */
function partsOf(reader: Reader, lang: LangFilter, category: ForumShelf | undefined): Part[] {
  if (category === 'GUESTS') return [{ kind: 'GUESTS', lang }]
  if (!category) return [{ kind: 'PUBLIC', lang }, ...clanPart(reader)]
  if (publicCategories.some(({ id }) => id === category)) return [{ kind: 'PUBLIC', lang }]
  if (reader.clanId === null) throw refuse('CLAN_MISSING')
  return clanPart(reader)
}

const listCategories: Handler<'GET /api/forum/category/list'> = async (ctx) => {
  const { tx, playerId, query } = ctx
  const lang = query.lang ?? ctx.lang
  const reader = await readerOf(ctx)
  const { moderator, blocked } = reader
  const counted = await countTopics(tx, { parts: partsOf(reader, lang, undefined), playerId, moderator, blocked })
  const guests = await countTopics(tx, { parts: [{ kind: 'GUESTS', lang }], playerId, moderator, blocked })
  const own = reader.clanId === null ? [] : clanCategories
  const info = (category: ForumShelf, topics: number, clan: boolean, writable: boolean): ForumCategoryInfo => ({
    ...{ category, topics, clan, writable },
  })
  return [
    ...publicCategories.map(({ id }) => info(id, counted.get(id) ?? 0, false, true)),
    info(
      'GUESTS',
      [...guests.values()].reduce((sum, topics) => sum + topics, 0),
      false,
      false,
    ),
    ...own.map(({ id }) => info(id, counted.get(id) ?? 0, true, reader.begins)),
  ]
}

const listTopics: Handler<'GET /api/forum/topic/list'> = async (ctx) => {
  const { tx, playerId, query } = ctx
  const { category, tag, search, sort = 'COMMENTED', lang = ctx.lang } = query
  const reader = await readerOf(ctx)
  const words = search === undefined ? undefined : wantedStems(search)
  const parts = partsOf(reader, lang, category)
  if (words?.length === 0) return []
  const rows = await topicsOf(tx, {
    ...{ parts, playerId, moderator: reader.moderator, blocked: reader.blocked, tag, words, sort },
    category: category === 'GUESTS' ? undefined : category,
    ...{ limit: rangeSize(query, TOPIC_PAGE), skip: query.from },
  })
  return presentHeads(tx, rows)
}

const getTopic: Handler<'GET /api/forum/topic/{id}/get'> = async (ctx) => {
  const { reader, topic } = await readTopic(ctx)
  return presentTopic(ctx.tx, reader, topic)
}

export const listHandlers = {
  'GET /api/forum/category/list': listCategories,
  'GET /api/forum/tag/list': async () => [...ForumTag],
  'GET /api/forum/topic/list': listTopics,
  'GET /api/forum/topic/{id}/get': getTopic,
} as const
