import type { ArtifactEffect, CreatureClass, Faction, Rarity, SkillType } from '../../enums.ts'
import type { Creature } from './entities.ts'

/** A rectangle of a picture in per cent of its width and height: left, top, width, height. */
export type PictureBox = readonly [left: number, top: number, width: number, height: number]

/** The parts of a creature's picture that move while it waits. The first three are named by how much of the picture they take, in per cent. */
export interface MovingParts {
  /** The outer part of each side. */
  readonly wings?: number
  /** The upper part. */
  readonly flame?: number
  /** The lower part. */
  readonly tail?: number
  /** A tail at the left or right edge, and the point from which it hangs. Only without the three above. */
  readonly swing?: { readonly box: PictureBox; readonly at: readonly [x: number, y: number] }
  /** Eyes with their outlines. They blink: the skin below each is drawn over it for a moment. */
  readonly eyes?: readonly PictureBox[]
}

/** A kind of creature: its figures at level 1 and rank 0. */
export interface CreatureKind {
  /** Catalogue number. Never changes. */
  readonly id: number
  /** Name in snake case, unique; premium ones end with `_ob`. Texts are `creature.<imageId>.name` and `lore.<imageId>`. */
  readonly imageId: string
  /** Frame of its picture, e.g. `creature/grey_wolf`; no two kinds share one. A boss has another for its second phase: the same name with `/2`. */
  readonly picture: string
  /** The part of the road on which it is first met, from 1 on: its picture is in the atlas of that part. */
  readonly part: number
  readonly class: CreatureClass
  readonly faction: Faction
  readonly rarity: Creature['rarity']
  readonly premium: boolean
  /** Can come from the ark, with twelve forces of up to fifteen or sixteen ranks. */
  readonly ark: boolean
  readonly health: number
  readonly attack: number
  readonly defence: number
  readonly immortality: number
  readonly slots: number
  readonly maxRank: number
  readonly skills: readonly { readonly skillType: SkillType; readonly valueTotal: number }[]
  /** First and last stair where it is met on the road; 0 and 0 if it is not. */
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
