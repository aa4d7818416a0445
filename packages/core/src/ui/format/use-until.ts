import { useServices } from '../context.ts'
import { duration } from './format.ts'

/**
 * Returns a function that writes the time until `time`: `in 3 h 5 min`, or `now`. Both times are milliseconds since 1970. For use inside an observer.
 */
export function useUntil(): (time: number, now: number) => string {
  const { t } = useServices()
  return (time, now) => (time <= now ? t('duration.now') : t('duration.in', { time: duration(time - now, t) }))
}
