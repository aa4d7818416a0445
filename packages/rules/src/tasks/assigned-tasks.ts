import type { TaskKind, World } from '@skystair/contract'
import { DAY } from '@skystair/contract/time'
import { dayOf } from './calendar.ts'
import { eventsAt } from './events.ts'
import { assignmentsOf } from './team-assignments.ts'

/** A player's progress by task key: how often it was done, and how many of its rewards were taken. */
export type TaskBook = Readonly<Record<string, readonly [progress: number, taken: number]>>

/** What a player's tasks depend on. */
export interface TaskOwner {
  readonly book: TaskBook
  readonly bestVictoryStair: number
  readonly level: number
  readonly lang: 'RU' | 'EN'
}

/** A task as one player sees it. */
export interface AssignedTask {
  readonly kind: TaskKind
  /** 0 for tasks that are done once; the day (since 1970) of a team assignment; the year of an event. */
  readonly period: number
  /** Key in the task book. */
  readonly key: string
  /** Id in calls: made of catalogue number and period. */
  readonly id: number
  /** When it ends, milliseconds since 1970; null if it never does. In the past if only its reward is left. */
  readonly until: number | null
  readonly progress: number
  /** How often it must be done for the next reward. */
  readonly goal: number
  /** How often its goal was reached. More than once only in events. */
  readonly completions: number
  readonly taken: number
}

/** Upper limit of periods in an id: enough for days until the year 2243. */
const MAX_PERIODS = 100_000

export const keyOf = ({ id }: TaskKind, period: number): string => (period === 0 ? id : `${id}@${period}`)

/** Returns the progress of tasks that require a stair or a level: it follows from the player and is not counted. Null for all others. */
const lookedUpProgress = ({ type }: TaskKind, { bestVictoryStair, level }: TaskOwner): number | null =>
  type === 'REACH' ? bestVictoryStair : type === 'LEVEL' ? level : null

export function assignedTask(kind: TaskKind, period: number, until: number | null, owner: TaskOwner): AssignedTask {
  const key = keyOf(kind, period)
  const [counted, taken] = owner.book[key] ?? [0, 0]
  const isRepeatable = kind.group === 'EVENT'
  const done = lookedUpProgress(kind, owner) ?? counted
  const progress = isRepeatable ? done : Math.min(done, kind.goal)
  const completions = Math.trunc(progress / kind.goal)
  const goal = isRepeatable ? kind.goal * (taken + 1) : kind.goal
  return { kind, period, key, id: kind.number * MAX_PERIODS + period, until, progress, goal, completions, taken }
}

/** True if a reward can be taken. */
export const hasReward = ({ completions, taken }: AssignedTask): boolean => completions > taken

const isOpen = (kind: TaskKind, { book, bestVictoryStair }: TaskOwner): boolean =>
  kind.fromStair <= bestVictoryStair + 1 && (kind.after === undefined || (book[kind.after]?.[1] ?? 0) > 0)

/** Returns the tasks that can be worked on now: open tasks and missions whose reward was not taken, today's team assignments, tasks of current events. */
export function openTasks(world: World, owner: TaskOwner, now: number): AssignedTask[] {
  const once = world.tasks.filter(({ group }) => group === 'TASK' || group === 'MISSION').map((kind) => assignedTask(kind, 0, null, owner))
  const day = dayOf(now)
  const ofDay = assignmentsOf(world, day).map((kind) => assignedTask(kind, day, (day + 1) * DAY, owner))
  const ofEvents = eventsAt(world, now, owner.lang).flatMap(({ kind: { id }, year, until }) =>
    world.tasks.filter(({ event }) => event === id).map((kind) => assignedTask(kind, year, until, owner)),
  )
  return [...once.filter(({ taken }) => taken === 0), ...ofDay, ...ofEvents].filter(({ kind }) => isOpen(kind, owner))
}

/** Returns tasks that are over but whose reward was not taken yet. Such rewards do not expire. */
export function overdueRewards(world: World, owner: TaskOwner, open: readonly AssignedTask[]): AssignedTask[] {
  const openKeys = new Set(open.map(({ key }) => key))
  return Object.keys(owner.book).flatMap((key) => {
    const [id, period] = key.split('@')
    const kind = world.tasks.find((task) => task.id === id)
    if (openKeys.has(key) || !kind || period === undefined) return []
    const overdue = assignedTask(kind, Number(period), 0, owner)
    return hasReward(overdue) ? [overdue] : []
  })
}

/** Returns all tasks that a player sees: open ones, then those with a reward left. */
export function tasksFor(world: World, owner: TaskOwner, now: number): AssignedTask[] {
  const open = openTasks(world, owner, now)
  return [...open, ...overdueRewards(world, owner, open)]
}

/** Returns the task with this id: one that the player sees, or one whose reward was taken. Null if there is none. */
export function taskById(world: World, owner: TaskOwner, id: number, now: number): AssignedTask | null {
  const shown = tasksFor(world, owner, now).find((task) => task.id === id)
  if (shown) return shown
  const kind = world.tasks.find(({ number }) => number === Math.trunc(id / MAX_PERIODS))
  const past = kind && assignedTask(kind, id % MAX_PERIODS, null, owner)
  return past && past.taken > 0 ? past : null
}
