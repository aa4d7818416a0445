import type { TaskType, World } from '@skystair/contract'
import { type AssignedTask, assignedTask, openTasks, overdueRewards, type TaskBook, type TaskOwner } from './assigned-tasks.ts'

/** Something a player did that tasks count. */
export interface TaskEvent {
  readonly type: TaskType
  /** Details that a task may require: see `TaskKind.of`. */
  readonly tags: readonly string[]
}

/** Event currency earned by a task event. `key` and `progress` identify it uniquely. */
export interface EventCurrencyGain {
  readonly key: string
  readonly progress: number
  readonly amount: number
}

export interface RecordedEvent {
  readonly book: TaskBook
  readonly earned: readonly EventCurrencyGain[]
}

/** Returns the event currency that a task has earned: its progress, plus one for each time its goal was reached. */
export const eventCurrencyOf = ({ progress, completions }: Pick<AssignedTask, 'progress' | 'completions'>): number => progress + completions

const isMetBy = ({ kind, progress }: AssignedTask, { type, tags }: TaskEvent): boolean =>
  kind.type === type && (kind.of === undefined || tags.includes(kind.of)) && (kind.group === 'EVENT' || progress < kind.goal)

/**
 * Records a task event: increases the progress of every open task that counts it. Removes entries of past days and years that have no reward left.
 * Returns the same book if nothing changed.
 */
export function recordTaskEvent(world: World, owner: TaskOwner, event: TaskEvent, now: number): RecordedEvent {
  const open = openTasks(world, owner, now)
  const matching = open.filter((task) => isMetBy(task, event))
  if (matching.length === 0) return { book: owner.book, earned: [] }
  const keptKeys = new Set([...open, ...overdueRewards(world, owner, open)].map(({ key }) => key))
  const book: Record<string, readonly [number, number]> = {}
  for (const [key, entry] of Object.entries(owner.book)) if (!key.includes('@') || keptKeys.has(key)) book[key] = entry
  const earned: EventCurrencyGain[] = []
  for (const task of matching) {
    const progress = task.progress + 1
    book[task.key] = [progress, task.taken]
    if (task.kind.group !== 'EVENT') continue
    const after = assignedTask(task.kind, task.period, task.until, { ...owner, book })
    earned.push({ key: task.key, progress, amount: eventCurrencyOf(after) - eventCurrencyOf(task) })
  }
  return { book, earned }
}

/** Returns the book with one more reward of a task marked as taken. The caller checks `hasReward`. */
export const withRewardTaken = ({ book }: TaskOwner, task: AssignedTask): TaskBook => ({
  ...book,
  [task.key]: [task.progress, task.taken + 1],
})
