import type { TaskKind, World } from '@skystair/contract'
import { DAY } from '@skystair/contract/time'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { world as plain } from '../testing/test-world.ts'
import { hasReward, type TaskOwner, taskById, tasksFor } from './assigned-tasks.ts'
import { eventCurrencyOf, recordTaskEvent, type TaskEvent, withRewardTaken } from './record-event.ts'

const kind = (number: number, id: string, more: Partial<TaskKind>): TaskKind => ({
  id,
  number,
  group: 'TASK',
  type: 'WIN',
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
    kind(4, 'chests', { type: 'TAKE', of: 'ARTIFACT' }),
    kind(5, 'stairs', { type: 'REACH', goal: 5 }),
    kind(6, 'grown', { group: 'MISSION', type: 'LEVEL', goal: 4 }),
    ...['a', 'b', 'c', 'd', 'e'].map((id, i) => kind(20 + i, `team_${id}`, { group: 'TEAM', type: 'DRINK' })),
    kind(30, 'pumpkin', { group: 'EVENT', event: 'autumn', type: 'FIND', of: 'pumpkin', goal: 3 }),
  ],
  events: [{ id: 'autumn', number: 1, from: [10, 28, 1, 0], to: [10, 30, 3, 59] }],
}
const ORDINARY = Date.UTC(2026, 0, 10, 12)
const DURING_EVENT = Date.UTC(2026, 9, 29)
const owner = (change: Partial<TaskOwner> = {}): TaskOwner => ({ book: {}, bestVictoryStair: 0, level: 1, lang: 'EN', ...change })
const win: TaskEvent = { type: 'WIN', tags: [] }
const find: TaskEvent = { type: 'FIND', tags: ['pumpkin'] }
const afterEvents = (player: TaskOwner, event: TaskEvent, times = 1, now = ORDINARY): TaskOwner =>
  Array.from({ length: times }).reduce<TaskOwner>((d) => ({ ...d, book: recordTaskEvent(world, d, event, now).book }), player)
const names = (player: TaskOwner, now = ORDINARY) => tasksFor(world, player, now).map((task) => task.kind.id)
const task = (player: TaskOwner, id: string, now = ORDINARY) => tasksFor(world, player, now).find((t) => t.kind.id === id)
const take = (player: TaskOwner, id: string, now = ORDINARY): TaskOwner => ({
  ...player,
  book: withRewardTaken(player, task(player, id, now)!),
})

it('opens tasks by stair, and some only after another was rewarded', () => {
  const once = (player: TaskOwner) => names(player).filter((id) => !id.startsWith('team'))
  expect(once(owner())).toEqual(['wins', 'chests', 'stairs', 'grown'])
  expect(once(owner({ bestVictoryStair: 8 }))).not.toContain('high')
  expect(once(owner({ bestVictoryStair: 9 }))).toContain('high')
  const done = afterEvents(owner(), win, 2)
  expect(once(done)).not.toContain('more')
  expect(once(take(done, 'wins'))).toEqual(['more', 'chests', 'stairs', 'grown'])
})

it('counts a task event for every open task that asks for it, up to the goal', () => {
  const after = afterEvents(owner({ bestVictoryStair: 9 }), win, 5)
  expect(after.book).toEqual({ wins: [2, 0], high: [2, 0] })
  expect(task(after, 'wins')).toMatchObject({ progress: 2, goal: 2, completions: 1 })
})

it('does not count what was done before a task opened', () => {
  const after = take(afterEvents(owner(), win, 2), 'wins')
  expect(task(after, 'more')).toMatchObject({ progress: 0 })
})

it('counts only task events with the tag that a task asks for', () => {
  expect(afterEvents(owner(), { type: 'TAKE', tags: ['RUNE', 'crystal'] }).book).toEqual({})
  expect(afterEvents(owner(), { type: 'TAKE', tags: ['ARTIFACT'] }).book).toEqual({ chests: [1, 0] })
})

it('looks up the stair and the level instead of counting them', () => {
  const high = owner({ bestVictoryStair: 7, level: 3 })
  expect(task(high, 'stairs')).toMatchObject({ progress: 5, completions: 1 })
  expect(task(high, 'grown')).toMatchObject({ progress: 3, completions: 0 })
})

it('gives two team assignments per day, different from day to day, the same for every player', () => {
  const ofDay = (day: number) => names(owner(), ORDINARY + day * DAY).filter((id) => id.startsWith('team'))
  const month = Array.from({ length: 30 }, (_, day) => ofDay(day))
  for (const two of month) expect(new Set(two).size).toBe(2)
  expect(new Set(month.flat()).size).toBe(5)
  expect(new Set(month.map(String)).size).toBeGreaterThan(4)
})

it('shows a team assignment until its day is over, and its reward until it is taken', () => {
  const drink: TaskEvent = { type: 'DRINK', tags: [] }
  const player = afterEvents(owner(), drink, 2)
  const [id] = names(player).filter((name) => name.startsWith('team')) as [string]
  expect(task(player, id)).toMatchObject({ progress: 2, until: Date.UTC(2026, 0, 11) })
  const late = tasksFor(world, player, ORDINARY + 40 * DAY).filter(hasReward)
  expect(late).toHaveLength(2)
  expect(late.every(({ until }) => until === 0)).toBe(true)
  const rested = { ...player, book: withRewardTaken(player, late[0]!) }
  expect(tasksFor(world, rested, ORDINARY + 40 * DAY).filter(hasReward)).toHaveLength(1)
  const taken = take(player, id)
  expect(task(taken, id)).toMatchObject({ taken: 1, completions: 1 })
})

it('removes entries of past days that have no reward left', () => {
  const drink: TaskEvent = { type: 'DRINK', tags: [] }
  const half = afterEvents(owner(), drink, 1)
  expect(Object.keys(half.book)).toHaveLength(2)
  const month = Array.from({ length: 30 }, (_, day) => day).reduce((d, day) => afterEvents(d, drink, 1, ORDINARY + day * DAY), owner())
  expect(Object.keys(month.book)).toHaveLength(2)
})

it('rewards an event task each time its goal is reached, and starts from zero in the next year', () => {
  const player = afterEvents(owner(), find, 7, DURING_EVENT)
  expect(task(player, 'pumpkin', DURING_EVENT)).toMatchObject({ progress: 7, completions: 2, goal: 3, period: 2026 })
  const once = take(player, 'pumpkin', DURING_EVENT)
  expect(task(once, 'pumpkin', DURING_EVENT)).toMatchObject({ goal: 6, taken: 1 })
  const twice = take(once, 'pumpkin', DURING_EVENT)
  expect(hasReward(task(twice, 'pumpkin', DURING_EVENT)!)).toBe(false)
  const next = Date.UTC(2027, 9, 29)
  expect(task(twice, 'pumpkin', next)).toMatchObject({ progress: 0, taken: 0, period: 2027 })
})

it('counts nothing for an event that is over, but keeps its rewards', () => {
  const player = afterEvents(owner(), find, 3, DURING_EVENT)
  const over = Date.UTC(2026, 9, 30, 4)
  expect(afterEvents(player, find, 5, over).book).toEqual(player.book)
  expect(hasReward(task(player, 'pumpkin', over)!)).toBe(true)
})

it('gives event currency as specified: the progress of the tasks plus how often they were completed', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom<TaskEvent>(find, win, { type: 'FIND', tags: ['apple'] }), { maxLength: 40 }), (events) => {
      let player = owner()
      let currency = 0
      for (const event of events) {
        const { book, earned } = recordTaskEvent(world, player, event, DURING_EVENT)
        player = { ...player, book }
        for (const { amount } of earned) currency += amount
      }
      const pumpkin = task(player, 'pumpkin', DURING_EVENT)!
      expect(currency).toBe(eventCurrencyOf(pumpkin))
      expect(currency).toBe(pumpkin.progress + Math.trunc(pumpkin.progress / 3))
    }),
  )
})

it('identifies every gain of event currency uniquely', () => {
  let player = owner()
  const refs: string[] = []
  for (let i = 0; i < 9; i++) {
    const { book, earned } = recordTaskEvent(world, player, find, DURING_EVENT)
    player = { ...player, book }
    refs.push(...earned.map(({ key, progress }) => `${key}:${progress}`))
  }
  expect(new Set(refs).size).toBe(9)
})

it('finds a task by its id: open, with a reward left or rewarded, but none that was never assigned', () => {
  const player = take(afterEvents(owner(), win, 2), 'wins')
  expect(taskById(world, player, 100_000, ORDINARY)).toMatchObject({ taken: 1 })
  expect(taskById(world, owner(), 100_000, ORDINARY)?.kind.id).toBe('wins')
  expect(taskById(world, player, 300_000, ORDINARY)).toBeNull()
  expect(taskById(world, player, 99_900_000, ORDINARY)).toBeNull()
  const shown = tasksFor(world, player, DURING_EVENT)
  expect(new Set(shown.map(({ id }) => id)).size).toBe(shown.length)
})
