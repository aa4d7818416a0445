import type { Language } from '../../services/options.ts'

const TIME = { hour: '2-digit', minute: '2-digit' } as const
const DATE = { day: 'numeric', month: 'short', ...TIME } as const
/** Creating a format takes much longer than using it, and a scrolled list needs one for each line. */
const formats = new Map<string, Intl.DateTimeFormat>()

/** Returns when a message was written: the time of day, after the date if `dated`. */
export function timeOf(time: number, lang: Language, dated: boolean): string {
  const key = `${lang} ${dated}`
  const format = formats.get(key) ?? new Intl.DateTimeFormat(lang, dated ? DATE : TIME)
  formats.set(key, format)
  return format.format(time)
}
