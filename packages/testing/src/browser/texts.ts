import en from '@skystair/world/texts/en/index'
import ru from '@skystair/world/texts/ru/index'

export type Lang = 'RU' | 'EN'
type Texts = { readonly [key: string]: string | Texts }

function textOf(lang: Lang, key: string): string {
  let found: string | Texts | undefined = (lang === 'RU' ? ru : en) as unknown as Texts
  for (const part of key.split('.')) found = typeof found === 'object' ? found[part] : undefined
  if (typeof found !== 'string') throw new Error(`No text ${key} in ${lang}`)
  return found
}

/** The text of a key with its values, as the game says it. Throws where there is none. */
export const say = (lang: Lang, key: string, values: Record<string, string | number> = {}) =>
  textOf(lang, key).replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''))

/** A pattern for what a text says, whatever its values are. */
export const like = (lang: Lang, key: string) =>
  new RegExp(
    textOf(lang, key)
      .split(/\{\{\w+\}\}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.*'),
  )
