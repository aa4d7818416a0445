import type { Condition, Limit } from '../../economy/offer.ts'
import type { Price } from '../../economy/price.ts'
import type { CreatureClass, Faction, Rarity, ResourceName } from '../../enums.ts'
import type { Creature } from '../hero/entities.ts'
import type { ShopContext } from './enums.ts'

/** Which kinds of creatures a shop sells: those that meet every part. Starting heroes, companions and bosses are never sold. */
export interface HeroStock {
  readonly classes?: readonly CreatureClass[]
  readonly factions?: readonly Faction[]
  readonly rarities?: readonly Creature['rarity'][]
  readonly ark?: true
  /** The number on sale on one day. All kinds take turns. */
  readonly atOnce: number
}

/** A shop of the map of towns. Texts: `shop.<id>.name`, `.about`, `.keeper`, `.line` and `.thanks`. */
export interface ShopRow {
  /** Name in calls and texts. Never changes. */
  readonly id: string
  /** Number in the ids of its offers, 1 to 99. Never changes. */
  readonly number: number
  /** Frame of its picture on the map. */
  readonly island: string
  /** File of the painting behind the keeper. */
  readonly backdrop: string
  /** Frame of the keeper: `keeper/…`, which has moods, or `creature/…`; null if the shop has no visible keeper. */
  readonly keeper: string | null
  readonly condition: Condition
}

/**
 * From these numbers of good or bad points on, a keeper greets a player with `shop.<shop>.good` or `shop.<shop>.evil` instead of `shop.<shop>.line`.
 */
export interface KeeperLineRow {
  readonly shop: string
  readonly goodPoints: number
  readonly evilPoints: number
}

/** A shop that sells artifacts: amulets, or all others of some rarities. */
export interface ArtifactShopRow extends ShopRow {
  readonly context: ShopContext
  readonly amulets: boolean
  readonly rarities: readonly Rarity[]
}

/** The price of a booster: gold for each level of the player, or gems. */
export type BoosterPrice = { readonly goldPerLevel: number } | { readonly mithril: number }

/** A portrait that players buy and wear. Text: `avatar.<key>`. */
export interface AvatarRow {
  /** Number in calls. Never changes; 0 is the face that a player began with. */
  readonly id: number
  /** Name in the catalogue and of its frame, `face/<key>`. Never changes. */
  readonly key: string
  readonly price: readonly Price[]
  /** Its requirements in addition to those of its shop. */
  readonly condition?: Condition
}

/** A shop that sells portraits. */
export interface AvatarShopRow extends ShopRow {
  readonly avatars: readonly AvatarRow[]
}

/** A shop that sells heroes, for one resource. */
export interface HeroShopRow extends ShopRow {
  readonly resource: ResourceName
  /** The part of the path of the call that sells its heroes; null for `POST /api/shop/creature/{id}/buy`. */
  readonly buyVia: 'ametist' | 'token' | 'portal' | null
  readonly stock: HeroStock
  /** How often a player can buy the same hero. */
  readonly limit: Limit & { readonly perDay: number }
}

/** Heroes of one kind, which can be exchanged for one of the next. Texts: `exchangeKind.<kind>`. */
export interface ExchangeKindRow {
  /** Name in calls, in upper case. */
  readonly kind: string
  readonly rarities: readonly Creature['rarity'][]
  /** The number of them that one hero costs. */
  readonly takes: number
  /** The additional price in gold for each level at which the hero joins. */
  readonly goldPerLevel: number
  /** The heroes that the player can get for them. */
  readonly stock: HeroStock
  readonly condition: Condition
}
