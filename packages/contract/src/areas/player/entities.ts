import { type Static, Type } from 'typebox'
import {
  AccessLevel,
  CharacterAndCompanion,
  ClanParticipation,
  ControlType,
  Gender,
  GiftNews,
  InterfaceMode,
  Membership,
  MoveSpeedMode,
  OfferType,
  PlayerSource,
  ResourceName,
  TaskGroup,
} from '../../enums.ts'
import { Count, Enum, Flag, Id, Nullable, Time, Whole } from '../../schema.ts'
import { Creature, ForceV2 } from '../hero/entities.ts'
import { Gain } from '../road/entities.ts'

/** Everything a player can hold an amount of; each change of any of them is a line of the ledger. `mithril` is shown as gems or emeralds. */
export const Resources = Type.Object(
  // Gems sink below zero only after a refund took back what was already spent.
  Object.fromEntries(ResourceName.map((name) => [name, name === 'mithril' ? Whole : Count])) as Record<ResourceName, typeof Count>,
)
export type Resources = Static<typeof Resources>

export const Task = Type.Object({
  /** Which task of packages/world: `task.<taskId>.name` is its text. */
  taskId: Type.String(),
  /** This player's own: the same task has another id on another day or in another year. */
  id: Id,
  group: Enum(TaskGroup),
  progress: Count,
  /** Event tasks begin anew whenever their reward is taken: `progress` goes on, and `goal` is the next one. */
  goal: Count,
  /** The reward can be taken. */
  done: Flag,
  taken: Flag,
  gains: Type.Array(Gain),
  /** Event tasks: which event of packages/world, else null. */
  event: Nullable(Type.String()),
  /** When it ends: team assignments with their day, event tasks with their event. Null for what waits for ever. */
  until: Nullable(Time),
})
export type Task = Static<typeof Task>

export const PlayerMarker = Type.Object({ playerId: Id, playerMarker: Type.String({ minLength: 1, maxLength: 60 }) })
export const Offer = Type.Object({ offerType: Enum(OfferType), viewed: Flag })

/** A consumable lying in the backpack. */
export const Consumable = Type.Object({ id: Id, kind: Type.String({ maxLength: 40 }), count: Count })
export type Consumable = Static<typeof Consumable>

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
  /** The highest stair whose guardian fell. */
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
  lang: Enum(['RU', 'EN'] as const),
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
  /** A feast is on: what it leaves along the way is asked for by `special/get`. */
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
  /** The gifts of all the player's heroes. */
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
