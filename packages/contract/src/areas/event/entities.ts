import { type Static, Type } from 'typebox'
import { Gain } from '../../economy/gain.ts'
import { Count, Time } from '../../schema.ts'

/** Something in the event shop: its price in event currency, and how many of it this player can still have. */
export const EventShopOffer = Type.Object({
  id: Count,
  event: Type.String(),
  price: Count,
  gains: Type.Array(Gain),
  left: Count,
  until: Time,
})
export type EventShopOffer = Static<typeof EventShopOffer>
