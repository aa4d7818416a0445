import { useServices } from '../context.ts'
import { duration } from './format.ts'

/** Says when something will be: `in 3 h 5 min`, or `now`. Both times are milliseconds since 1970. For use inside an observer. */
export function useUntil(): (time: number, now: number) => string {
  const { t } = useServices()
  return (time, now) => (time <= now ? t('duration.now') : t('duration.in', { time: duration(time - now, t) }))
}
