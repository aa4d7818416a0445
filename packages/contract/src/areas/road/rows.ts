import type { PlaceType } from '../../enums.ts'

/** A guardian or boss set by hand at a stair; other guardians are drawn from the kinds that live there. */
export interface StairGuard {
  readonly stair: number
  readonly imageId: string
  readonly boss: boolean
  /** Per cent of its stair's strength that this squad comes with. */
  readonly percent: number
  /** Who stands beside it. */
  readonly with: readonly string[]
}

/** A place set by hand. Where the road generator would put something else, this wins. */
export interface FixedPlace {
  readonly stair: number
  /** 1 and 2 are the islets after the numbered platform, 0 is the platform itself. */
  readonly slot: 0 | 1 | 2
  readonly placeType: PlaceType
  readonly image: string
  readonly subject: string | null
  readonly gain: readonly { readonly kind: string; readonly amount: number }[]
  /** A creature that joins (GAINABLE). */
  readonly creature?: string
}
