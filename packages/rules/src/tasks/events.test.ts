import type { World } from '@skystair/contract'
import { world as content } from '@skystair/world'
import { describe, expect, it } from 'vitest'
import { eventsAt } from './events.ts'

type Moment = [year: number, month: number, day: number, hour?: number, minute?: number, second?: number]
const at = ([year, month, day, ...time]: Moment) => Date.UTC(year, month - 1, day, ...time)
const on = (moment: Moment, lang: 'RU' | 'EN' = 'EN', before = 0) => eventsAt(content, at(moment) - before, lang).map(({ kind }) => kind.id)

/** The windows specified for 2024: the first moment of each and the first moment after it. */
const windows: readonly [id: string, first: Moment, after: Moment][] = [
  ['halloween', [2024, 10, 28, 1, 0], [2024, 10, 30, 4, 0]],
  ['cats', [2024, 9, 7, 8, 0], [2024, 9, 9, 1, 0]],
  ['apples', [2024, 8, 24, 8, 0], [2024, 8, 26, 1, 0]],
  ['birthday', [2024, 4, 16], [2024, 4, 18]],
  ['kupala', [2024, 7, 5, 8, 0], [2024, 7, 8]],
  ['spring', [2024, 4, 4], [2024, 5, 5]],
]

describe.each(windows)('%s', (id, first, after) => {
  const year = (moment: Moment, years: number): Moment => [moment[0] + years, ...moment.slice(1)] as unknown as Moment

  it('begins and ends to the millisecond as specified, in leap years and others', () => {
    for (const later of [0, 1, 2, 3, 4, 76]) {
      expect(on(year(first, later), 'RU', 1)).not.toContain(id)
      expect(on(year(first, later), 'RU')).toContain(id)
      expect(on(year(after, later), 'RU', 1)).toContain(id)
      expect(on(year(after, later), 'RU')).not.toContain(id)
    }
  })

  it('says which year it belongs to and when it ends', () => {
    const event = eventsAt(content, at(year(first, 2)), 'RU').find(({ kind }) => kind.id === id)
    expect(event).toMatchObject({ year: 2026, from: at(year(first, 2)), until: at(year(after, 2)) })
  })
})

it('has Ivan Kupala for players in Russian only', () => {
  expect(on([2026, 7, 6, 12], 'RU')).toEqual(['kupala'])
  expect(on([2026, 7, 6, 12], 'EN')).toEqual([])
})

it('has the birthday during the spring, both at once', () => {
  expect(on([2026, 4, 16, 12])).toEqual(['spring', 'birthday'])
})

it('has no event on most days', () => {
  const days = Array.from({ length: 366 }, (_, i) => on([2028, 1, 1 + i, 12], 'RU'))
  expect(days.filter((events) => events.length > 0)).toHaveLength(31 + 3 + 2 + 2 + 2)
})

it('lets an event of a whole year last from its first minute to its last', () => {
  const world: Pick<World, 'events'> = { events: [{ id: 'all', number: 1, from: [1, 1, 0, 0], to: [12, 31, 23, 59] }] }
  expect(eventsAt(world, Date.UTC(2024, 11, 31, 23, 59, 59, 999), 'EN')).toMatchObject([{ year: 2024, until: Date.UTC(2025, 0, 1) }])
  expect(eventsAt(world, Date.UTC(2025, 0, 1), 'EN')).toMatchObject([{ year: 2025 }])
})
