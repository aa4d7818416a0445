import { type Static, Type } from 'typebox'
import { Gain } from '../../economy/gain.ts'
import { Resources } from '../../economy/purse.ts'
import { Count, Enum, Flag, Id, Nullable, Time } from '../../schema.ts'
import { Membership } from '../bank/enums.ts'
import { CampaignType } from '../campaign/enums.ts'
import { ClanParticipation } from '../clan/enums.ts'
import { GiftNews } from '../gift/enums.ts'
import { Artifact, Consumable, ConsumableSlots, Creature, ForceV2, HeldCard } from '../hero/entities.ts'
import { BanReason } from '../moderation/enums.ts'
import { Source } from '../platform/source.ts'
import { Tile } from '../road/entities.ts'
import { ControlType, MovementDirection } from '../road/enums.ts'
import { InterfaceMode, Lang, MoveSpeedMode, Quality } from '../settings/enums.ts'
import { RunningBooster } from '../shop/entities.ts'
import { Task } from '../task/entities.ts'
import { AccessLevel, CharacterAndCompanion, Gender, OfferType } from './enums.ts'

export const PlayerMarker = Type.Object({ playerId: Id, playerMarker: Type.String({ minLength: 1, maxLength: 60 }) })
export const Offer = Type.Object({ offerType: Enum(OfferType), viewed: Flag })

export const Player = Type.Object({
  id: Id,
  /** Nickname. Trial players have none and are shown as a guest. */
  name: Nullable(Type.String({ maxLength: 40 })),
  mailOrPhone: Nullable(Type.String({ maxLength: 120 })),
  registered: Flag,
  gender: Enum(Gender),
  characterAndCompanion: Enum(CharacterAndCompanion),
  /** Name in the catalogue of the worn portrait; null for the face of the character. */
  avatar: Nullable(Type.String({ maxLength: 40 })),
  /** Names of the portraits that the player owns, the oldest first. */
  avatars: Type.Array(Type.String({ maxLength: 40 })),
  level: Count,
  /** The player's current stair, counted from 1. */
  stair: Count,
  /** The highest stair whose guardian the player defeated. */
  bestVictoryStair: Count,
  /** The stair of the current or last battle. */
  battleStair: Count,
  battleId: Nullable(Id),
  /** Height on the road in units; one stair is 480. */
  coordinate: Count,
  /** How far down the player may walk: on a road that leads only up, to the last platform reached. */
  minCoordinate: Count,
  maxCoordinate: Count,
  controlType: Enum(ControlType),
  movementDirection: Enum(MovementDirection),
  /** The road of the coordinate: `main`, or the id of the turn that leads to it. */
  contextId: Type.String({ maxLength: 60 }),
  userSource: Source,
  lang: Enum(Lang),
  interfaceMode: Enum(InterfaceMode),
  soundMute: Flag,
  pushEnabled: Flag,
  moveSpeedMode: Enum(MoveSpeedMode),
  /** Whether elixir heals the heroes by itself after a fight. */
  elixirHealing: Flag,
  /** Whether the player sees others on the road, and is seen by them. */
  neighbours: Flag,
  /** Whether the player's page shows others the squad. */
  squadShown: Flag,
  /** Whether the player has more time for each turn of a melee. */
  longTurns: Flag,
  accessLevel: Enum(AccessLevel),
  clanId: Nullable(Id),
  clanParticipationState: Enum(ClanParticipation),
  promptClan: Flag,
  /** Id of the next education of packages/world, or null. */
  prompt: Nullable(Type.String()),
  haveNewMailMessage: Flag,
  haveNewGift: Flag,
  giftNews: Enum(GiftNews),
  haveCompletedTasks: Flag,
  /** True while an event is on: `special/get` returns the places that it adds to the road. */
  requestSpecialPlaces: Flag,
  roadNews: Flag,
  creatureNews: Flag,
  rated: Flag,
  /** Small values as text, such as `namePrice` and `genderPrice`, the prices in gems of the next change of name and of gender. */
  metaData: Type.Record(Type.String(), Type.String()),
  goodPoints: Count,
  evilPoints: Count,
  currentExp: Count,
  maxExp: Count,
  resources: Resources,
  membership: Enum(Membership),
  creatures: Type.Array(Creature),
  consumables: Type.Array(Consumable),
  consumableSlots: ConsumableSlots,
  /** Unused cards, and those in force. */
  cards: Type.Array(HeldCard),
  /** The artifacts in the backpack, which no hero wears. */
  artifacts: Type.Array(Artifact),
  tasks: Type.Array(Task),
  playerMarkers: Type.Array(PlayerMarker),
  offers: Type.Array(Offer),
  /** Running boosters, at most one of each family. */
  boosters: Type.Array(RunningBooster),
  /** Forces of all the player's heroes. */
  forcesV2: Type.Array(ForceV2),
  chatBannedUntil: Nullable(Time),
  /** Reason of the last ban; null without one. */
  chatBanReason: Nullable(Enum(BanReason)),
  chatBlockList: Type.Array(Id),
  mailBlockList: Type.Array(Id),
  /** When the next daily reward can be taken. */
  everydayRewardAt: Time,
  /** Number of days in a row with the daily reward taken. */
  everydayRewardStreak: Count,
})
export type Player = Static<typeof Player>

/** The members of the player that a call changed. The client keeps the others. */
export const PlayerChange = Type.Partial(Player)
export type PlayerChange = Static<typeof PlayerChange>

/** The reply of most rewards and purchases: the gains, and what changed of the player. */
export const Gained = Type.Object({ player: PlayerChange, gains: Type.Array(Gain) })

/** What the page needs at its start and whenever it reloads the player. */
export const PlayerInfo = Type.Object({
  /** Plain text of the page's header and footer. */
  header: Type.String(),
  footer: Type.String(),
  quality: Enum(Quality),
  campaignTypes: Type.Array(Enum(CampaignType)),
  optionalUnseenCampaign: Nullable(Enum(CampaignType)),
  referralBonus: Type.Object({ startBonus: Count, refClanBonus: Count, refBonus: Count }),
  /** The number of improvements of forces that can still be started now, and the number that can run at once. */
  hammerDto: Type.Object({ current: Count, max: Count }),
  /** The number of cards by kind; those for one class as `EVOLUTION_DRAGON`. */
  cardState: Type.Record(Type.String(), Count),
  sale: Nullable(Type.Object({ packId: Count, quantity: Count, until: Time })),
  idToStore: Id,
  maxLevelAmongAccs: Count,
  serverTimeMs: Time,
  clientUuid: Type.String(),
  /** Null until a character is chosen. */
  player: Nullable(Player),
  /** True if a moderator is viewing the game as this player. */
  admined: Flag,
  /** When that view ends by itself; null without one. */
  adminedUntil: Nullable(Time),
  version: Count,
  artifactIdsToLoad: Type.Array(Count),
  artifactImageMaxStair: Count,
  tiles: Type.Array(Tile),
  /** True if the client is older than the server: it should offer to reload. */
  obsolete: Flag,
})
export type PlayerInfo = Static<typeof PlayerInfo>
