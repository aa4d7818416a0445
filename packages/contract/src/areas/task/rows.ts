import type { TaskGroup, TaskType } from '../../enums.ts'

/** Something to do along the way. Texts: `task.<id>.name` and `.about`. */
export interface TaskKind {
  readonly id: string
  /** Catalogue number from 1 to 999, stable for ever. */
  readonly number: number
  readonly group: TaskGroup
  readonly type: TaskType
  /** Only events with this tag count: `boss`, `ARTIFACT`, `gold`, `class:BEAST`, the code of what is found … */
  readonly of?: string
  readonly goal: number
  /** It opens when this stair is the next to win. */
  readonly fromStair: number
  /** It opens when the reward of this one was taken. */
  readonly after?: string
  /** The event it belongs to (EVENT). */
  readonly event?: string
  /** Resources, consumables and artifacts, by their names. */
  readonly reward: readonly { readonly kind: string; readonly amount: number }[]
}
