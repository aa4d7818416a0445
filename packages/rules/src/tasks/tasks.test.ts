import type { TaskKind, World } from '@skystair/contract'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { world as plain } from '../testing/test-world.ts'
import { advance, type Deed, eventWorth, rewarded } from './advance.ts'
import { type Doer, isDone, taskById, tasksFor } from './book.ts'
import { DAY } from './calendar.ts'

const kind = (number: number, id: string, more: Partial<TaskKind>): TaskKind => ({
  id,
  number,
  group: 'TASK',
  deed: 'WIN',
  goal: 2,
  fromStair: 1,
  reward: [{ kind: 'gold', amount: 10 }],
  ...more,
})
const world: World = {
  ...plain,
  tasks: [
    kind(1, 'wins', {}),
    kind(2, 'more', { after: 'wins', goal: 1 }),
    kind(3, 'high', { fromStair: 10 }),
    kind(4, 'chests', { deed: 'TAKE', of: 'ARTIFACT' }),
    kind(5, 'stairs', { deed: 'REACH', goal: 5 }),
    kind(6, 'grown', { group: 'MISSION', deed: 'LEVEL', goal: 4 }),
    ...['a', 'b', 'c', 'd', 'e'].map((id, i) => kind(20 + i, `team_${id}`, { group: 'TEAM', deed: 'DRINK' })),
    kind(30, 'pumpkin', { group: 'EVENT', event: 'feast', deed: 'FIND', of: 'pumpkin', goal: 3 }),
  ],
  events: [{ id: 'feast', number: 1, from: [10, 28, 1, 0], to: [10, 30, 3, 59] }],
}
const ORDINARY = Date.UTC(2026, 0, 10, 12)
const FEAST = Date.UTC(2026, 9, 29)
const someone = (change: Partial<Doer> = {}): Doer => ({ book: {}, bestVictoryStair: 0, level: 1, lang: 'EN', ...change })
const win: Deed = { what: 'WIN', marks: [] }
const find: Deed = { what: 'FIND', marks: ['pumpkin'] }
const did = (doer: Doer, deed: Deed, times = 1, now = ORDINARY): Doer =>
  Array.from({ length: times }).reduce<Doer>((d) => ({ ...d, book: advance(world, d, deed, now).book }), doer)
const names = (doer: Doer, now = ORDINARY) => tasksFor(world, doer, now).map((task) => task.kind.id)
const task = (doer: Doer, id: string, now = ORDINARY) => tasksFor(world, doer, now).find((t) => t.kind.id === id)
const take = (doer: Doer, id: string, now = ORDINARY): Doer => ({ ...doer, book: rewarded(doer, task(doer, id, now)!) })

it('opens tasks with the stairs, and some only after others were rewarded', () => {
  const once = (doer: Doer) => names(doer).filter((id) => !id.startsWith('team'))
  expect(once(someone())).toEqual(['wins', 'chests', 'stairs', 'grown'])
  expect(once(someone({ bestVictoryStair: 8 }))).not.toContain('high')
  expect(once(someone({ bestVictoryStair: 9 }))).toContain('high')
  const done = did(someone(), win, 2)
  expect(once(done)).not.toContain('more')
  expect(once(take(done, 'wins'))).toEqual(['more', 'chests', 'stairs', 'grown'])
})

it('counts a deed for every open task that asks for it, and never beyond the goal', () => {
  const after = did(someone({ bestVictoryStair: 9 }), win, 5)
  expect(after.book).toEqual({ wins: [2, 0], high: [2, 0] })
  expect(task(after, 'wins')).toMatchObject({ progress: 2, goal: 2, completions: 1 })
})

it('does not count for a task what was done before it opened', () => {
  const after = take(did(someone(), win, 2), 'wins')
  expect(task(after, 'more')).toMatchObject({ progress: 0 })
})

it('counts only deeds that bear the mark a task asks for', () => {
  expect(did(someone(), { what: 'TAKE', marks: ['RUNE', 'crystal'] }).book).toEqual({})
  expect(did(someone(), { what: 'TAKE', marks: ['ARTIFACT'] }).book).toEqual({ chests: [1, 0] })
})

it('looks up the stair and the level rather than counting them', () => {
  const high = someone({ bestVictoryStair: 7, level: 3 })
  expect(task(high, 'stairs')).toMatchObject({ progress: 5, completions: 1 })
  expect(task(high, 'grown')).toMatchObject({ progress: 3, completions: 0 })
})

it('gives two team assignments a day, others on other days, and the same to everyone', () => {
  const ofDay = (day: number) => names(someone(), ORDINARY + day * DAY).filter((id) => id.startsWith('team'))
  const month = Array.from({ length: 30 }, (_, day) => ofDay(day))
  for (const two of month) expect(new Set(two).size).toBe(2)
  expect(new Set(month.flat()).size).toBe(5)
  expect(new Set(month.map(String)).size).toBeGreaterThan(4)
})

it('shows a team assignment until its day is over, and its reward for as long as it waits', () => {
  const drink: Deed = { what: 'DRINK', marks: [] }
  const doer = did(someone(), drink, 2)
  const [id] = names(doer).filter((name) => name.startsWith('team')) as [string]
  expect(task(doer, id)).toMatchObject({ progress: 2, until: Date.UTC(2026, 0, 11) })
  const late = tasksFor(world, doer, ORDINARY + 40 * DAY).filter(isDone)
  expect(late).toHaveLength(2)
  expect(late.every(({ until }) => until === 0)).toBe(true)
  const rested = { ...doer, book: rewarded(doer, late[0]!) }
  expect(tasksFor(world, rested, ORDINARY + 40 * DAY).filter(isDone)).toHaveLength(1)
  const taken = take(doer, id)
  expect(task(taken, id)).toMatchObject({ taken: 1, completions: 1 })
})

it('tears pages of past days out of the book once nothing waits on them', () => {
  const drink: Deed = { what: 'DRINK', marks: [] }
  const half = did(someone(), drink, 1)
  expect(Object.keys(half.book)).toHaveLength(2)
  const month = Array.from({ length: 30 }, (_, day) => day).reduce((d, day) => did(d, drink, 1, ORDINARY + day * DAY), someone())
  expect(Object.keys(month.book)).toHaveLength(2)
})

it('rewards an event task every time its goal is reached, and begins anew the next year', () => {
  const doer = did(someone(), find, 7, FEAST)
  expect(task(doer, 'pumpkin', FEAST)).toMatchObject({ progress: 7, completions: 2, goal: 3, period: 2026 })
  const once = take(doer, 'pumpkin', FEAST)
  expect(task(once, 'pumpkin', FEAST)).toMatchObject({ goal: 6, taken: 1 })
  const twice = take(once, 'pumpkin', FEAST)
  expect(isDone(task(twice, 'pumpkin', FEAST)!)).toBe(false)
  const next = Date.UTC(2027, 9, 29)
  expect(task(twice, 'pumpkin', next)).toMatchObject({ progress: 0, taken: 0, period: 2027 })
})

it('counts nothing for an event that is over, though its rewards still wait', () => {
  const doer = did(someone(), find, 3, FEAST)
  const over = Date.UTC(2026, 9, 30, 4)
  expect(did(doer, find, 5, over).book).toEqual(doer.book)
  expect(isDone(task(doer, 'pumpkin', over)!)).toBe(true)
})

it('makes event currency what the product says: the progress of the tasks plus how often they were completed', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom<Deed>(find, win, { what: 'FIND', marks: ['apple'] }), { maxLength: 40 }), (deeds) => {
      let doer = someone()
      let currency = 0
      for (const deed of deeds) {
        const { book, earned } = advance(world, doer, deed, FEAST)
        doer = { ...doer, book }
        for (const { amount } of earned) currency += amount
      }
      const pumpkin = task(doer, 'pumpkin', FEAST)!
      expect(currency).toBe(eventWorth(pumpkin))
      expect(currency).toBe(pumpkin.progress + Math.trunc(pumpkin.progress / 3))
    }),
  )
})

it('names every occasion of event currency differently', () => {
  let doer = someone()
  const refs: string[] = []
  for (let i = 0; i < 9; i++) {
    const { book, earned } = advance(world, doer, find, FEAST)
    doer = { ...doer, book }
    refs.push(...earned.map(({ key, progress }) => `${key}:${progress}`))
  }
  expect(new Set(refs).size).toBe(9)
})

it('finds a task by its number for calls: open, waiting or rewarded, but none that never was', () => {
  const doer = take(did(someone(), win, 2), 'wins')
  expect(taskById(world, doer, 100_000, ORDINARY)).toMatchObject({ taken: 1 })
  expect(taskById(world, someone(), 100_000, ORDINARY)?.kind.id).toBe('wins')
  expect(taskById(world, doer, 300_000, ORDINARY)).toBeNull()
  expect(taskById(world, doer, 99_900_000, ORDINARY)).toBeNull()
  const shown = tasksFor(world, doer, FEAST)
  expect(new Set(shown.map(({ id }) => id)).size).toBe(shown.length)
})
