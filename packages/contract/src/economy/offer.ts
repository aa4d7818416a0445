import type { CampaignType, Membership, OfferType } from '../enums.ts'
import type { Price } from './price.ts'
import type { Reward } from './reward.ts'

/** Conditions that a player must meet, all of them. `membership` is the lowest sufficient status. */
export interface Condition {
  /** The highest stair won. */
  readonly stair?: number
  readonly level?: number
  readonly membership?: Membership
  readonly clanLevel?: number
  /** At least so many points by choices on the road. */
  readonly goodPoints?: number
  readonly evilPoints?: number
  /** The lowest sufficient status of the player's clan. */
  readonly clanMembership?: Membership
  /** This event, or any event, is on. */
  readonly event?: string | 'ANY'
  readonly campaign?: CampaignType
  /** This offer was made to the player and has not ended. */
  readonly offer?: OfferType
}

/** How often one player can take an offer. A missing field means no limit. */
export interface Limit {
  readonly ever?: number
  /** Per day in UTC. */
  readonly perDay?: number
  /** Per event or campaign named in the condition. */
  readonly perEvent?: number
  /** Minimum time between two, in hours. */
  readonly hours?: number
}

/** Something that a player can buy or take. Shops, gifts, packs and campaigns are tables of offers. */
export interface OfferRow {
  /** Number used in calls. Never changes. */
  readonly id: number
  readonly rewards: readonly Reward[]
  /** Everything listed must be paid; empty if it is free. */
  readonly price: readonly Price[]
  readonly condition?: Condition
  readonly limit?: Limit
  /** Discounts in per cent. The largest one whose condition is met applies. */
  readonly reductions?: readonly { readonly percent: number; readonly condition: Condition }[]
  /** Availability in milliseconds since 1970: from the first moment until just before the last. */
  readonly available?: { readonly from: number; readonly until: number }
}
