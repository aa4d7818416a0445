import type { CampaignOffer, CampaignOfferRow, CampaignType, Creature } from '@skystair/contract'
import { heroPrice, spawn } from '@skystair/rules'
import { world } from '@skystair/world'
import { campaignHeroes, campaignOffers, HERO_OFFER } from '@skystair/world/areas/campaign/rows'
import { gainsOf } from '../../economy/gain.ts'
import { listOffers, type Offer, type Shelf, sell, type Visit } from '../../economy/offers.ts'
import type { Context } from '../../handlers.ts'
import { refuse } from '../../refusal.ts'
import type { Tx } from '../../storage/db.ts'
import { creaturesOf, joiningLevel } from '../hero/creatures.ts'
import { customerOf } from '../player/customer.ts'
import type { PlayerRow } from '../player/repository.ts'
import { campaignOf, percentOf } from './calendar.ts'

/** The name of all offers of campaigns in limits and in the ledger. */
export const SHELF = 'campaign'

/** Returns the offer of the hero at this time of the campaign, with the hero's price; empty if the campaign is not active. */
async function heroRow(tx: Tx, player: PlayerRow, now: number): Promise<CampaignOfferRow[]> {
  const campaign = campaignOf('HERO', player, now)
  if (!campaign) return []
  const imageId = campaignHeroes[campaign.number % campaignHeroes.length]!
  const level = joiningLevel(await creaturesOf(tx, player.id, player.state, now))
  return [
    {
      id: HERO_OFFER,
      campaign: 'HERO',
      condition: { campaign: 'HERO' },
      rewards: [{ kind: 'creature', imageId, level }],
      price: [{ resource: 'mithril', amount: heroPrice(world, imageId, level, 'mithril') }],
      reductions: [{ percent: percentOf('HERO'), condition: {} }],
      limit: { perEvent: 1 },
    },
  ]
}

const shelfFor = async (tx: Tx, player: PlayerRow, now: number): Promise<Shelf<CampaignOfferRow>> => ({
  name: SHELF,
  rows: [...campaignOffers, ...(await heroRow(tx, player, now))],
})

/** Returns whether another offer must be taken first. */
const isLocked = ({ row }: Offer<CampaignOfferRow>, all: readonly Offer<CampaignOfferRow>[]): boolean =>
  (row.after ?? []).some((id) => all.find((other) => other.row.id === id)?.refusal !== 'ALREADY_TAKEN')

/** Returns the hero of an offer as it would join, or null. */
function heroOf({ id, rewards }: CampaignOfferRow): Creature | null {
  const reward = rewards.find(({ kind }) => kind === 'creature')
  return reward?.kind === 'creature' ? spawn(world, reward.imageId, { id, playerId: null, level: reward.level ?? 1 }) : null
}

const present = (offer: Offer<CampaignOfferRow>, all: readonly Offer<CampaignOfferRow>[]): CampaignOffer => ({
  id: offer.row.id,
  gains: gainsOf(offer.row.rewards),
  hero: heroOf(offer.row),
  price: [...offer.price],
  oldPrice: offer.fullPrice ? [...offer.fullPrice] : null,
  left: offer.left,
  availableAt: offer.availableAt,
  refusal: isLocked(offer, all) ? 'OFFER_LOCKED' : offer.refusal === 'REWARD_NOT_READY' ? 'OFFER_LIMIT' : offer.refusal,
})

/** Returns the current offers of a campaign for a player; empty if it is not active. */
export async function offersOf(tx: Tx, type: CampaignType, player: PlayerRow, now: number): Promise<CampaignOffer[]> {
  const all = await listOffers({ tx, now, customer: await customerOf(tx, player, now) }, await shelfFor(tx, player, now))
  return all.filter(({ row }) => row.campaign === type).map((offer) => present(offer, all))
}

/**
 * Sells an offer. Throws PRODUCT_NOT_FOUND if its campaign is not active, OFFER_LOCKED, OFFER_LIMIT, ALREADY_TAKEN, NOT_ENOUGH_RESOURCES. The player's row must
 * be locked; the caller saves it.
 */
export async function sellOffer({ tx, now, rewardKinds }: Pick<Context, 'tx' | 'now' | 'rewardKinds'>, player: PlayerRow, id: number) {
  const visit: Visit = { tx, now, customer: await customerOf(tx, player, now) }
  const shelf = await shelfFor(tx, player, now)
  const all = await listOffers(visit, shelf)
  const offer = all.find(({ row }) => row.id === id)
  if (offer && isLocked(offer, all)) throw refuse('OFFER_LOCKED')
  return sell({ ...visit, rewardKinds }, player, shelf, id)
}
