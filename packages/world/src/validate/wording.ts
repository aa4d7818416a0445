// Every text is written out, in the letters of its language.
import type { Check } from './content.ts'

const placeholder = /\b(?:todo|fixme|tbd|lorem|ipsum|placeholder|xxx)\b|\?\?\?|заглушк/i
const alphabets: Readonly<Record<string, RegExp>> = { ru: /\p{Script=Cyrillic}/u, en: /\p{Script=Latin}/u }
/** The name of each language is in that language. */
const inItsOwnLanguage: readonly string[] = ['hud.langName.RU', 'hud.langName.EN']

export const wording: Check = ({ texts }) =>
  Object.entries(texts).flatMap(([language, all]) =>
    [...all].flatMap(([key, text]) => {
      const words = text.replace(/{{.*?}}/g, '')
      const foreign = /\p{L}/u.test(words) && !alphabets[language]?.test(words) && !inItsOwnLanguage.includes(key)
      return [
        ...(placeholder.test(text) ? [`${key} in ${language} is a placeholder`] : []),
        ...(foreign ? [`${key} in ${language} is not in its alphabet`] : []),
      ]
    }),
  )
