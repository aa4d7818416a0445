import type { ArtifactEffect, CreatureClass, Faction, Rarity, SkillType } from '../../enums.ts'
import type { Creature } from './entities.ts'

/** A kind of creature: what every one of its kind starts with at level 1 and rank 0. */
export interface CreatureKind {
  /** Catalogue number, stable for ever. */
  readonly id: number
  /** Name in snake case, unique; premium ones end with `_ob`. Texts are `creature.<imageId>.name` and `.lore`. */
  readonly imageId: string
  readonly class: CreatureClass
  readonly faction: Faction
  readonly rarity: Creature['rarity']
  readonly premium: boolean
  /** Can be had from the ark: twelve forces, of up to fifteen or sixteen ranks. */
  readonly ark: boolean
  readonly health: number
  readonly attack: number
  readonly defence: number
  readonly immortality: number
  readonly slots: number
  readonly maxRank: number
  readonly skills: readonly { readonly skillType: SkillType; readonly valueTotal: number }[]
  /** Stairs between which it is met on the road; 0 and 0 for those that are not. */
  readonly fromStair: number
  readonly toStair: number
}

/** An artifact of the catalogue. Texts: `artifact.<key>.name`. `power` is at rarity USUAL. */
export interface ArtifactKind {
  readonly id: number
  readonly key: string
  readonly effectType: ArtifactEffect
  readonly atlasKey: string
  readonly rarity: Rarity
  readonly power: number
  readonly minStair: number
}
