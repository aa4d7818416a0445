import type { ConsumableKind } from './areas/battle/rows.ts'
import type { RaidRules } from './areas/clan/raid-rows.ts'
import type { EducationKind } from './areas/education/rows.ts'
import type { EventKind } from './areas/event/rows.ts'
import type { ArtifactKind, CreatureKind } from './areas/hero/rows.ts'
import type { FixedPlace, StairGuard } from './areas/road/rows.ts'
import type { SnowRules } from './areas/snow/rows.ts'
import type { StoryPart } from './areas/story/rows.ts'
import type { TaskKind } from './areas/task/rows.ts'
import type { ResourceName } from './enums.ts'

export type { RaidRow, RaidRules } from './areas/clan/raid-rows.ts'

/** The rows of packages/world that packages/rules uses. Not sent over the network. */
export interface World {
  readonly creatures: readonly CreatureKind[]
  readonly artifacts: readonly ArtifactKind[]
  readonly consumables: readonly ConsumableKind[]
  readonly guards: readonly StairGuard[]
  readonly places: readonly FixedPlace[]
  readonly educations: readonly EducationKind[]
  readonly parts: readonly StoryPart[]
  readonly snow: SnowRules
  readonly raid: RaidRules
  readonly tasks: readonly TaskKind[]
  readonly events: readonly EventKind[]
  /** Names of the guide's tales, one per evening, in turn. Texts: `tale.<name>.title` and `.text`. */
  readonly tales: readonly string[]
  /** Creatures that a new player starts with, by character: the hero and the companion. */
  readonly starters: Readonly<Record<'MAN_1' | 'MAN_2' | 'WOMAN_1' | 'WOMAN_2', readonly [string, string]>>
  /** The daily reward by day of the streak; the last one repeats. */
  readonly everyday: readonly { readonly kind: ResourceName; readonly amount: number }[][]
}
