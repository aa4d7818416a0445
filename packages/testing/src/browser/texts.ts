import en from '@skystair/world/texts/en/index'
import ru from '@skystair/world/texts/ru/index'

export type Lang = 'RU' | 'EN'
type Texts = { readonly [key: string]: string | Texts }

function lookUp(lang: Lang, key: string): string {
  let found: string | Texts | undefined = (lang === 'RU' ? ru : en) as unknown as Texts
  for (const part of key.split('.')) found = typeof found === 'object' ? found[part] : undefined
  if (typeof found !== 'string') throw new Error(`No text ${key} in ${lang}`)
  return found
}

/** Returns the game's text for a key with its values filled in. Throws if there is no such text. */
export const textOf = (lang: Lang, key: string, values: Record<string, string | number> = {}) =>
  lookUp(lang, key).replace(/\{\{(\w+)(?:, number)?\}\}/g, (_, name: string) => String(values[name] ?? ''))

/** Returns a pattern that matches a text with any values. Throws if there is no such text. */
export const textPattern = (lang: Lang, key: string) =>
  new RegExp(
    lookUp(lang, key)
      .split(/\{\{\w+(?:, number)?\}\}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.*'),
  )
