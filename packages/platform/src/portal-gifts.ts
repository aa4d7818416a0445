// What a portal gives its own players besides the game: a gift, and promo codes that they enter there.
import type { Call, OfferRow } from '@skystair/contract'

/** The calls that accept a portal's gift. */
export type GiftCall = Extract<Call, `GET /api/integration/${string}/gift/accept`>
/** The calls that redeem the promo codes of a portal. */
export type PromoCall = Extract<Call, `POST /api/integration/${string}/promocode/save`>

/** A gift of the portal to its players, as the game shows it. */
export interface PortalGift {
  readonly call: GiftCall
  /** The sentence above the button. */
  readonly about: Readonly<Record<'RU' | 'EN', string>>
}

/** A gift with its content. Its number is unique among the gifts of all portals. */
export interface PortalGiftRow extends PortalGift {
  readonly offer: OfferRow
}
