import { type Static, Type } from 'typebox'
import { Count, Enum, Id, Nullable, Time } from '../../schema.ts'
import { ArtifactEffect, CreatureClass, EffectType, Faction, Force, Rarity, SkillType } from './enums.ts'

export const Skill = Type.Object({ skillType: Enum(SkillType), valueCurrent: Count, valueTotal: Count })
export type Skill = Static<typeof Skill>

/** A state that wears off: `power` is its strength (damage a move for FIRED and POISONED, per cent for the others), 0 where it has none. */
export const Effect = Type.Object({
  type: Enum(EffectType),
  movesRemain: Count,
  power: Count,
})
export type Effect = Static<typeof Effect>

export const Artifact = Type.Object({
  id: Id,
  /** Which artifact of the catalogue. */
  artifactId: Count,
  effectType: Enum(ArtifactEffect),
  /** Frame name in the items atlas. */
  atlasKey: Type.String(),
  rarity: Enum(Rarity),
  /** Points, or per cent for KOSCHEY and RESURRECTION effects. */
  power: Count,
})
export type Artifact = Static<typeof Artifact>

/** A force of a hero: its rank now, and when the rank being grown will be ready (null when none is). */
export const ForceV2 = Type.Object({ force: Enum(Force), warriorClass: Enum(CreatureClass), rank: Count, readyAt: Nullable(Time) })
export type ForceV2 = Static<typeof ForceV2>

export const Health = Type.Object({ current: Count, total: Count })
export type Health = Static<typeof Health>

/** A hero or creature as a player owns it. Health stays as the last fight left it. */
export const Creature = Type.Object({
  id: Id,
  /** Which creature of the catalogue (packages/world); names and pictures follow from it. Premium ones end with `_ob` or are listed. */
  imageId: Type.String({ maxLength: 60 }),
  class: Enum(CreatureClass),
  faction: Enum(Faction),
  rarity: Enum(['COMMON', 'UNCOMMON', 'RARE', 'EPIC', 'LEGENDARY'] as const),
  premium: Type.Boolean(),
  /** Order where none is saved: lighter first. */
  weight: Count,
  /** In the squad that fights. At most 6 are. */
  combative: Type.Boolean(),
  playerId: Nullable(Id),
  level: Count,
  rank: Count,
  maxRank: Count,
  rankPoints: Count,
  currentExp: Count,
  maxExp: Count,
  health: Health,
  attack: Count,
  defence: Count,
  /** Deadly hits it still survives. */
  immortality: Count,
  slotsCount: Count,
  /** Belongs to the player only for a while, until `temporalUntil`. */
  temporal: Type.Boolean(),
  temporalUntil: Nullable(Time),
  artifacts: Type.Array(Artifact),
  skills: Type.Array(Skill),
  effects: Type.Array(Effect),
  forcesV2: Type.Array(ForceV2),
  /** When the healing that comes with time last counted. */
  healedAt: Time,
})
export type Creature = Static<typeof Creature>

/** A consumable lying in the backpack. */
export const Consumable = Type.Object({ id: Id, kind: Type.String({ maxLength: 40 }), count: Count })
export type Consumable = Static<typeof Consumable>
