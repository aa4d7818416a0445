import { type Static, Type } from 'typebox'
import { Gain } from '../../economy/gain.ts'
import { Count, Enum, Flag, Id, Nullable, Time } from '../../schema.ts'
import { Membership } from './enums.ts'

/** Something that the bank sells for money; a platform with prices of its own shows those. */
export const BankOption = Type.Object({
  id: Id,
  /** The product's name on every platform. */
  productId: Type.String(),
  gems: Count,
  /** Given on top of `gems`. */
  bonusGems: Count,
  bonusPoints: Count,
  /** Minor units of an ISO currency, or whole units of a platform's own money such as VOTES or XTR. */
  price: Type.Object({ amount: Count, currency: Type.String() }),
  best: Flag,
})
export type BankOption = Static<typeof BankOption>

/** Something that the bank gives for nothing, again and again: gifts to those of a bonus status, free options to everybody (NONE). */
export const BankGift = Type.Object({
  id: Id,
  rewards: Type.Array(Gain),
  /** When it can be taken next; in the past where it can be taken now. */
  availableAt: Time,
  /** The least status that it is given to. */
  membership: Enum(Membership),
})
export type BankGift = Static<typeof BankGift>

/** `since` is how many points the status began at, `nextAt` how many the next one asks for: null at the top. A status never runs out. */
export const BonusStatus = Type.Object({
  membership: Enum(Membership),
  points: Count,
  since: Count,
  next: Nullable(Enum(Membership)),
  nextAt: Nullable(Count),
})
export type BonusStatus = Static<typeof BonusStatus>
