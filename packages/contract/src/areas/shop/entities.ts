import { type Static, Type } from 'typebox'
import { Gain } from '../../economy/gain.ts'
import { Price } from '../../economy/price.ts'
import { Count, Enum, Flag, Id, Nullable, Time } from '../../schema.ts'
import { Membership } from '../bank/enums.ts'
import { Artifact, Creature } from '../hero/entities.ts'
import { CardKind } from '../hero/enums.ts'
import { ArtifactAvailability, BoosterFamily, BoosterSize, OfferRefusal, RankRefusal } from './enums.ts'

/** A hero on sale. `id` contains the number of the shop and of the hero, and never changes. */
export const CreatureOffer = Type.Object({
  id: Id,
  /** Name of the shop. */
  shop: Type.String(),
  /** The hero as it would join this player. */
  creature: Creature,
  price: Type.Array(Price),
  /** The regular price, if this player's is lower. */
  oldPrice: Nullable(Type.Array(Price)),
  /** The highest won stair that the shop requires. */
  minStair: Count,
  minLevel: Count,
  /** True if the player can buy it as soon as the player can pay for it. */
  available: Flag,
  refusal: Nullable(Enum(OfferRefusal)),
  /** The number that this player can still buy today. */
  left: Count,
  /** When the offer ends; null if it is not on sale today. */
  until: Nullable(Time),
})
export type CreatureOffer = Static<typeof CreatureOffer>

/** A portrait on sale. A player can buy each once, and keeps it. */
export const AvatarOffer = Type.Object({
  id: Id,
  /** Name in the catalogue. */
  key: Type.String(),
  price: Type.Array(Price),
  /** The highest won stair and the level that it requires. */
  minStair: Count,
  minLevel: Count,
  /** True if the player can buy it as soon as the player can pay for it. */
  available: Flag,
  owned: Flag,
})
export type AvatarOffer = Static<typeof AvatarOffer>

/**
 * An artifact on sale. `availability`, by the id of each of the player's heroes: BUY is the hero's first of that effect, APPEND one more, REPLACE takes the place
 * of a weaker one, which goes into the backpack, and UNAVAILABLE finds no free slot.
 */
export const ArtifactOffer = Type.Object({
  id: Id,
  /** Name in the catalogue. */
  key: Type.String(),
  artifact: Artifact,
  price: Type.Array(Price),
  minStair: Count,
  available: Flag,
  availability: Type.Record(Type.String(), Enum(ArtifactAvailability)),
})
export type ArtifactOffer = Static<typeof ArtifactOffer>

/** A booster on sale. A purchase prolongs the same booster and replaces another one of its family. */
export const Booster = Type.Object({
  id: Id,
  /** Name in the catalogue. */
  key: Type.String(),
  family: Enum(BoosterFamily),
  size: Enum(BoosterSize),
  /** How much it raises the value that its family names, in per cent. */
  percent: Count,
  hours: Count,
  price: Type.Array(Price),
  minLevel: Count,
  /** True if the player can buy it as soon as the player can pay for it. */
  available: Flag,
  /** When this booster ends, if it is running. */
  until: Nullable(Time),
})
export type Booster = Static<typeof Booster>

/** The hero's figures before and after. */
const Figures = Type.Object({ attack: Count, defence: Count, health: Count })

/** A rank to which a hero of the player can be raised. `id` is that of the hero. */
export const RankOffer = Type.Object({
  id: Id,
  creatureId: Id,
  fromRank: Count,
  toRank: Count,
  price: Type.Array(Price),
  minStair: Count,
  before: Figures,
  after: Figures,
  /** Why the hero cannot be raised, regardless of the player's resources. */
  refusal: Nullable(Enum(RankRefusal)),
})
export type RankOffer = Static<typeof RankOffer>

/** Cards on sale. */
export const CardOffer = Type.Object({
  id: Id,
  card: Enum(CardKind),
  amount: Count,
  price: Type.Array(Price),
  minStair: Count,
  /** The good or bad points that it requires; 0 if none. */
  minGoodPoints: Count,
  minEvilPoints: Count,
  available: Flag,
})
export type CardOffer = Static<typeof CardOffer>

/** A hero that the player can get in exchange for others. */
export const ExchangeOption = Type.Object({
  id: Id,
  /** The hero as it would join this player. */
  gives: Creature,
  /** The number of heroes of the kind that it costs. */
  takes: Count,
  /** The price in addition to the heroes. */
  price: Type.Array(Price),
  minStair: Count,
  available: Flag,
  /** When the option ends. */
  until: Time,
})
export type ExchangeOption = Static<typeof ExchangeOption>

/** Something on sale to the members of a clan. */
export const ClanShopOffer = Type.Object({
  id: Id,
  rewards: Type.Array(Gain),
  price: Type.Array(Price),
  /** The level of the clan from which on it is sold. */
  minClanLevel: Count,
  /** The status of the clan that it requires. */
  clanMembership: Enum(Membership),
  /** The number that the player can still buy today. */
  left: Count,
  /** Why the player cannot buy it, regardless of the player's resources. */
  refusal: Nullable(Enum(OfferRefusal)),
})
export type ClanShopOffer = Static<typeof ClanShopOffer>

/** The exact outcome of an exchange. */
export const ExchangeDetails = Type.Object({
  id: Id,
  gives: Creature,
  /** The heroes who leave, in their current state. */
  takes: Type.Array(Creature),
  price: Type.Array(Price),
  /** The artifacts that they wear, which return to the backpack. */
  returns: Type.Array(Artifact),
})
export type ExchangeDetails = Static<typeof ExchangeDetails>

/** A hero that was bought for tokens, and the tokens that oblivion returns for it; or a kind of the ark's heroes, with its full price. `id` is that of the hero or kind. */
export const ArkHero = Type.Object({ id: Id, creature: Creature, tokens: Count, minStair: Count, available: Flag })
export type ArkHero = Static<typeof ArkHero>

/** A pack of the sale. */
export const SalePack = Type.Object({
  id: Id,
  rewards: Type.Array(Gain),
  price: Type.Array(Price),
  /** The number that the player can still take. */
  quantity: Count,
  /** Whether this pack is the next one to take. */
  available: Flag,
})
export type SalePack = Static<typeof SalePack>

/** The current or the next sale, and its packs in the order in which they are taken. */
export const Sale = Type.Object({ from: Time, until: Time, packs: Type.Array(SalePack) })
export type Sale = Static<typeof Sale>

/** A running booster: its name in the catalogue, and its end. */
export const RunningBooster = Type.Object({
  key: Type.String({ maxLength: 40 }),
  family: Enum(BoosterFamily),
  size: Enum(BoosterSize),
  until: Time,
})
export type RunningBooster = Static<typeof RunningBooster>
