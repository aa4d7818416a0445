import { type Static, Type } from 'typebox'
import { Price } from '../../economy/price.ts'
import { Count, Enum, Flag, Nullable, Time } from '../../schema.ts'
import { Creature } from '../hero/entities.ts'
import { OfferType } from '../player/enums.ts'

/** An offer to one player, because of something that happened. */
export const PersonalOffer = Type.Object({
  offerType: Enum(OfferType),
  /** The first moment after it. */
  until: Time,
  viewed: Flag,
  percent: Count,
  /** The hero on offer; null if the offer lowers prices elsewhere or adds gems. */
  hero: Nullable(Type.Object({ creature: Creature, price: Type.Array(Price), oldPrice: Type.Array(Price) })),
  /** The name of the only shop in which prices are lower; null for all hero shops, and for the other offers. */
  shop: Nullable(Type.String({ maxLength: 40 })),
})
export type PersonalOffer = Static<typeof PersonalOffer>
