import type { ConsumableKind } from './areas/battle/rows.ts'
import type { EducationKind } from './areas/education/rows.ts'
import type { EventKind } from './areas/event/rows.ts'
import type { ArtifactKind, CreatureKind } from './areas/hero/rows.ts'
import type { FixedPlace, StairGuard } from './areas/road/rows.ts'
import type { StoryPart } from './areas/story/rows.ts'
import type { TaskKind } from './areas/task/rows.ts'
import type { ResourceName } from './enums.ts'

/** What packages/rules computes with of the rows that packages/world states. None of it crosses the wire as such. */
export interface World {
  readonly creatures: readonly CreatureKind[]
  readonly artifacts: readonly ArtifactKind[]
  readonly consumables: readonly ConsumableKind[]
  readonly guards: readonly StairGuard[]
  readonly places: readonly FixedPlace[]
  readonly educations: readonly EducationKind[]
  readonly parts: readonly StoryPart[]
  readonly tasks: readonly TaskKind[]
  readonly events: readonly EventKind[]
  /** Names of the guide's tales, one for each evening, in turn. Texts: `tale.<name>.title` and `.text`. */
  readonly tales: readonly string[]
  /** Whom a new player starts with, by character: the hero and the companion. */
  readonly starters: Readonly<Record<'MAN_1' | 'MAN_2' | 'WOMAN_1' | 'WOMAN_2', readonly [string, string]>>
  /** The daily reward by the day of the streak; the last one repeats. */
  readonly everyday: readonly { readonly kind: ResourceName; readonly amount: number }[][]
}
