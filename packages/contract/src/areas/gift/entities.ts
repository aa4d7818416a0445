import { type Static, Type } from 'typebox'
import { Gain } from '../../economy/gain.ts'
import { Price } from '../../economy/price.ts'
import { Count, Flag, Id, Nullable, Time } from '../../schema.ts'

/** A gift from another player. */
export const Gift = Type.Object({
  id: Id,
  /** Name of the gift in the catalogue of gifts. */
  key: Type.String(),
  image: Type.String(),
  senderId: Id,
  /** Null if the sender has no nickname. */
  senderName: Nullable(Type.String()),
  /** Empty if the sender has deleted the account, or moderators have hidden it. */
  compliment: Type.String({ maxLength: 1000 }),
  rewards: Type.Array(Gain),
  at: Time,
  taken: Flag,
  /** Whether moderators have hidden the compliment. */
  hidden: Flag,
})
export type Gift = Static<typeof Gift>

/** A gift that the player can send. */
export const GiftOffer = Type.Object({
  id: Id,
  /** Name in the catalogue of gifts. */
  key: Type.String(),
  image: Type.String(),
  price: Type.Array(Price),
  /** The rewards for the receiver. */
  rewards: Type.Array(Gain),
  /** The stair that the sender must have won. */
  minStair: Count,
  available: Flag,
  /** How often this player can still send it today. */
  left: Count,
})
export type GiftOffer = Static<typeof GiftOffer>

/** A player who can receive gifts. */
export const GiftReceiver = Type.Object({ id: Id, name: Nullable(Type.String()), level: Count })
export type GiftReceiver = Static<typeof GiftReceiver>
