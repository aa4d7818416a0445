import type { TaskGroup, TaskType } from '../../enums.ts'

/** A task of the catalogue. Texts: `task.<id>.name` and `.about`. */
export interface TaskKind {
  readonly id: string
  /** Catalogue number, 1 to 999. Never changes. */
  readonly number: number
  readonly group: TaskGroup
  readonly type: TaskType
  /** Only task events with this tag count: `boss`, `ARTIFACT`, `gold`, `class:BEAST`, the code of an item … */
  readonly of?: string
  readonly goal: number
  /** It opens when this is the next stair to win. */
  readonly fromStair: number
  /** It opens when the reward of this task is taken. */
  readonly after?: string
  /** For event tasks, the event. */
  readonly event?: string
  /** Resources, consumables and artifacts by name. */
  readonly reward: readonly { readonly kind: string; readonly amount: number }[]
}
