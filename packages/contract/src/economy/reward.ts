import { type Static, Type } from 'typebox'
import { CardKind, ChestType, ResourceName } from '../enums.ts'
import { Enum } from '../schema.ts'

const name = Type.String({ minLength: 1, maxLength: 60 })
const amount = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })
const percent = Type.Integer({ minimum: 1, maximum: 100 })

/**
 * Everything that a player can be given, one member for each kind in the specification. Names are those of the catalogue in packages/world. Scrolls and
 * boosts for battles are consumables, amulets are artifacts, animals are creatures.
 */
export const Reward = Type.Union([
  Type.Object({ kind: Type.Literal('resource'), resource: Enum(ResourceName), amount }),
  /** A creature that joins the player. Without a level, the area that grants it decides. */
  Type.Object({ kind: Type.Literal('creature'), imageId: name, level: Type.Optional(amount) }),
  Type.Object({ kind: Type.Literal('artifact'), artifact: name }),
  Type.Object({ kind: Type.Literal('consumable'), consumable: name, amount }),
  Type.Object({ kind: Type.Literal('booster'), booster: name, amount }),
  /** `of`: the creature class, for evolution cards that work for one class only. */
  Type.Object({ kind: Type.Literal('card'), card: Enum(CardKind), of: Type.Optional(name), amount }),
  /** Chests that open after a time, without victories. */
  Type.Object({ kind: Type.Literal('chest'), chest: Enum(ChestType), amount }),
  /** Ranks for a creature of the player's choice. */
  Type.Object({ kind: Type.Literal('rank'), amount }),
  Type.Object({ kind: Type.Literal('avatar'), avatar: name }),
  /** A boost for all members of the player's clan. */
  Type.Object({ kind: Type.Literal('clanBoost'), boost: Type.Literal('experience'), hours: amount }),
  /** Extra gems, in per cent, on the purchases that the player starts in the next day. */
  Type.Object({ kind: Type.Literal('gemsBonus'), percent }),
  Type.Object({ kind: Type.Literal('portalDiscount'), percent, amount }),
  /** Spins of the golden wheel. Ordinary tickets are a resource. */
  Type.Object({ kind: Type.Literal('goldTicket'), amount }),
  /** One more force can be improved at the same time. */
  Type.Object({ kind: Type.Literal('hammer'), amount }),
  /** Items for the snow world, the location that is free to enter. */
  Type.Object({ kind: Type.Literal('locationItem'), item: Type.Literal('snowshoes'), amount }),
])
export type Reward = Static<typeof Reward>

export type RewardKind = Reward['kind']
export type RewardOf<K extends RewardKind> = Extract<Reward, { readonly kind: K }>
export type ResourceReward = RewardOf<'resource'>
