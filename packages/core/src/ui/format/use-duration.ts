import { useRoot } from '../root.ts'

/** Times in words of the player's language. For use inside an observer. */
export function useDuration() {
  const { t } = useRoot()
  const words = (ms: number) => {
    const s = Math.ceil(Math.max(0, ms) / 1000)
    if (s < 60) return t('duration.seconds', { s })
    if (s < 3600) return t('duration.minutesOnly', { m: Math.ceil(s / 60) })
    return t('duration.hours', { h: Math.floor(s / 3600), m: Math.floor((s % 3600) / 60) })
  }
  return {
    words,
    /** `in 3 h 5 min`, or `now`; both times in milliseconds. */
    until: (time: number, now: number) => (time <= now ? t('duration.now') : t('duration.in', { time: words(time - now) })),
  }
}
