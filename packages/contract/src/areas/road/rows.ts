import type { PlaceChoice, PlaceType } from '../../enums.ts'

/** A guardian or boss of the catalogue; the others are chosen from the kinds that live at the stair. */
export interface StairGuard {
  readonly stair: number
  readonly imageId: string
  readonly boss: boolean
  /** Strength of this squad, per cent of its stair's. */
  readonly percent: number
  /** Kinds of the other creatures of the squad. */
  readonly with: readonly string[]
}

/** A fixed place. It replaces what would be generated there. */
export interface FixedPlace {
  readonly stair: number
  /** 0 is the numbered platform, 1 and 2 are the islets after it. */
  readonly slot: 0 | 1 | 2
  readonly placeType: PlaceType
  readonly image: string
  readonly subject: string | null
  readonly gain: readonly { readonly kind: string; readonly amount: number }[]
  /** A creature that joins (GAINABLE). */
  readonly creature?: string
}

/** A choice at a place. Texts: `choice.<id>.name`, `.about`, `.done`. */
export interface ChoiceRow {
  readonly id: PlaceChoice
  readonly placeType: 'TALKER' | 'GAINABLE'
  /** The first stair on which players have this choice. */
  readonly fromStair: number
  /** Added to the player's points of this name. */
  readonly goodPoints: number
  readonly evilPoints: number
  /** Gold in place of the place's own gains, in per cent of what a stranger of the stair gives; null if the gains stay. */
  readonly goldPercent: number | null
}
