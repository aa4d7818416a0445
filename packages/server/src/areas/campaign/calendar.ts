import type { CampaignTime, CampaignType, PlayerSource } from '@skystair/contract'
import { type ActiveCampaign, campaignsAfter, campaignsAt } from '@skystair/rules'
import { campaigns, campaignTimes, GEMS_BONUS_PERCENT } from '@skystair/world/areas/campaign/rows'
import type { Running } from '../../economy/condition.ts'

interface Visitor {
  readonly source: PlayerSource
}

/** The calendar of this server. `setCalendar` sets it once, at the start. */
let times: readonly CampaignTime[] = campaignTimes

/** Sets the times of all campaigns: the game's own, with or without those of the operator. */
export function setCampaignTimes(given: readonly CampaignTime[]): void {
  times = given
}

const sources = new Map<CampaignType, PlayerSource | undefined>(campaigns.map(({ type, source }) => [type, source]))
const isFor =
  ({ source }: Visitor) =>
  ({ type }: ActiveCampaign): boolean => {
    const only = sources.get(type)
    return only === undefined || only === source
  }

/** Returns the discount of a campaign in per cent; 0 if it has none. */
export const percentOf = (type: CampaignType): number => campaigns.find((row) => row.type === type)?.discountPercent ?? 0

/** Returns the key of one time of a campaign: `CHEST@2026-04-06T08:00`. */
export const keyOf = ({ type, from }: ActiveCampaign): string => `${type}@${new Date(from).toISOString().slice(0, 16)}`

/** Returns the active campaigns of a player, in the order of their ends. */
export const campaignsFor = (visitor: Visitor, now: number): ActiveCampaign[] =>
  campaignsAt(times, now)
    .filter(isFor(visitor))
    .sort((a, b) => a.until - b.until)

/** Returns the next time of each campaign for a player, in the order of their starts. */
export const nextCampaignsFor = (visitor: Visitor, now: number): ActiveCampaign[] => campaignsAfter(times, now).filter(isFor(visitor))

/** Returns a campaign if it is active for a player, or undefined. */
export const campaignOf = (type: CampaignType, visitor: Visitor, now: number): ActiveCampaign | undefined =>
  campaignsFor(visitor, now).find((campaign) => campaign.type === type)

/** Returns the active campaigns of a player in the form that conditions of offers refer to. */
export const runningCampaigns = (visitor: Visitor, now: number): Running[] =>
  campaignsFor(visitor, now).map((campaign) => ({ id: campaign.type, key: keyOf(campaign), until: campaign.until }))

/** Returns the bonus in per cent that the bank currently adds to the gems that a player buys. */
export const gemsBonusPercent = (visitor: Visitor, now: number): number =>
  campaignOf('GEMS_PLUS_50', visitor, now) ? GEMS_BONUS_PERCENT : 0
