import type { PlaceType, ResourceName } from '../../enums.ts'

/** The snow world: the condition of entry, the length of a visit, and what players meet there. Chances are weights. */
export interface SnowRules {
  /** The stair that a player must have won to enter. */
  readonly fromStair: number
  /** Platforms that a player can reach on one visit. */
  readonly steps: number
  /** Hours between leaving and the next visit. */
  readonly hours: number
  /** Number of platforms from one hoard to the next, and the types of hoards. A full squad guards each. */
  readonly hoardEvery: number
  readonly hoards: readonly PlaceType[]
  /** The possible types of places on the other platforms, null for none, and how many of them a squad guards, in per cent. */
  readonly places: readonly { readonly placeType: PlaceType | null; readonly weight: number; readonly guarded: number }[]
  /** The resources to find, the first platform of each, and their amount at stair 1. It grows like that of the road's resources. */
  readonly resources: readonly {
    readonly kind: ResourceName
    readonly fromStep: number
    readonly weight: number
    readonly amount: number
  }[]
  /** Catalogue names of its creatures. */
  readonly kinds: readonly string[]
  /** Strength of its squads, in per cent of that of the stair from which the player came: before the first platform, and the increase per platform. */
  readonly percent: number
  readonly percentPerStep: number
}
