import { type Static, Type } from 'typebox'
import { Gain } from '../../economy/gain.ts'
import { Count, Time } from '../../schema.ts'

/** An offer of the event shop: its price in event currency, and how many this player can still buy. */
export const EventShopOffer = Type.Object({
  id: Count,
  event: Type.String(),
  price: Count,
  gains: Type.Array(Gain),
  left: Count,
  until: Time,
})
export type EventShopOffer = Static<typeof EventShopOffer>
