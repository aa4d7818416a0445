import { CreatureClass, type contract, Force } from '@skystair/contract'
import { LAST_STAIR } from '@skystair/rules'
import en from '@skystair/world/texts/en/index'
import ru from '@skystair/world/texts/ru/index'
import { loadPlayer } from '../../game/player-row.ts'
import type { Handler } from '../../handlers.ts'
import { refuse } from '../../refusal.ts'

type Calls = typeof contract.player
type Texts = typeof en | typeof ru

const languages: Record<'RU' | 'EN', Texts> = { RU: ru, EN: en }

/** The figures that pages of the manual may speak of. */
const figures: Readonly<Record<string, number>> = {
  stairs: LAST_STAIR,
  squad: 6,
  row: 3,
  classes: CreatureClass.length,
  advantage: 20,
  rankPoints: 6,
  arenaSeen: 4,
  arena: 8,
  clanSeen: 8,
  clan: 15,
  chat: 10,
  gifts: 15,
  level: 15,
  atOnce: 2,
  elixirStair: 25,
  humanRank: 5,
  phoenixRank: 6,
}

interface Page {
  readonly title: string
  readonly text: string
}

function pageOf(texts: Texts, id: string): Page {
  const pages: Readonly<Record<string, unknown>> = texts.manual
  const page = Object.hasOwn(pages, id) ? pages[id] : null
  if (typeof page !== 'object' || page === null) throw refuse('MANUAL_NOT_FOUND')
  return page as Page
}

const mentioned = (text: string): string[] => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? '')
const filled = (text: string): string => text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(figures[name] ?? whole))

/** The page about traits ends with all of them. */
const traits = (texts: Texts): string =>
  CreatureClass.map((name) => `${texts.class[name]}. ${texts.trait[name].name}: ${texts.trait[name].about}`).join('\n\n')

const textsOf = async ({ tx, playerId }: { tx: Parameters<typeof loadPlayer>[0]; playerId: number }): Promise<Texts> =>
  languages[(await loadPlayer(tx, playerId)).state.lang]

export const manualPage: Handler<Calls['GET /api/manual/{id}/get']> = async (ctx) => {
  const { id } = ctx.params
  const texts = await textsOf(ctx)
  const { title, text } = pageOf(texts, id)
  return { id, title, text: id === 'traits' ? `${filled(text)}\n\n${traits(texts)}` : filled(text), image: null }
}

export const manualFigures: Handler<Calls['GET /api/manual/config/{id}/get']> = async (ctx) => {
  const { text } = pageOf(await textsOf(ctx), ctx.params.id)
  return Object.fromEntries(mentioned(text).map((name) => [name, figures[name] ?? 0]))
}

export const forcePage: Handler<Calls['GET /api/manual/force/{id}/get']> = async (ctx) => {
  const force = Force.find((name) => name === ctx.params.id)
  if (!force) throw refuse('MANUAL_NOT_FOUND')
  const { name, page } = (await textsOf(ctx)).force[force]
  return { id: force, title: name, text: page, image: null }
}

export const forceSentences: Handler<Calls['GET /api/manual/forces/short/description/get']> = async (ctx) => {
  const { force } = await textsOf(ctx)
  return Object.fromEntries(Force.map((name) => [name, force[name].about]))
}

/** News items in the order in which they came out, with their dates. */
const published = [
  { key: 'open', at: Date.UTC(2026, 8, 1) },
  { key: 'fair', at: Date.UTC(2026, 9, 1) },
  { key: 'storybook', at: Date.UTC(2026, 10, 1) },
] as const

export const lastNews: Handler<Calls['GET /api/news/get/last']> = async ({ tx, playerId, lang, query, now }) => {
  const chosen = query.lang ?? (playerId === null ? lang : (await loadPlayer(tx, playerId)).state.lang)
  const id = published.findLastIndex(({ at }) => at <= now)
  const item = published[id]
  return item ? { id: id + 1, ...languages[chosen].news.items[item.key], at: item.at } : null
}
