// Shorthand for the rows of tasks, so that each is one readable line.
import type { TaskGroup, TaskKind, TaskType } from '@skystair/contract'

type Reward = Readonly<Record<string, number>>
type More = Partial<Pick<TaskKind, 'of' | 'after' | 'event'>>

/** A task: number, name, type, goal, first stair, reward, and optional conditions. Numbers never change. */
export const row =
  (group: TaskGroup) =>
  (number: number, id: string, type: TaskType, goal: number, fromStair: number, reward: Reward, more: More = {}): TaskKind => ({
    id,
    number,
    group,
    type,
    goal,
    fromStair,
    reward: Object.entries(reward).map(([kind, amount]) => ({ kind, amount })),
    ...more,
  })
