import type { TaskDeed, World } from '@skystair/contract'
import { type Assigned, assigned, type Doer, lateRewards, openTasks, type TaskBook } from './book.ts'

/** Something a player did. */
export interface Deed {
  readonly what: TaskDeed
  /** What tasks may ask for besides: see `TaskKind.of`. */
  readonly marks: readonly string[]
}

/** Event currency that a deed brought, with the name of its one occasion. */
export interface EventGain {
  readonly key: string
  readonly progress: number
  readonly amount: number
}

export interface Advanced {
  readonly book: TaskBook
  readonly earned: readonly EventGain[]
}

/** What an event task is worth as event currency: how often it was done, and once more for every time its goal was reached. */
export const eventWorth = ({ progress, completions }: Pick<Assigned, 'progress' | 'completions'>): number => progress + completions

const meets = ({ kind, progress }: Assigned, { what, marks }: Deed): boolean =>
  kind.deed === what && (kind.of === undefined || marks.includes(kind.of)) && (kind.group === 'EVENT' || progress < kind.goal)

/**
 * Writes a deed into the book: every open task that asks for it goes on by one. Pages of days and years that are over and have nothing left to give
 * are torn out. The same book where nothing changed.
 */
export function advance(world: World, doer: Doer, deed: Deed, now: number): Advanced {
  const open = openTasks(world, doer, now)
  const met = open.filter((task) => meets(task, deed))
  if (met.length === 0) return { book: doer.book, earned: [] }
  const kept = new Set([...open, ...lateRewards(world, doer, open)].map(({ key }) => key))
  const book: Record<string, readonly [number, number]> = {}
  for (const [key, entry] of Object.entries(doer.book)) if (!key.includes('@') || kept.has(key)) book[key] = entry
  const earned: EventGain[] = []
  for (const task of met) {
    const progress = task.progress + 1
    book[task.key] = [progress, task.taken]
    if (task.kind.group !== 'EVENT') continue
    const after = assigned(task.kind, task.period, task.until, { ...doer, book })
    earned.push({ key: task.key, progress, amount: eventWorth(after) - eventWorth(task) })
  }
  return { book, earned }
}

/** The book after one more reward of a task was taken. Whoever asks has seen that one waits. */
export const rewarded = ({ book }: Doer, task: Assigned): TaskBook => ({ ...book, [task.key]: [task.progress, task.taken + 1] })
