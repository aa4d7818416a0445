// Shorthand for the rows of the catalogue, so that a creature is one readable line and the figures that follow from its rarity are stated once.
import type { Creature, CreatureClass, CreatureKind, Faction, SkillType } from '@skystair/contract'

type CreatureRarity = Creature['rarity']

const slotsOf: Record<CreatureRarity, number> = { COMMON: 1, UNCOMMON: 2, RARE: 3, EPIC: 4, LEGENDARY: 5 }
const ranksOf: Record<CreatureRarity, number> = { COMMON: 4, UNCOMMON: 4, RARE: 5, EPIC: 5, LEGENDARY: 6 }

interface More {
  /** Charges by skill. */
  readonly skills?: Partial<Record<SkillType, number>>
  /** The stairs it lives on, first and last; left out for those that are never met as enemies. */
  readonly stairs?: readonly [number, number]
  readonly immortality?: number
  readonly maxRank?: number
  /** One of those that the ark carries. */
  readonly ark?: true
}

/** One kind: number, name, class, faction, rarity, [health, attack, defence] at level 1 and rank 0, and what sets it apart. */
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
  const skills = Object.entries(more.skills ?? {}) as [SkillType, number][]
  return {
    id,
    imageId,
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
