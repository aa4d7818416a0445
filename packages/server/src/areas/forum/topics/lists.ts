import {
  type ForumCategory,
  type ForumCategoryInfo,
  type ForumShelf,
  ForumTag,
  Lang,
  type LangFilter,
  TOPIC_PAGE,
} from '@skystair/contract'
import { clanCategories, publicCategories } from '@skystair/world/areas/forum/rows'
import type { Handler } from '../../../handlers.ts'
import { sliceOf } from '../../../page.ts'
import { refuse } from '../../../refusal.ts'
import { countTopics } from '../counts/repository.ts'
import { presentHeads, presentTopic } from '../present.ts'
import { type Reader, readerOf, readTopic } from '../reader.ts'
import { wantedStems } from '../words.ts'
import { type Shelf, topicsOf } from './repository.ts'

const langsOf = (lang: LangFilter): readonly Lang[] => (lang === 'ANY' ? Lang : [lang])

/** Returns the shelves of a category; without one, all that the player may read, apart from those of other clans. Throws CLAN_MISSING. */
function shelvesOf({ clanId, leads }: Reader, lang: LangFilter, category: ForumShelf | undefined): Shelf[] {
  if (category === 'GUESTS') return langsOf(lang).map((each) => ({ kind: 'GUESTS', lang: each }))
  const isAsked = ({ id }: { readonly id: ForumCategory }) => category === undefined || id === category
  const open = publicCategories
    .filter(isAsked)
    .flatMap(({ id }) => langsOf(lang).map((each) => ({ kind: 'PUBLIC', lang: each, category: id }) as const))
  const own = clanCategories.filter(isAsked)
  if (clanId === null) {
    if (open.length === 0) throw refuse('CLAN_MISSING')
    return open
  }
  return [...open, ...own.map(({ id }) => ({ kind: 'CLAN', clanId, category: id, seesPrivate: leads }) as const)]
}

const listCategories: Handler<'GET /api/forum/category/list'> = async (ctx) => {
  const { tx, playerId, query } = ctx
  const reader = await readerOf(ctx)
  const { clanId, moderator, leads, blocked } = reader
  const counted = await countTopics(tx, { playerId, clanId, langs: langsOf(query.lang ?? ctx.lang), moderator, leads, blocked })
  const info = (category: ForumShelf, clan: boolean, writable: boolean): ForumCategoryInfo => ({
    ...{ category, topics: counted.get(category) ?? 0, clan, writable },
  })
  return [
    ...publicCategories.map(({ id }) => info(id, false, true)),
    info('GUESTS', false, false),
    ...(clanId === null ? [] : clanCategories.map(({ id }) => info(id, true, reader.begins))),
  ]
}

const listTopics: Handler<'GET /api/forum/topic/list'> = async (ctx) => {
  const { tx, playerId, query } = ctx
  const { category, tag, search, sort = 'COMMENTED', lang = ctx.lang } = query
  const reader = await readerOf(ctx)
  const words = search === undefined ? undefined : wantedStems(search)
  const shelves = shelvesOf(reader, lang, category)
  if (words?.length === 0) return []
  const rows = await topicsOf(tx, {
    ...{ shelves, playerId, moderator: reader.moderator, blocked: reader.blocked, tag, words, sort },
    ...sliceOf(query, TOPIC_PAGE),
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
