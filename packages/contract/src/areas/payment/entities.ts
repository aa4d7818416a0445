import { type Static, Type } from 'typebox'
import { Count, Enum, Flag, Id, Nullable, Time } from '../../schema.ts'
import { PlayerSource } from '../platform/enums.ts'
import { Currency, PaymentState } from './enums.ts'

/**
 * Query values. `source` is the platform that the page is on, where it is not the one that the session came from. `currency` counts where the
 * payment method leaves the choice; DEFAULT is what is mostly paid with there.
 */
export const onPlatform = { source: Type.Optional(Enum(PlayerSource)), currency: Type.Optional(Enum(Currency)) }

/** `gems` with all that comes on top. `receiverId` is somebody else where it was a gift. */
export const Purchase = Type.Object({
  id: Id,
  productId: Type.String(),
  gems: Count,
  state: Enum(PaymentState),
  at: Time,
  buyerId: Id,
  receiverId: Id,
})
export type Purchase = Static<typeof Purchase>

/**
 * A purchase. The reply that begins it says how to pay: at an address, or in the platform's own window with the payload. Asked for later it has
 * neither, and its state alone matters. `cancelled` is what the platform says, and not final: it may still be paid.
 */
export const Order = Type.Object({
  orderId: Type.String(),
  productId: Type.String(),
  gems: Count,
  state: Enum(PaymentState),
  cancelled: Flag,
  url: Nullable(Type.String()),
  payload: Type.Record(Type.String(), Type.String()),
})
export type Order = Static<typeof Order>
