// Campaigns: when each runs, and what it offers. Not part of the world's index: only the server knows them. An operator can add times without a release.

import type { CampaignOfferRow, CampaignRow, CampaignTime, CampaignType, CampaignWindow } from '@skystair/contract'
import { price, resources } from '@skystair/contract/resources'
import { HOUR } from '@skystair/contract/time'
import { boosterPrices } from '../shop/rows.ts'

export { type ChestCampaignType, chestCampaigns, chests, chestTable, GEMS_PER_VICTORY } from './chests.ts'
export * from './delayed-chest-rows.ts'
export * from './wheel-rows.ts'

/** The Monday with which the calendar begins. */
const FIRST_DAY = Date.UTC(2026, 0, 5)

/** A campaign that begins on this day of the calendar at this hour, lasts `hours` hours, and repeats after `everyDays` days. */
const window = (day: number, hour: number, hours: number, everyDays: number): CampaignWindow => ({
  from: FIRST_DAY + (day * 24 + hour) * HOUR,
  hours,
  everyDays,
})

const WEEK = 7 * 24
const THREE_DAYS = 3 * 24

/** All types. Most days have one campaign or two, and none has more than three; the wheel turns every weekend, and chests come every fourth week. */
export const campaigns: readonly CampaignRow[] = [
  { type: 'OK_GROUP', window: window(7, 8, WEEK, 28), source: 'ok', discountPercent: 0 },
  { type: 'CHEST', window: window(7, 8, WEEK, 84), discountPercent: 0 },
  { type: 'CHEST_2', window: window(35, 8, WEEK, 84), discountPercent: 0 },
  { type: 'CHEST_3', window: window(70, 8, WEEK, 84), discountPercent: 0 },
  { type: 'WHEEL', window: window(5, 8, 2 * 24, 7), discountPercent: 0 },
  { type: 'ARTIFACT_SET_1', window: window(9, 8, THREE_DAYS, 42), discountPercent: 25 },
  { type: 'NO', window: null, discountPercent: 0 },
  { type: 'GEMS_PLUS_50', window: window(18, 12, THREE_DAYS, 28), discountPercent: 0 },
  { type: 'HERO', window: window(0, 8, 4 * 24, 14), discountPercent: 50 },
  { type: 'SNOW_WORLD', window: window(22, 8, THREE_DAYS, 28), discountPercent: 0 },
  { type: 'BOOSTER', window: window(7, 8, 2 * 24, 14), discountPercent: 50 },
  { type: 'PORTAL_DISCOUNT', window: window(1, 8, 2 * 24, 14), discountPercent: 50 },
]

export const campaignTimes: readonly CampaignTime[] = campaigns.flatMap(({ type, window }) => (window ? [{ type, ...window }] : []))

/** How many campaigns may run at once. */
export const MOST_AT_ONCE = 3

/** Extra gems of GEMS_PLUS_50, in per cent of the gems of a product. */
export const GEMS_BONUS_PERCENT = 50

const percentOf = (type: CampaignType): number => campaigns.find((row) => row.type === type)?.discountPercent ?? 0

/** An offer that has its campaign's discount. */
const offer = (campaign: CampaignType, id: number, rest: Omit<CampaignOfferRow, 'id' | 'campaign' | 'condition'>): CampaignOfferRow => ({
  id,
  campaign,
  condition: { campaign },
  ...(rest.price.length > 0 ? { reductions: [{ percent: percentOf(campaign), condition: {} }] } : {}),
  ...rest,
})

/** The pieces of the castle guard's set, in the order in which they are shown. The last one is a gift to players who have the others. */
export const artifactSet = ['knight_helm', 'castle_sword', 'tower_shield', 'royal_armour'] as const

/** Heroes of the campaign; each time it offers the next one. They join at a level that suits the player. */
export const campaignHeroes = [
  'elf_prince_ob',
  'steam_gnome_ob',
  'dawn_unicorn_ob',
  'moon_hare_ob',
  'sun_phoenix_ob',
  'vampire_countess_ob',
] as const

/** Number of the hero's offer. Its price depends on the hero, so the server creates its row. */
export const HERO_OFFER = 501
/** Numbers of the offers of the group of the social network. */
export const OK_JOINING = 701
export const OK_DAILY = 702

const gold = price({ gold: 1400 })
const booster = (key: string): Omit<CampaignOfferRow, 'id' | 'campaign' | 'price'> => ({
  rewards: [{ kind: 'booster', booster: key, amount: 1 }],
})
const set = (key: string) => {
  const regular = boosterPrices[key]
  return { ...booster(key), price: regular && 'mithril' in regular ? price(regular) : [], limit: { perEvent: 2 } }
}
const discount = (percent: 50 | 100, amount: number): CampaignOfferRow['rewards'] => [{ kind: 'portalDiscount', percent, amount }]

/** The offers of campaigns besides chests and heroes. */
export const campaignOffers: readonly CampaignOfferRow[] = [
  offer('ARTIFACT_SET_1', 401, { rewards: [{ kind: 'artifact', artifact: artifactSet[0] }], price: gold, limit: { perEvent: 1 } }),
  offer('ARTIFACT_SET_1', 402, {
    rewards: [{ kind: 'artifact', artifact: artifactSet[1] }],
    price: price({ crystal: 40 }),
    limit: { perEvent: 1 },
  }),
  offer('ARTIFACT_SET_1', 403, {
    rewards: [{ kind: 'artifact', artifact: artifactSet[2] }],
    price: price({ mithril: 60 }),
    limit: { perEvent: 1 },
  }),
  offer('ARTIFACT_SET_1', 404, {
    rewards: [{ kind: 'artifact', artifact: artifactSet[3] }],
    price: [],
    limit: { perEvent: 1 },
    after: [401, 402, 403],
  }),
  offer('BOOSTER', 601, { ...booster('exp_small'), price: [], limit: { perDay: 1 } }),
  offer('BOOSTER', 602, set('set_silver')),
  offer('BOOSTER', 603, set('set_gold')),
  offer('BOOSTER', 604, set('set_platinum')),
  offer('OK_GROUP', OK_JOINING, { rewards: resources({ mithril: 15, tickets: 1 }), price: [], limit: { ever: 1 } }),
  offer('OK_GROUP', OK_DAILY, { rewards: resources({ gold: 120, crystal: 2, mithril: 1 }), price: [], limit: { perDay: 1 } }),
  offer('PORTAL_DISCOUNT', 901, { rewards: discount(50, 1), price: [], limit: { perDay: 1 } }),
  offer('PORTAL_DISCOUNT', 902, { rewards: discount(100, 1), price: price({ mithril: 20 }), reductions: [], limit: { perEvent: 1 } }),
]
