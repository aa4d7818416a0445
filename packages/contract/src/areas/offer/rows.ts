import type { Condition } from '../../economy/offer.ts'
import type { CreatureClass, OfferType, ResourceName } from '../../enums.ts'

/** What a completed fight on the road can bring about. `MET` is a fight against a creature of that class. */
export type Occasion = 'DEFEAT' | 'LEVEL' | 'STAIR' | 'PART' | `MET:${CreatureClass}`

/** What an offer gives: a hero, lower prices in one hero shop or in all of them, or more gems in the bank. */
export type OfferGood =
  | { readonly kind: 'HERO'; readonly imageId: string; readonly resource: ResourceName }
  | { readonly kind: 'SHOP'; readonly shop: string }
  | { readonly kind: 'SHOPS' }
  | { readonly kind: 'BANK' }

/** An offer that is made to a player when something happens. Texts: `offer.of.<type>.name`, `.call` and `.about`. */
export interface PersonalOfferRow {
  /** Number in the ledger. Never changes. */
  readonly id: number
  readonly type: Exclude<OfferType, 'NO_OFFER'>
  readonly on: Occasion
  /** What the player must have reached by then. */
  readonly condition: Condition
  readonly good: OfferGood
  readonly percent: number
  /** How long it lasts. */
  readonly hours: number
  /** Number of days after which it can be made again; null if it is made once. */
  readonly againAfterDays: number | null
}
