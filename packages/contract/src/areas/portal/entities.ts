import { type Static, Type } from 'typebox'
import { Gain } from '../../economy/gain.ts'
import { Price } from '../../economy/price.ts'
import { Count, Flag, Id, Nullable, Time } from '../../schema.ts'

/** A portal for one player. */
export const Portal = Type.Object({
  id: Id,
  /** Name in texts. */
  name: Type.String(),
  targetStair: Count,
  /** True if the player has won on that stair. */
  open: Flag,
  /** The current price, with the chosen discount. */
  price: Type.Array(Price),
  /** The regular price, if that is higher. */
  fullPrice: Nullable(Type.Array(Price)),
  /** The player's discounts. */
  discounts: Type.Array(Type.Object({ discountPercent: Count, count: Count })),
  /** The chosen discount, per cent; 0 for none. */
  discount: Count,
  /** The reward for the first passage; empty after it. */
  gain: Type.Array(Gain),
  /** The end of the day whose offer this is; it can then be used from anywhere. Null if it is not the offer of the day. */
  offerUntil: Nullable(Time),
})
export type Portal = Static<typeof Portal>
