import { type Static, Type } from 'typebox'
import { Gain } from '../../economy/gain.ts'
import { Resources } from '../../economy/purse.ts'
import { Count, Enum, Flag, Id, Nullable, Time } from '../../schema.ts'
import { Membership } from '../bank/enums.ts'
import { CampaignType } from '../campaign/enums.ts'
import { ClanParticipation } from '../clan/enums.ts'
import { GiftNews } from '../gift/enums.ts'
import { Consumable, Creature, ForceV2 } from '../hero/entities.ts'
import { PlayerSource } from '../platform/enums.ts'
import { Tile } from '../road/entities.ts'
import { ControlType } from '../road/enums.ts'
import { InterfaceMode, Lang, MoveSpeedMode, Quality } from '../settings/enums.ts'
import { Task } from '../task/entities.ts'
import { AccessLevel, CharacterAndCompanion, Gender, OfferType } from './enums.ts'

export const PlayerMarker = Type.Object({ playerId: Id, playerMarker: Type.String({ minLength: 1, maxLength: 60 }) })
export const Offer = Type.Object({ offerType: Enum(OfferType), viewed: Flag })

export const Player = Type.Object({
  id: Id,
  /** Nickname. Trial players have none yet and are shown as a guest. */
  name: Nullable(Type.String({ maxLength: 40 })),
  mailOrPhone: Nullable(Type.String({ maxLength: 120 })),
  registered: Flag,
  gender: Enum(Gender),
  characterAndCompanion: Enum(CharacterAndCompanion),
  level: Count,
  /** The stair the player stands on, counted from 1. */
  stair: Count,
  /** The highest stair whose guardian was defeated. */
  bestVictoryStair: Count,
  /** The stair of the battle in progress or last fought. */
  battleStair: Count,
  battleId: Nullable(Id),
  /** Height on the road in units; one stair is 480. */
  coordinate: Count,
  minCoordinate: Count,
  maxCoordinate: Count,
  controlType: Enum(ControlType),
  /** Which road the coordinate is on: `main`, or the id of the turn that was taken. */
  contextId: Type.String({ maxLength: 60 }),
  userSource: Enum(PlayerSource),
  lang: Enum(Lang),
  interfaceMode: Enum(InterfaceMode),
  soundMute: Flag,
  pushEnabled: Flag,
  moveSpeedMode: Enum(MoveSpeedMode),
  accessLevel: Enum(AccessLevel),
  clanId: Nullable(Id),
  clanParticipationState: Enum(ClanParticipation),
  promptClan: Flag,
  /** What the guide has to teach next, or null: the id of an education of packages/world. */
  prompt: Nullable(Type.String()),
  haveNewMailMessage: Flag,
  haveNewGift: Flag,
  giftNews: Enum(GiftNews),
  haveCompletedTasks: Flag,
  /** An event is on: the places that it adds to the road are asked for by `special/get`. */
  requestSpecialPlaces: Flag,
  roadNews: Flag,
  creatureNews: Flag,
  rated: Flag,
  /** Small facts about the player as text: `namePrice`, the gems that the next change of name costs. */
  metaData: Type.Record(Type.String(), Type.String()),
  goodPoints: Count,
  evilPoints: Count,
  currentExp: Count,
  maxExp: Count,
  resources: Resources,
  membership: Enum(Membership),
  creatures: Type.Array(Creature),
  consumables: Type.Array(Consumable),
  tasks: Type.Array(Task),
  playerMarkers: Type.Array(PlayerMarker),
  offers: Type.Array(Offer),
  /** The forces of all the player's heroes. */
  forcesV2: Type.Array(ForceV2),
  chatBannedUntil: Nullable(Time),
  chatBlockList: Type.Array(Id),
  mailBlockList: Type.Array(Id),
  /** When the next daily reward can be taken. */
  everydayRewardAt: Time,
  /** Days in a row that the daily reward was taken. */
  everydayRewardStreak: Count,
})
export type Player = Static<typeof Player>

/** The reply of most rewards and purchases: what was gained, and the player after it. */
export const Gained = Type.Object({ player: Player, gains: Type.Array(Gain) })

/** What the page needs at its start and whenever it asks for the player anew. */
export const PlayerInfo = Type.Object({
  /** Markup-free text of the page's header and footer areas. */
  header: Type.String(),
  footer: Type.String(),
  quality: Enum(Quality),
  campaignTypes: Type.Array(Enum(CampaignType)),
  optionalUnseenCampaign: Nullable(Enum(CampaignType)),
  referralBonus: Type.Object({ startBonus: Count, refClanBonus: Count, refBonus: Count }),
  /** How many more forces can be begun now, and how many can grow at once. */
  hammerDto: Type.Object({ current: Count, max: Count }),
  cardState: Type.Record(Type.String(), Count),
  sale: Nullable(Type.Object({ packId: Count, quantity: Count, until: Time })),
  idToStore: Id,
  maxLevelAmongAccs: Count,
  serverTimeMs: Time,
  clientUuid: Type.String(),
  /** Null before a character was chosen. */
  player: Nullable(Player),
  /** A moderator is looking through this player's eyes. */
  admined: Flag,
  version: Count,
  artifactIdsToLoad: Type.Array(Count),
  artifactImageMaxStair: Count,
  tiles: Type.Array(Tile),
  /** True where the client's version is older than the server's: it should offer a reload. */
  obsolete: Flag,
})
export type PlayerInfo = Static<typeof PlayerInfo>
