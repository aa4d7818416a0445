import { type Static, Type } from 'typebox'
import { Count, Enum, Flag, Id, Nullable, Time } from '../../schema.ts'
import { Source } from '../platform/source.ts'
import { Currency, PaymentState } from './enums.ts'

/**
 * Query values. `source` is the platform of the page if it differs from the session's. `currency` is used if the payment method offers a choice; DEFAULT is
 * the method's most common currency.
 */
export const onPlatform = { source: Type.Optional(Source), currency: Type.Optional(Enum(Currency)) }

/** `gems` includes all extras. For a gift, `receiverId` is the other player. */
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
 * A purchase. The reply that starts it says how to pay: at an address, or in the platform's own window with the payload. Later replies have neither.
 * `cancelled` is reported by the platform and not final: the purchase may still be paid.
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
