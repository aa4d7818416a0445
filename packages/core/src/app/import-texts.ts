import { texts as en } from '@skystair/world/texts/en/areas'
import { texts as ru } from '@skystair/world/texts/ru/areas'
import type { Language } from '../services/options.ts'
import type { TextPart, Texts } from '../services/texts.ts'

type Loaders = Readonly<Record<string, { load(): Promise<{ default: Texts }> }>>

const first: Record<Language, () => Promise<{ default: Texts }>> = {
  RU: () => import('@skystair/world/texts/ru/first'),
  EN: () => import('@skystair/world/texts/en/first'),
}
/** Why tables: each has the texts in itself, so that they come by one request. Modules would stay in the chunks of their areas. */
const all: Record<Language, () => Promise<{ default: Texts }>> = {
  RU: () => import('./texts-ru.table.ts'),
  EN: () => import('./texts-en.table.ts'),
}
const areas: Record<Language, Loaders> = { RU: ru, EN: en }

/** Loads a part of a language's texts: each is a chunk. */
export async function importTexts(lang: Language, part: TextPart): Promise<Texts> {
  if (part === 'first') return (await first[lang]()).default
  if (part === 'all') return (await all[lang]()).default
  return (await areas[lang][part.area]?.load())?.default ?? {}
}
