import { type Static, Type } from 'typebox'
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
import { Artifact, Creature } from './creature.ts'
import { Gain } from './place.ts'

/** An amount of one resource by its name in `Resources`. */
export const Price = Type.Object({ resource: Type.String(), amount: Count })

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

/** Something that the bank sells for money; the platform shows the final price in its own currency. */
export const BankOption = Type.Object({
  id: Id,
  productId: Type.String(),
  gems: Count,
  bonusGems: Count,
  bonusPoints: Count,
  price: Type.Object({ amount: Count, currency: Type.String() }),
  best: Flag,
})
export const BankGift = Type.Object({ id: Id, rewards: Type.Array(Gain), availableAt: Time })
export const BonusStatus = Type.Object({ membership: Enum(Membership), points: Count, nextAt: Nullable(Count), until: Nullable(Time) })
export const Rewarded = Type.Object({ viewsLeft: Count, gems: Count, nextAt: Time })
export const Purchase = Type.Object({ id: Id, productId: Type.String(), gems: Count, state: Enum(PaymentState), at: Time })
export type Purchase = Static<typeof Purchase>
/** How a started purchase goes on: at an address, or with the platform's own window given an order's nonce. */
export const Order = Type.Object({
  orderId: Type.String(),
  state: Enum(PaymentState),
  url: Nullable(Type.String()),
  payload: Type.Record(Type.String(), Type.String()),
})

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
