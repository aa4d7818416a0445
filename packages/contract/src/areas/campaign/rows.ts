import type { ChanceRow, ChanceTable } from '../../economy/chance.ts'
import type { OfferRow } from '../../economy/offer.ts'
import type { Reward } from '../../economy/reward.ts'
import type { PlayerSource } from '../../enums.ts'
import type { CampaignType, ChestType, WheelKind } from './enums.ts'

/** When a campaign is active, in server time (UTC). */
export interface CampaignWindow {
  /** The first start, in milliseconds since 1970. */
  readonly from: number
  readonly hours: number
  /** Number of days after which it repeats; null if it does not repeat. */
  readonly everyDays: number | null
}

/** An additional time of a campaign, for all its players. */
export interface CampaignTime extends CampaignWindow {
  readonly type: CampaignType
}

/** A type of campaign. Texts: `campaign.<type>.name`, `.about` and `.line`. */
export interface CampaignRow {
  readonly type: CampaignType
  /** Null for NO, which is active while no other campaign is. */
  readonly window: CampaignWindow | null
  /** Only for players of this platform. */
  readonly source?: PlayerSource
  readonly discountPercent: number
}

/** A chest of a chest campaign. */
export interface ChestRow {
  readonly type: ChestType
  /** Gems to buy during the campaign, or to earn by won fights, before it opens. */
  readonly goal: number
}

/** An offer of a campaign. */
export interface CampaignOfferRow extends OfferRow {
  readonly campaign: CampaignType
  /** Offers of the same campaign that must be taken first. */
  readonly after?: readonly number[]
}

/** A sector of a wheel. */
export interface WheelRow extends ChanceRow {
  /** The prize instead, if it needs a creature and none of the player's can receive it. */
  readonly instead?: readonly Reward[]
}

/** A wheel. Its rows are its sectors, clockwise. */
export interface WheelTable extends ChanceTable {
  readonly kind: WheelKind
  readonly rows: readonly WheelRow[]
}

/** A type of chests that open after a time. */
export interface DelayedChestTable extends ChanceTable {
  readonly type: ChestType
  /** Minutes until it can be opened. */
  readonly minutes: number
}
