// How the game writes numbers and times.
import type { Language } from '../../services/options.ts'
import type { Translate } from '../../services/texts.ts'

/** Thousands, millions and so on. */
const SUFFIXES = 'kMGTPESYRQFDA'
/** The same in Russian sentences, as far as there are common words. */
const RUSSIAN = ['тыс.', 'млн', 'млрд', 'трлн']
/** Up to here a number is written in full. */
const WHOLE_MAX = 9999

/**
 * Returns a whole number, shortened over 9999: 12 345 is `12.3k`. In Russian it is `12,3k` beside an icon, where there is no room for words, and
 * `12,3 тыс.` in a sentence. Rounds towards zero, so that nothing looks affordable that is not.
 */
export function shortNumber(value: number, lang: Language, place: 'icon' | 'sentence' = 'icon'): string {
  const whole = Math.trunc(value)
  if (Math.abs(whole) <= WHOLE_MAX) return String(whole)
  let step = 0
  let scaled = Math.abs(whole)
  while (scaled >= 1000 && step < SUFFIXES.length) {
    scaled /= 1000
    step += 1
  }
  const digits = scaled < 100 ? 1 : 0
  const cut = Math.floor(scaled * 10 ** digits + 1e-9) / 10 ** digits
  const text = cut.toFixed(Number.isInteger(cut) ? 0 : digits).replace('.', lang === 'RU' ? ',' : '.')
  const word = lang === 'RU' && place === 'sentence' ? RUSSIAN[step - 1] : undefined
  return `${whole < 0 ? '−' : ''}${text}${word ? `\u00a0${word}` : SUFFIXES[step - 1]}`
}

const MINUTE = 60
const HOUR = 3600
const DAYS_FROM = 259_200
const DAY = 86_400

/** Returns a duration of `ms` milliseconds as text: seconds under 60 s, minutes under 3600 s, hours under 259200 s, days from there on. Rounds up. */
export function duration(ms: number, t: Translate): string {
  const s = Math.ceil(Math.max(0, ms) / 1000)
  if (s < MINUTE) return t('duration.seconds', { s })
  if (s < HOUR)
    return s % MINUTE === 0
      ? t('duration.minutesOnly', { m: s / MINUTE })
      : t('duration.minutes', { m: Math.floor(s / MINUTE), s: s % MINUTE })
  if (s < DAYS_FROM) {
    const h = Math.floor(s / HOUR)
    const m = Math.floor((s % HOUR) / MINUTE)
    return m === 0 ? t('duration.hoursOnly', { h }) : t('duration.hours', { h, m })
  }
  return t('duration.days', { count: Math.ceil(s / DAY) })
}
