import { type Static, Type } from 'typebox'
import { Gain } from '../../economy/gain.ts'
import { Count, Enum, Flag, Id, Nullable, Time } from '../../schema.ts'
import { TaskGroup } from './enums.ts'

export const Task = Type.Object({
  /** Which task of packages/world: `task.<taskId>.name` is its text. */
  taskId: Type.String(),
  /** This player's own: the same task has another id on another day or in another year. */
  id: Id,
  group: Enum(TaskGroup),
  progress: Count,
  /** Event tasks begin anew whenever their reward is taken: `progress` goes on, and `goal` is the next one. */
  goal: Count,
  /** The reward can be taken. */
  done: Flag,
  taken: Flag,
  gains: Type.Array(Gain),
  /** Event tasks: which event of packages/world, else null. */
  event: Nullable(Type.String()),
  /** When it ends: team assignments with their day, event tasks with their event. Null for what waits for ever. */
  until: Nullable(Time),
})
export type Task = Static<typeof Task>
