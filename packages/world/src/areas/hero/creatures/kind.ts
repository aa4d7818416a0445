// Shorthand for the rows of the catalogue, so that a creature is one readable line, and the figures that depend on its rarity are in one place.
import type { Creature, CreatureClass, CreatureKind, Faction, SkillType } from '@skystair/contract'

type CreatureRarity = Creature['rarity']

const slotsOf: Record<CreatureRarity, number> = { COMMON: 1, UNCOMMON: 2, RARE: 3, EPIC: 4, LEGENDARY: 5 }
const ranksOf: Record<CreatureRarity, number> = { COMMON: 4, UNCOMMON: 4, RARE: 5, EPIC: 5, LEGENDARY: 6 }

interface More {
  /** Charges by skill. */
  readonly skills?: Partial<Record<SkillType, number>>
  /** First and last stair where it lives; left out if it is never an enemy. */
  readonly stairs?: readonly [number, number]
  readonly immortality?: number
  readonly maxRank?: number
  /** The stair on which it is first met, if that does not follow from `stairs`. */
  readonly met?: number
  /** Frame of its picture, if that is not in the atlases of creatures. */
  readonly picture?: string
  /** Can come from the ark. */
  readonly ark?: true
}

/** The first stair of each part of the road. Pictures of creatures are loaded by parts. */
const parts = [1, 10, 19, 38, 100, 350, 750, 1500, 2500]

/** A kind: number, name, class, faction, rarity, [health, attack, defence] at level 1 and rank 0, and optional properties. */
export function kind(
  id: number,
  imageId: string,
  cls: CreatureClass,
  faction: Faction,
  rarity: CreatureRarity,
  [health, attack, defence]: readonly [number, number, number],
  more: More = {},
): CreatureKind {
  const [fromStair, toStair] = more.stairs ?? [0, 0]
  const met = more.met ?? (fromStair || Number.POSITIVE_INFINITY)
  const skills = Object.entries(more.skills ?? {}) as [SkillType, number][]
  return {
    id,
    imageId,
    picture: more.picture ?? `creature/${imageId}`,
    part: parts.filter((stair) => stair <= met).length,
    class: cls,
    faction,
    rarity,
    premium: imageId.endsWith('_ob'),
    ark: more.ark ?? false,
    health,
    attack,
    defence,
    immortality: more.immortality ?? 0,
    slots: slotsOf[rarity],
    maxRank: more.maxRank ?? (cls === 'HUMAN' ? 5 : ranksOf[rarity]),
    skills: skills.map(([skillType, valueTotal]) => ({ skillType, valueTotal })),
    fromStair,
    toStair,
  }
}
