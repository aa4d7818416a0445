import type { CampaignType, Membership } from '../enums.ts'
import type { Price } from './price.ts'
import type { Reward } from './reward.ts'

/** What must hold of a player, all of it. Of a status, the least is named. */
export interface Condition {
  /** The highest stair won. */
  readonly stair?: number
  readonly level?: number
  readonly membership?: Membership
  readonly clanLevel?: number
  /** This event is on, or any. */
  readonly event?: string | 'ANY'
  readonly campaign?: CampaignType
}

/** How often one player can have something. What is left out sets no limit. */
export interface Limit {
  readonly ever?: number
  /** On a day of the server's clock (UTC). */
  readonly perDay?: number
  /** While the event or campaign of its condition lasts. */
  readonly perEvent?: number
  /** Hours that pass between two times. */
  readonly hours?: number
}

/** Something that a player can get. Shops, gifts, packs and campaigns are tables of these. */
export interface OfferRow {
  /** Number in calls, stable for ever. */
  readonly id: number
  readonly rewards: readonly Reward[]
  /** All of it is paid; empty where it is for nothing. */
  readonly price: readonly Price[]
  readonly condition?: Condition
  readonly limit?: Limit
  /** What lowers the price, in per cent. The largest whose condition holds counts. */
  readonly reductions?: readonly { readonly percent: number; readonly condition: Condition }[]
  /** When it can be had, in milliseconds since 1970: from the first moment up to the last, which no longer counts. */
  readonly available?: { readonly from: number; readonly until: number }
}
