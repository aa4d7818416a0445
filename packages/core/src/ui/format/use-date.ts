import { useServices } from '../context.ts'

const FORM = { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' } as const

/** Returns a function that writes a time, in milliseconds since 1970, as day and time of day. For use inside an observer. */
export function useDate(): (time: number) => string {
  const { lang } = useServices()
  return (time) => new Intl.DateTimeFormat(lang === 'RU' ? 'ru' : 'en', FORM).format(time)
}
