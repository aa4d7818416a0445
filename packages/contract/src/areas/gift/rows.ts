import type { OfferRow } from '../../economy/offer.ts'

/** A gift: its sender pays the price, its receiver gets the rewards. Texts: `present.<key>.name` and `.wish`. */
export interface GiftRow extends OfferRow {
  /** Name in texts. Never changes. */
  readonly key: string
  /** Frame of its picture. */
  readonly image: string
}
