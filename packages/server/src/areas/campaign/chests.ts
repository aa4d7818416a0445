import type { Chest, ChestCampaign, ChestOpening, ChestRow, OfferRow, Reward } from '@skystair/contract'
import type { ActiveCampaign } from '@skystair/rules'
import { type ChestCampaignType, chestCampaigns, chests, chestTable, GEMS_PER_VICTORY } from '@skystair/world/areas/campaign/rows'
import { announceDraw, draw } from '../../economy/draw.ts'
import { gainsOf } from '../../economy/gain.ts'
import { grant, grantsSince } from '../../economy/grant.ts'
import { listOffers, type Shelf, sell } from '../../economy/offers.ts'
import type { Context } from '../../handlers.ts'
import { refuse } from '../../refusal.ts'
import type { Tx } from '../../storage/db.ts'
import { gemsBought } from '../payment/repository.ts'
import { customerOf } from '../player/customer.ts'
import { loadPlayer, type PlayerRow } from '../player/repository.ts'
import { campaignOf } from './calendar.ts'
import { SHELF } from './offers.ts'
import { statusOf } from './status.ts'

type Base = Pick<Context, 'tx' | 'now' | 'random'> & { readonly playerId: number }

/** A chest of a campaign, as an offer that is taken once per campaign. Its content is drawn. */
interface ChestOffer extends OfferRow {
  readonly campaign: ChestCampaignType
  readonly chest: ChestRow
}

const shelf: Shelf<ChestOffer> = {
  name: SHELF,
  rows: chestCampaigns.flatMap((campaign, series) =>
    chests.map((chest, i) => ({
      id: (series + 1) * 100 + i + 1,
      campaign,
      chest,
      rewards: [],
      price: [],
      condition: { campaign },
      limit: { perEvent: 1 },
    })),
  ),
}

export const isChest = (id: number): boolean => shelf.rows.some((row) => row.id === id)

interface Progress {
  readonly bought: number
  readonly victories: number
  /** The sum of both, in gems. */
  readonly gems: number
}

async function progressOf(tx: Tx, playerId: number, { from }: ActiveCampaign): Promise<Progress> {
  const [bought, victories] = [await gemsBought(tx, playerId, from), await grantsSince(tx, playerId, 'battle', from)]
  return { bought, victories, gems: bought + victories * GEMS_PER_VICTORY }
}

/** Returns the state of a chest campaign for a player. Publishes the hashes of the seeds of the next openings. */
export const chestStatus =
  (campaign: ChestCampaignType) =>
  async ({ tx, now, random, playerId }: Base): Promise<ChestCampaign> => {
    const player = await loadPlayer(tx, playerId, { lock: true })
    const status = await statusOf(tx, campaign, player, now)
    const active = campaignOf(campaign, player, now)
    if (!active) return { status, bought: 0, victories: 0, gemsPerVictory: GEMS_PER_VICTORY, chests: [] }
    const { bought, victories, gems } = await progressOf(tx, playerId, active)
    const offers = await listOffers({ tx, now, customer: await customerOf(tx, player, now) }, shelf)
    const shown: Chest[] = []
    for (const { row, refusal, until } of offers.filter(({ row }) => row.campaign === campaign)) {
      const { type, goal } = row.chest
      const table = chestTable(campaign, type)
      const opened = refusal === 'ALREADY_TAKEN'
      shown.push({
        ...{ id: row.id, type, goal, until, opened, progress: Math.min(gems, goal), openable: gems >= goal && !opened },
        chances: table.rows.map(({ weight, rewards }) => ({ weight, gains: gainsOf(rewards) })),
        draw: await announceDraw({ tx, now, random }, playerId, table),
      })
    }
    return { status, bought, victories, gemsPerVictory: GEMS_PER_VICTORY, chests: shown }
  }

/**
 * Opens a chest, once in each time of its campaign. Throws PRODUCT_NOT_FOUND if the campaign is not active, REWARD_NOT_READY if its goal is not reached,
 * ALREADY_TAKEN, and STATE_CHANGED if no hash of the seed was published. The player's row must be locked; the caller saves it.
 */
export async function openChest(
  { tx, now, random, rewardKinds }: Pick<Context, 'tx' | 'now' | 'random' | 'rewardKinds'>,
  player: PlayerRow,
  id: number,
): Promise<{ rewards: Reward[]; opening: ChestOpening }> {
  const row = shelf.rows.find((offered) => offered.id === id)
  const active = row && campaignOf(row.campaign, player, now)
  if (!row || !active) throw refuse('PRODUCT_NOT_FOUND')
  const { type, goal } = row.chest
  if ((await progressOf(tx, player.id, active)).gems < goal) throw refuse('REWARD_NOT_READY')
  await sell({ tx, now, customer: await customerOf(tx, player, now), rewardKinds }, player, shelf, id)
  const table = chestTable(row.campaign, type)
  const { chance, ref, seed, seedHash, number, row: drawn, rewards } = await draw({ tx, now, random }, player.id, table)
  const granted = await grant(tx, player, rewards, { reason: 'chest', ref: `chest:${ref}`, now }, rewardKinds)
  return { rewards: granted, opening: { type, row: drawn, draw: { chance, number, seed, seedHash } } }
}
