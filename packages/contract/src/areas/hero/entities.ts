import { type Static, Type } from 'typebox'
import { Count, Enum, Id, Nullable, Time } from '../../schema.ts'
import { ArtifactEffect, CardKind, CreatureClass, EffectType, Faction, Force, Rarity, SkillType } from './enums.ts'

export const Skill = Type.Object({ skillType: Enum(SkillType), valueCurrent: Count, valueTotal: Count })
export type Skill = Static<typeof Skill>

/** A temporary state. `power` is damage per move for FIRED and POISONED, per cent for the others, and 0 for those without a strength. */
export const Effect = Type.Object({
  type: Enum(EffectType),
  movesRemain: Count,
  power: Count,
})
export type Effect = Static<typeof Effect>

export const Artifact = Type.Object({
  id: Id,
  /** Catalogue number of the artifact. */
  artifactId: Count,
  effectType: Enum(ArtifactEffect),
  /** Frame name in the items atlas. */
  atlasKey: Type.String(),
  rarity: Enum(Rarity),
  /** Points, or per cent for KOSCHEY and RESURRECTION effects. */
  power: Count,
})
export type Artifact = Static<typeof Artifact>

/** A hero's force: its current rank, and when the improvement in progress will be finished (null if there is none). */
export const ForceV2 = Type.Object({ force: Enum(Force), warriorClass: Enum(CreatureClass), rank: Count, readyAt: Nullable(Time) })
export type ForceV2 = Static<typeof ForceV2>

/**
 * The sum of the power given up for a hero at the forge and by transfers, by effect. A quarter of it counts permanently.
 */
export const Forged = Type.Object({ effectType: Enum(ArtifactEffect), power: Count })
export type Forged = Static<typeof Forged>

export const Health = Type.Object({ current: Count, total: Count })
export type Health = Static<typeof Health>

/** A hero or creature of a player. Its health carries over from battle to battle. */
export const Creature = Type.Object({
  id: Id,
  /** Catalogue name of the creature (packages/world); names and pictures follow from it. Premium ones end with `_ob` or are listed. */
  imageId: Type.String({ maxLength: 60 }),
  class: Enum(CreatureClass),
  faction: Enum(Faction),
  rarity: Enum(['COMMON', 'UNCOMMON', 'RARE', 'EPIC', 'LEGENDARY'] as const),
  premium: Type.Boolean(),
  /** Position if no order was saved: lower first. */
  weight: Count,
  /** Fights in the squad. At most 6 do. */
  combative: Type.Boolean(),
  playerId: Nullable(Id),
  level: Count,
  rank: Count,
  maxRank: Count,
  rankPoints: Count,
  /** When the next rank will be raised; absent if it is not being raised. */
  rankReadyAt: Type.Optional(Time),
  currentExp: Count,
  maxExp: Count,
  health: Health,
  attack: Count,
  defence: Count,
  /** Number of deadly hits that it can still survive. */
  immortality: Count,
  slotsCount: Count,
  /** Lent to the player until `temporalUntil`. */
  temporal: Type.Boolean(),
  temporalUntil: Nullable(Time),
  artifacts: Type.Array(Artifact),
  skills: Type.Array(Skill),
  effects: Type.Array(Effect),
  forcesV2: Type.Array(ForceV2),
  /** Absent until the hero has received power. */
  forged: Type.Optional(Type.Array(Forged)),
  /** The hero has given its power to another; it can do so once. */
  powerGiven: Type.Optional(Type.Literal(true)),
  /** The tokens that the player paid for it, which oblivion returns; absent if it was not bought for tokens. */
  tokensPaid: Type.Optional(Count),
  /** Healing by time has been applied up to this moment. */
  healedAt: Time,
})
export type Creature = Static<typeof Creature>

/** The consumables that can be used in a fight. */
export const ConsumableSlots = Type.Object({
  count: Count,
  /** The victory that brings the next slot; null if there are no more. */
  nextStair: Nullable(Count),
  consumableIds: Type.Array(Id),
})
export type ConsumableSlots = Static<typeof ConsumableSlots>

/** Cards of a kind: their number, and until when one is in force. `of`: they work for creatures of this class only. */
export const HeldCard = Type.Object({
  card: Enum(CardKind),
  of: Nullable(Enum(CreatureClass)),
  count: Count,
  until: Nullable(Time),
})
export type HeldCard = Static<typeof HeldCard>

/** A consumable in the backpack. */
export const Consumable = Type.Object({ id: Id, kind: Type.String({ maxLength: 40 }), count: Count })
export type Consumable = Static<typeof Consumable>
