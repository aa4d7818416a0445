import { type Static, Type } from 'typebox'
import { Artifact, Creature } from '../areas/hero/entities.ts'
import { Gain } from '../areas/road/entities.ts'
import { Price } from '../economy/price.ts'
import {
  ArtifactAvailability,
  BoosterFamily,
  BoosterKind,
  BoosterSize,
  CampaignType,
  ChestType,
  Membership,
  PaymentState,
} from '../enums.ts'
import { Count, Enum, Flag, Id, Nullable, Time } from '../schema.ts'

export const CreatureOffer = Type.Object({
  id: Id,
  creature: Creature,
  price: Type.Array(Price),
  oldPrice: Nullable(Type.Array(Price)),
  minStair: Count,
  available: Flag,
})
export const AvatarOffer = Type.Object({ id: Id, image: Type.String(), price: Type.Array(Price), owned: Flag })
export const ArtifactOffer = Type.Object({
  id: Id,
  artifact: Artifact,
  price: Type.Array(Price),
  availability: Type.Record(Type.String(), Enum(ArtifactAvailability)),
})
export const Booster = Type.Object({
  id: Id,
  family: Enum(BoosterFamily),
  size: Enum(BoosterSize),
  kind: Enum(BoosterKind),
  hours: Count,
  price: Type.Array(Price),
  until: Nullable(Time),
})
export const RankOffer = Type.Object({ id: Id, creatureId: Id, fromRank: Count, toRank: Count, price: Type.Array(Price) })
export const ExchangeOption = Type.Object({ id: Id, gives: Creature, takes: Type.Array(Price), tokens: Count })

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
/** `id` is what to start; `nextAt` when the next advert can be watched, 0 for now. `started`: one was begun and its gems were not taken. */
export const Rewarded = Type.Object({ id: Id, viewsLeft: Count, gems: Count, nextAt: Time, started: Flag })
export type Rewarded = Static<typeof Rewarded>
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
 * A purchase. As begun it says how it goes on: at an address, or in the platform's own window with the payload. Asked for later it has
 * neither, and its state alone matters. `cancelled` is the platform's word, and not final: money may still come.
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

export const CampaignStatus = Type.Object({
  type: Enum(CampaignType),
  active: Flag,
  until: Nullable(Time),
  discountPercent: Count,
  seen: Flag,
})
export const Chest = Type.Object({ type: Enum(ChestType), progress: Count, goal: Count, openable: Flag, until: Nullable(Time) })
export const Wheel = Type.Object({ tickets: Count, spinsLeft: Count, sectors: Type.Array(Gain) })
export const DelayedChest = Type.Object({ id: Id, type: Enum(ChestType), readyAt: Time, speedupPrice: Count })
export const SalePack = Type.Object({ id: Id, rewards: Type.Array(Gain), price: Type.Array(Price), quantity: Count })
export const Portal = Type.Object({
  id: Id,
  discounts: Type.Array(Type.Object({ discountPercent: Count, count: Count })),
  price: Type.Array(Price),
  targetStair: Count,
  open: Flag,
})
export const Gift = Type.Object({
  id: Id,
  senderId: Id,
  senderName: Type.String(),
  compliment: Type.String({ maxLength: 1000 }),
  rewards: Type.Array(Gain),
  at: Time,
})

/** Something on the stall of a feast: its price in festival coins, and how many this player can still have. */
export const StallOffer = Type.Object({ id: Count, event: Type.String(), price: Count, gains: Type.Array(Gain), left: Count, until: Time })
export type StallOffer = Static<typeof StallOffer>
