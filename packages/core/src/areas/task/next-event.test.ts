import { expect, it } from 'vitest'
import { nextEvent } from './next-event.ts'

it.each([
  ['EN', Date.UTC(2026, 5, 1), 'apples', Date.UTC(2026, 7, 24, 8)],
  ['RU', Date.UTC(2026, 5, 1), 'kupala', Date.UTC(2026, 6, 5, 8)],
  ['RU', Date.UTC(2026, 10, 27), 'spring', Date.UTC(2027, 3, 4)],
] as const)('finds the next event of players with language %s', (lang, now, id, from) => {
  expect(nextEvent(now, lang)).toEqual({ id, from })
})
