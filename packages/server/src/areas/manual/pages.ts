import { CreatureClass, Force } from '@skystair/contract'
import { type ManualEntry, manual } from '@skystair/world/areas/manual/rows'
import en from '@skystair/world/texts/en/index'
import ru from '@skystair/world/texts/ru/index'
import type { Handler } from '../../handlers.ts'
import { refuse } from '../../refusal.ts'
import { loadPlayer } from '../player/repository.ts'

type Texts = typeof en | typeof ru

const languages: Record<'RU' | 'EN', Texts> = { RU: ru, EN: en }

interface Page {
  readonly title: string
  readonly text: string
}

/** A page with its picture and the figures that it names. Throws MANUAL_NOT_FOUND. */
function pageOf(texts: Texts, id: string): Page & ManualEntry {
  const entry = manual.find((page) => page.id === id)
  if (!entry) throw refuse('MANUAL_NOT_FOUND')
  return { ...(texts.manual[entry.id as keyof Texts['manual']] as Page), ...entry }
}

const filled = ({ text, config }: Pick<Page & ManualEntry, 'text' | 'config'>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(config[name] ?? whole))

/** The page about traits ends with all of them. */
const traits = (texts: Texts): string =>
  CreatureClass.map((name) => `${texts.class[name]}. ${texts.trait[name].name}: ${texts.trait[name].about}`).join('\n\n')

const textsOf = async ({ tx, playerId }: { tx: Parameters<typeof loadPlayer>[0]; playerId: number }): Promise<Texts> =>
  languages[(await loadPlayer(tx, playerId)).state.lang]

export const manualPage: Handler<'GET /api/manual/{id}/get'> = async (ctx) => {
  const { id } = ctx.params
  const texts = await textsOf(ctx)
  const page = pageOf(texts, id)
  const text = id === 'traits' ? `${filled(page)}\n\n${traits(texts)}` : filled(page)
  return { id, title: page.title, text, image: page.image }
}

export const manualFigures: Handler<'GET /api/manual/config/{id}/get'> = async (ctx) => ({
  ...pageOf(await textsOf(ctx), ctx.params.id).config,
})

export const forcePage: Handler<'GET /api/manual/force/{id}/get'> = async (ctx) => {
  const force = Force.find((name) => name === ctx.params.id)
  if (!force) throw refuse('MANUAL_NOT_FOUND')
  const { name, page } = (await textsOf(ctx)).force[force]
  return { id: force, title: name, text: page, image: null }
}

export const forceSentences: Handler<'GET /api/manual/forces/short/description/get'> = async (ctx) => {
  const { force } = await textsOf(ctx)
  return Object.fromEntries(Force.map((name) => [name, force[name].about]))
}
