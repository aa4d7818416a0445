import { useServices } from '../../ui/context.ts'

const DAY = { day: 'numeric', month: 'short' } as const
const TIME = { ...DAY, hour: '2-digit', minute: '2-digit' } as const

/** Returns a function that writes a date: with the time of day, or with the year if it was another one. For use inside an observer. */
export function useDate(): (time: number) => string {
  const { clock, lang } = useServices()
  const thisYear = new Date(clock.now).getFullYear()
  return (time) => {
    const parts = new Date(time).getFullYear() === thisYear ? TIME : { ...DAY, year: 'numeric' as const }
    return new Intl.DateTimeFormat(lang === 'RU' ? 'ru' : 'en', parts).format(time)
  }
}
