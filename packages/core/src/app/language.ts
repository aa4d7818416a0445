import type { Language } from '../services/options.ts'

/** The first of the wishes that names one of our languages; Russian and its neighbours get RU, all others EN. */
export function chooseLanguage(...wishes: readonly (string | null | undefined)[]): Language {
  for (const wish of wishes) {
    const name = wish?.slice(0, 2).toLowerCase()
    if (name === 'ru' || name === 'be' || name === 'kk' || name === 'uk') return 'RU'
    if (name) return 'EN'
  }
  return 'EN'
}
