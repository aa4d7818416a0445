import type { CampaignStatus, CampaignType, PlayerSource } from '@skystair/contract'
import type { ActiveCampaign } from '@skystair/rules'
import type { Handler } from '../../handlers.ts'
import type { Tx } from '../../storage/db.ts'
import { loadPlayer } from '../player/repository.ts'
import { campaignOf, campaignsFor, keyOf, nextCampaignsFor, percentOf } from './calendar.ts'
import { seenCampaigns } from './repository.ts'

interface Visitor {
  readonly id: number
  readonly source: PlayerSource
}
type Seen = ReadonlyMap<CampaignType, string>

const present = (campaign: ActiveCampaign, active: boolean, seen: Seen): CampaignStatus => ({
  type: campaign.type,
  active,
  from: campaign.from,
  until: campaign.until,
  discountPercent: percentOf(campaign.type),
  seen: active && seen.get(campaign.type) === keyOf(campaign),
})

/** Returns the state of NO, which is active while no other campaign is. */
function quietStatus(visitor: Visitor, now: number): CampaignStatus {
  const active = campaignsFor(visitor, now).length === 0
  const until = active ? (nextCampaignsFor(visitor, now)[0]?.from ?? null) : null
  return { type: 'NO', active, from: null, until, discountPercent: 0, seen: true }
}

/** Returns the state of a campaign for a player. */
export async function statusOf(tx: Tx, type: CampaignType, visitor: Visitor, now: number): Promise<CampaignStatus> {
  if (type === 'NO') return quietStatus(visitor, now)
  const active = campaignOf(type, visitor, now)
  if (active) return present(active, true, await seenCampaigns(tx, visitor.id))
  const next = nextCampaignsFor(visitor, now).find((campaign) => campaign.type === type)
  return next
    ? present(next, false, new Map())
    : { type, active: false, from: null, until: null, discountPercent: percentOf(type), seen: false }
}

/** Returns for the envelope the types of the player's active campaigns, and the first one whose page the player has not opened. */
export async function campaignNews(
  tx: Tx,
  visitor: Visitor | null,
  now: number,
): Promise<{ campaignTypes: CampaignType[]; optionalUnseenCampaign: CampaignType | null }> {
  const active = visitor ? campaignsFor(visitor, now) : []
  const seen: Seen = visitor && active.length > 0 ? await seenCampaigns(tx, visitor.id) : new Map()
  return {
    campaignTypes: active.map(({ type }) => type),
    optionalUnseenCampaign: active.find((campaign) => seen.get(campaign.type) !== keyOf(campaign))?.type ?? null,
  }
}

export const listCampaigns: Handler<'GET /api/campaign/list'> = async ({ tx, playerId, now }) => {
  const visitor = await loadPlayer(tx, playerId)
  const active = campaignsFor(visitor, now)
  const seen = await seenCampaigns(tx, playerId)
  const known = new Set(active.map(({ type }) => type))
  const coming = nextCampaignsFor(visitor, now).filter(({ type }) => !known.has(type) && known.add(type))
  return [...active.map((campaign) => present(campaign, true, seen)), ...coming.map((campaign) => present(campaign, false, seen))]
}
