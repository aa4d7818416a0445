import { type Static, Type } from 'typebox'
import { Gain } from '../../economy/gain.ts'
import { Count, Enum, Flag, Id, Nullable, Time } from '../../schema.ts'
import { Membership } from './enums.ts'

/** A product that the bank sells for money. Platforms with their own prices show those instead. */
export const BankOption = Type.Object({
  id: Id,
  /** Product id, the same on every platform. */
  productId: Type.String(),
  gems: Count,
  /** Extra gems on top of `gems`. */
  bonusGems: Count,
  bonusPoints: Count,
  /** In minor units of an ISO currency, or whole units of a platform's own money, such as VOTES or XTR. */
  price: Type.Object({ amount: Count, currency: Type.String() }),
  best: Flag,
})
export type BankOption = Static<typeof BankOption>

/** A free option of the bank that can be taken repeatedly. Some require a bonus status; NONE is open to everyone. */
export const BankGift = Type.Object({
  id: Id,
  rewards: Type.Array(Gain),
  /** When it can be taken next; a time in the past means now. */
  availableAt: Time,
  /** The lowest status that can take it. */
  membership: Enum(Membership),
})
export type BankGift = Static<typeof BankGift>

/** `since`: points at which the status began. `nextAt`: points that the next status needs, null at the highest. A status never expires. */
export const BonusStatus = Type.Object({
  membership: Enum(Membership),
  points: Count,
  since: Count,
  next: Nullable(Enum(Membership)),
  nextAt: Nullable(Count),
})
export type BonusStatus = Static<typeof BonusStatus>
