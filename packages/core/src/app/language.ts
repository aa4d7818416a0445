import type { Language } from '../services/options.ts'

/** Returns our language for the first given one: RU for Russian and its neighbours, EN for all others and if none is given. */
export function chooseLanguage(...candidates: readonly (string | null | undefined)[]): Language {
  for (const candidate of candidates) {
    const name = candidate?.slice(0, 2).toLowerCase()
    if (name === 'ru' || name === 'be' || name === 'kk' || name === 'uk') return 'RU'
    if (name) return 'EN'
  }
  return 'EN'
}
