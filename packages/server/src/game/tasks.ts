import type { Gain, Task } from '@skystair/contract'
import type { Tx } from '../storage/db.ts'
import { grant } from './purse.ts'
import type { PlayerState } from './state.ts'

/** What the first stairs ask for: how often, and what it is worth. `taskId` is the kind of deed. */
const tasks: readonly { readonly taskId: string; readonly goal: number; readonly gains: readonly Gain[] }[] = [
  { taskId: 'take', goal: 3, gains: [{ kind: 'gold', amount: 40 }] },
  { taskId: 'win', goal: 3, gains: [{ kind: 'gold', amount: 60 }] },
  { taskId: 'stair', goal: 5, gains: [{ kind: 'mithril', amount: 10 }] },
  { taskId: 'free', goal: 2, gains: [{ kind: 'crystal', amount: 10 }] },
]
export type Deed = 'take' | 'win' | 'stair' | 'free'

/** A deed brings its task forward; whoever reaches the goal is rewarded at once, and once. Answers what was gained. */
export async function advanceTask(tx: Tx, playerId: number, state: PlayerState, deed: Deed, now: number): Promise<Gain[]> {
  const task = tasks.find((t) => t.taskId === deed)
  const progress = state.taskProgress[deed] ?? 0
  if (!task || progress >= task.goal) return []
  state.taskProgress[deed] = progress + 1
  return progress + 1 < task.goal ? [] : grant(tx, playerId, task.gains, { reason: 'task', ref: `task:${deed}`, now })
}

/** The tasks as a player sees them. */
export const tasksOf = ({ taskProgress }: Pick<PlayerState, 'taskProgress'>): Task[] =>
  tasks.map(({ taskId, goal }, i) => {
    const progress = taskProgress[taskId] ?? 0
    return { taskId, id: i + 1, progress, goal, done: progress >= goal, taken: progress >= goal }
  })
