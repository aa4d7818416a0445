export const Force = ['ATTACK', 'DEFENCE', 'HEALTH', 'IMMORTALITY', 'POISON'] as const
export type Force = (typeof Force)[number]

export const Faction = ['SUN', 'MOON', 'SHADOW', 'NONE'] as const
export type Faction = (typeof Faction)[number]

export const Rarity = ['USUAL', 'UNIQUE', 'RARE'] as const
export type Rarity = (typeof Rarity)[number]

export const SkillType = ['ATTACK', 'DEFENCE', 'HEALTH', 'POISON', 'IMMORTALITY'] as const
export type SkillType = (typeof SkillType)[number]

export const ArtifactEffect = [
  'ATTACK',
  'DEFENCE',
  'ATTACK_DEFENCE',
  'HEALTH',
  'KOSCHEY_ATTACK',
  'KOSCHEY_DEFENCE',
  'POISON',
  'RESURRECTION',
  'SHADOW_ENFORCE',
  // The specification mentions "several amulets" without naming them.
  'AMULET_SUN',
  'AMULET_MOON',
  'AMULET_SHADOW',
] as const
export type ArtifactEffect = (typeof ArtifactEffect)[number]

/** Temporary states. The first four are the specification's. */
export const EffectType = ['FROZEN', 'FIRED', 'HIDDEN', 'TOTEM', 'POISONED', 'STUNNED', 'WEAKENED', 'SHIELDED', 'STRENGTHENED'] as const
export type EffectType = (typeof EffectType)[number]

export { CreatureClass } from '../../creature-classes.ts'

export const CardKind = ['ELEPHANT', 'SNAKE', 'MOUSE', 'EAGLE', 'ARK', 'EVOLUTION'] as const
export type CardKind = (typeof CardKind)[number]

/** Why a hero cannot give its power to another. */
export const TransferRefusal = ['TRANSFER_SELF', 'TRANSFER_NOTHING', 'TRANSFER_STRONGER', 'FORGED_FULL'] as const
export type TransferRefusal = (typeof TransferRefusal)[number]
