import { type Static, Type } from 'typebox'
import { Gain } from '../../economy/gain.ts'
import { Price } from '../../economy/price.ts'
import { AnnouncedDraw, RevealedDraw } from '../../economy/seed.ts'
import { Count, Enum, Flag, Id, Nullable, Time } from '../../schema.ts'
import { Creature } from '../hero/entities.ts'
import { ChestContent } from './delayed-chest-entities.ts'
import { CampaignRefusal, CampaignType, ChestType } from './enums.ts'

export * from './delayed-chest-entities.ts'
export * from './wheel-entities.ts'

export const CampaignStatus = Type.Object({
  type: Enum(CampaignType),
  active: Flag,
  /** Its start; if it is not active, its next start. Null if it does not start again. */
  from: Nullable(Time),
  /** The first moment after its end. */
  until: Nullable(Time),
  discountPercent: Count,
  /** True if this player has opened its page since it began. */
  seen: Flag,
})
export type CampaignStatus = Static<typeof CampaignStatus>

/** An offer of a campaign, for `GET /api/campaign/use/{id}`. */
export const CampaignOffer = Type.Object({
  id: Id,
  gains: Type.Array(Gain),
  /** The hero among the gains, as it would join this player; null if there is none. */
  hero: Nullable(Creature),
  /** Empty if it is free. */
  price: Type.Array(Price),
  /** The regular price, if this one is lower. */
  oldPrice: Nullable(Type.Array(Price)),
  /** How often this player can still take it; null without a limit. */
  left: Nullable(Count),
  /** When it is available next; a time in the past means now. */
  availableAt: Time,
  /** Why it is not available now, even to a player who can pay its price; null if it is. */
  refusal: Nullable(Enum(CampaignRefusal)),
})
export type CampaignOffer = Static<typeof CampaignOffer>

/** A campaign with its offers for this player. */
export const CampaignPage = Type.Object({ ...CampaignStatus.properties, offers: Type.Array(CampaignOffer) })
export type CampaignPage = Static<typeof CampaignPage>

export const Chest = Type.Object({
  /** For `GET /api/campaign/use/{id}`. */
  id: Id,
  type: Enum(ChestType),
  /** Gems bought since the campaign began, plus those that the won fights count as. */
  progress: Count,
  goal: Count,
  openable: Flag,
  opened: Flag,
  until: Nullable(Time),
  chances: Type.Array(ChestContent),
  /** The draw for this player's next opening. */
  draw: AnnouncedDraw,
})
export type Chest = Static<typeof Chest>

/** A chest campaign. */
export const ChestCampaign = Type.Object({
  status: CampaignStatus,
  /** Gems bought since it began. */
  bought: Count,
  /** Fights won since it began. */
  victories: Count,
  /** The number of bought gems that a won fight counts as. */
  gemsPerVictory: Count,
  chests: Type.Array(Chest),
})
export type ChestCampaign = Static<typeof ChestCampaign>

/** An opened chest: the drawn row of its chances, and the draw, whose hash was published before. */
export const ChestOpening = Type.Object({ type: Enum(ChestType), row: Count, draw: RevealedDraw })
export type ChestOpening = Static<typeof ChestOpening>
