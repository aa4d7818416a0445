import { type ResourceReward, resources, type Task } from '@skystair/contract'
import {
  type AssignedTask,
  hasReward,
  recordTaskEvent,
  type TaskEvent,
  type TaskOwner,
  taskById,
  tasksFor,
  withRewardTaken,
} from '@skystair/rules'
import { world } from '@skystair/world'
import { grant } from '../../economy/grant.ts'
import { refuse } from '../../refusal.ts'
import type { Tx } from '../../storage/db.ts'
import type { PlayerRow } from '../player/repository.ts'
import type { PlayerState } from '../player/state.ts'

/** The part of a player's state that tasks depend on. */
export type TaskState = Pick<PlayerState, 'taskBook' | 'bestVictoryStair' | 'level' | 'lang'>

const ownerOf = ({ taskBook, bestVictoryStair, level, lang }: TaskState): TaskOwner => ({ book: taskBook, bestVictoryStair, level, lang })

/**
 * Counts a task event for every task that matches it. Returns the event currency earned. Rewards must be taken separately. The player's row must be locked;
 * the caller saves it.
 */
export async function recordEvent(
  tx: Tx,
  { id, state }: Pick<PlayerRow, 'id' | 'state'>,
  event: TaskEvent,
  now: number,
): Promise<ResourceReward[]> {
  const { book, earned } = recordTaskEvent(world, ownerOf(state), event, now)
  state.taskBook = book
  const granted: ResourceReward[] = []
  for (const { key, progress, amount } of earned) {
    const occasion = { reason: 'event', ref: `event:${key}:${progress}`, now } as const
    granted.push(...(await grant(tx, id, resources({ eventCurrency: amount }), occasion)))
  }
  return granted
}

const present = (task: AssignedTask): Task => ({
  taskId: task.kind.id,
  id: task.id,
  group: task.kind.group,
  progress: task.progress,
  goal: task.goal,
  done: hasReward(task),
  taken: task.kind.group !== 'EVENT' && task.taken > 0,
  gains: task.kind.reward.map(({ kind, amount }) => ({ kind, amount })),
  event: task.kind.event ?? null,
  until: task.until,
})

/** Returns the tasks that a player sees: open ones, then rewards left from past days and events. */
export const tasksOf = (state: TaskState, now: number): Task[] => tasksFor(world, ownerOf(state), now).map(present)

/** Returns the task with a reward to take. Throws TASK_NOT_FOUND, REWARD_NOT_READY, ALREADY_TAKEN. */
export function doneTask(state: TaskState, id: number, now: number): AssignedTask {
  const task = taskById(world, ownerOf(state), id, now)
  if (!task) throw refuse('TASK_NOT_FOUND')
  if (hasReward(task)) return task
  throw refuse(task.taken > 0 && task.kind.group !== 'EVENT' ? 'ALREADY_TAKEN' : 'REWARD_NOT_READY')
}

/** Marks a task's reward as taken. Returns the unique reference of this reward. */
export function markTaken(state: TaskState, task: AssignedTask): string {
  state.taskBook = withRewardTaken(ownerOf(state), task)
  return `task:${task.key}:${task.taken + 1}`
}
