import { ClanRank, CreatureClass, Force } from '@skystair/contract'
import { permissionsOf } from '@skystair/rules'
import { type ManualEntry, manual } from '@skystair/world/areas/manual/rows'
import en from '@skystair/world/texts/en/index'
import ru from '@skystair/world/texts/ru/index'
import type { Handler } from '../../handlers.ts'
import { refuse } from '../../refusal.ts'

type Texts = typeof en | typeof ru

const languages: Record<'RU' | 'EN', Texts> = { RU: ru, EN: en }

interface Page {
  readonly title: string
  readonly text: string
}

/** Returns a page with its picture and the figures in its text. Throws MANUAL_NOT_FOUND. */
function pageOf(texts: Texts, id: string): Page & ManualEntry {
  const entry = manual.find((page) => page.id === id)
  if (!entry) throw refuse('MANUAL_NOT_FOUND')
  return { ...(texts.manual[entry.id as keyof Texts['manual']] as Page), ...entry }
}

const filled = ({ text, config }: Pick<Page & ManualEntry, 'text' | 'config'>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(config[name] ?? whole))

/** The page about traits ends with a list of them. */
const traits = (texts: Texts): string =>
  CreatureClass.map((name) => `${texts.trait[name].class}. ${texts.trait[name].name}: ${texts.trait[name].about}`).join('\n\n')

/** The page about clans ends with what each rank may do, from the highest. */
function ranks({ clan: { rank, permission, may } }: Texts): string {
  const lines = ClanRank.map((name, index) => {
    const below = ClanRank[index + 1]
    const lower = below ? permissionsOf(below) : []
    const own = permissionsOf(name).filter((each) => !lower.includes(each))
    const words = [...own.map((each) => permission[each]), ...(below ? [may.below] : [])].join(', ')
    return may.line.replace('{{rank}}', rank[name]).replace('{{permissions}}', words)
  })
  return [may.title, ...lines, may.all].join('\n\n')
}

/** The ends of pages after their text. */
const endings: Readonly<Record<string, (texts: Texts) => string>> = { traits, clans: ranks }

/** In the language in which the game is shown, which may differ from the one that is stored with the player. */
const textsOf = ({ lang }: { readonly lang: 'RU' | 'EN' }): Texts => languages[lang]

export const manualPage: Handler<'GET /api/manual/{id}/get'> = async (ctx) => {
  const { id } = ctx.params
  const texts = textsOf(ctx)
  const page = pageOf(texts, id)
  const ending = endings[id]
  const text = ending ? `${filled(page)}\n\n${ending(texts)}` : filled(page)
  return { id, title: page.title, text, image: page.image }
}

export const manualFigures: Handler<'GET /api/manual/config/{id}/get'> = async (ctx) => ({
  ...pageOf(textsOf(ctx), ctx.params.id).config,
})

export const forcePage: Handler<'GET /api/manual/force/{id}/get'> = async (ctx) => {
  const force = Force.find((name) => name === ctx.params.id)
  if (!force) throw refuse('MANUAL_NOT_FOUND')
  const { name, page } = textsOf(ctx).force[force]
  return { id: force, title: name, text: page, image: null }
}

export const forceSentences: Handler<'GET /api/manual/forces/short/description/get'> = async (ctx) => {
  const { force } = textsOf(ctx)
  return Object.fromEntries(Force.map((name) => [name, force[name].about]))
}
