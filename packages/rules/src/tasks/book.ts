import type { TaskKind, World } from '@skystair/contract'
import { DAY, dayOf } from './calendar.ts'
import { eventsAt } from './events.ts'
import { assignmentsOf } from './team.ts'

/** What a player has done about each task: how often, and how many rewards were taken. Keys are those of `Assigned`. */
export type TaskBook = Readonly<Record<string, readonly [progress: number, taken: number]>>

/** Whose tasks: all that they depend on. */
export interface Doer {
  readonly book: TaskBook
  readonly bestVictoryStair: number
  readonly level: number
  readonly lang: 'RU' | 'EN'
}

/** A task as it stands for somebody. */
export interface Assigned {
  readonly kind: TaskKind
  /** 0 for what is done once; the day (since 1970) of a team assignment; the year of an event. */
  readonly period: number
  /** Name in the book. */
  readonly key: string
  /** Its number for calls: catalogue number and period. */
  readonly id: number
  /** When it ends, milliseconds since 1970; null for never. In the past where only its reward still waits. */
  readonly until: number | null
  readonly progress: number
  /** How often it has to be done for the next reward. */
  readonly goal: number
  /** How often its goal was reached: more than once only in events. */
  readonly completions: number
  readonly taken: number
}

/** Room for periods in an id: days last until the year 2243. */
const PERIODS = 100_000

export const keyOf = ({ id }: TaskKind, period: number): string => (period === 0 ? id : `${id}@${period}`)

/** Reaching a stair or a level is looked up rather than counted. */
const measured = ({ deed }: TaskKind, { bestVictoryStair, level }: Doer): number | null =>
  deed === 'REACH' ? bestVictoryStair : deed === 'LEVEL' ? level : null

export function assigned(kind: TaskKind, period: number, until: number | null, doer: Doer): Assigned {
  const key = keyOf(kind, period)
  const [noted, taken] = doer.book[key] ?? [0, 0]
  const again = kind.group === 'EVENT'
  const done = measured(kind, doer) ?? noted
  const progress = again ? done : Math.min(done, kind.goal)
  const completions = Math.trunc(progress / kind.goal)
  const goal = again ? kind.goal * (taken + 1) : kind.goal
  return { kind, period, key, id: kind.number * PERIODS + period, until, progress, goal, completions, taken }
}

/** Whether a reward waits. */
export const isDone = ({ completions, taken }: Assigned): boolean => completions > taken

const isOpen = (kind: TaskKind, { book, bestVictoryStair }: Doer): boolean =>
  kind.fromStair <= bestVictoryStair + 1 && (kind.after === undefined || (book[kind.after]?.[1] ?? 0) > 0)

/** What can be worked at now: tasks and missions that have opened and whose reward was not taken, the assignments of the day, those of the events. */
export function openTasks(world: World, doer: Doer, now: number): Assigned[] {
  const once = world.tasks.filter(({ group }) => group === 'TASK' || group === 'MISSION').map((kind) => assigned(kind, 0, null, doer))
  const day = dayOf(now)
  const ofDay = assignmentsOf(world, day).map((kind) => assigned(kind, day, (day + 1) * DAY, doer))
  const ofEvents = eventsAt(world, now, doer.lang).flatMap(({ kind: { id }, year, until }) =>
    world.tasks.filter(({ event }) => event === id).map((kind) => assigned(kind, year, until, doer)),
  )
  return [...once.filter(({ taken }) => taken === 0), ...ofDay, ...ofEvents].filter(({ kind }) => isOpen(kind, doer))
}

/** What is over and still has a reward waiting: nobody loses what was earned by coming late. */
export function lateRewards(world: World, doer: Doer, open: readonly Assigned[]): Assigned[] {
  const working = new Set(open.map(({ key }) => key))
  return Object.keys(doer.book).flatMap((key) => {
    const [id, period] = key.split('@')
    const kind = world.tasks.find((task) => task.id === id)
    if (working.has(key) || !kind || period === undefined) return []
    const late = assigned(kind, Number(period), 0, doer)
    return isDone(late) ? [late] : []
  })
}

/** All that a player is shown: what is open, then what waits from before. */
export function tasksFor(world: World, doer: Doer, now: number): Assigned[] {
  const open = openTasks(world, doer, now)
  return [...open, ...lateRewards(world, doer, open)]
}

/** The task of that number for calls: one that is shown, or one whose reward was taken. Null where there is none. */
export function taskById(world: World, doer: Doer, id: number, now: number): Assigned | null {
  const shown = tasksFor(world, doer, now).find((task) => task.id === id)
  if (shown) return shown
  const kind = world.tasks.find(({ number }) => number === Math.trunc(id / PERIODS))
  const past = kind && assigned(kind, id % PERIODS, null, doer)
  return past && past.taken > 0 ? past : null
}
