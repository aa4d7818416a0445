import { type Static, Type } from 'typebox'
import { Gain } from '../../economy/gain.ts'
import { Count, Enum, Flag, Id, Nullable, Time } from '../../schema.ts'
import { TaskGroup } from './enums.ts'

export const Task = Type.Object({
  /** Name of the task in packages/world. Texts: `task.<taskId>.name` and `.about`. */
  taskId: Type.String(),
  /** Identifies the task of this player: on another day or in another year the same task has another id. */
  id: Id,
  group: Enum(TaskGroup),
  progress: Count,
  /** Event tasks repeat: after a reward is taken, `progress` continues and `goal` is that of the next reward. */
  goal: Count,
  /** The reward can be taken. */
  done: Flag,
  taken: Flag,
  gains: Type.Array(Gain),
  /** For event tasks, the event of packages/world; else null. */
  event: Nullable(Type.String()),
  /** When it ends: a team assignment with its day, an event task with its event. Null if never. */
  until: Nullable(Time),
})
export type Task = Static<typeof Task>
