// The bank's products and free options. Only the server uses them, so they are not part of the world's index.
import type { Amounts, Limit, Membership, OfferRow, Reward } from '@skystair/contract'
import { resources } from '@skystair/contract/resources'

/** A product. `prices` are in minor units of an ISO currency; prices in a platform's own money are in its manifest. */
export interface BankProduct {
  /** Number used in calls. Never changes. */
  readonly id: number
  /** Product id on every platform. Never changes. */
  readonly productId: string
  /** GIFT can only be bought for another player. */
  readonly kind: 'GEMS' | 'GIFT'
  readonly gems: number
  readonly bonusGems: number
  readonly bonusPoints: number
  readonly prices: Readonly<Record<'RUB' | 'USD' | 'EUR', number>>
}

type Row = [id: number, gems: number, bonusGems: number, rub: number, usd: number, eur: number]

const gems: readonly Row[] = [
  [1, 100, 0, 99, 129, 119],
  [2, 300, 15, 279, 349, 329],
  [3, 600, 60, 549, 699, 649],
  [4, 1500, 225, 1299, 1599, 1499],
  [5, 3500, 700, 2799, 3499, 3299],
  [6, 8000, 2400, 5999, 7499, 6999],
]
const gifts: readonly Row[] = [
  [101, 30, 0, 29, 39, 39],
  [102, 100, 0, 99, 129, 119],
  [103, 500, 0, 459, 589, 549],
  [104, 1000, 0, 889, 1129, 1049],
]
/** Gems per bonus point. */
const GEMS_PER_POINT = 10

const product = (kind: BankProduct['kind'], row: Row): BankProduct => ({
  id: row[0],
  productId: `${kind === 'GIFT' ? 'gift' : 'gems'}_${row[1]}`,
  kind,
  gems: row[1],
  bonusGems: row[2],
  bonusPoints: row[1] / GEMS_PER_POINT,
  prices: { RUB: row[3] * 100, USD: row[4], EUR: row[5] },
})

export const bankProducts: readonly BankProduct[] = [
  ...gems.map((row) => product('GEMS', row)),
  ...gifts.map((row) => product('GIFT', row)),
]

/** The product's name in a platform's window and on a receipt. All amounts end in 0 or 5, which need the same Russian plural form. */
export const titleOf = ({
  kind,
  gems,
  bonusGems,
}: Pick<BankProduct, 'kind' | 'gems' | 'bonusGems'>): Readonly<Record<'RU' | 'EN', string>> => {
  const all = gems + bonusGems
  return kind === 'GIFT'
    ? { RU: `${all} изумрудов в подарок`, EN: `${all} emeralds as a gift` }
    : { RU: `${all} изумрудов`, EN: `${all} emeralds` }
}

const free = (id: number, hours: number, amounts: Amounts): OfferRow => ({ id, rewards: resources(amounts), price: [], limit: { hours } })

/** Free options for everyone, repeatedly. */
export const freeOptions: readonly OfferRow[] = [free(1, 8, { gold: 40 }), free(2, 24, { mithril: 2 }), free(3, 24, { bonusPoints: 1 })]

const gift = (id: number, membership: Membership, limit: Limit, rewards: readonly Reward[]): OfferRow => ({
  ...{ id, rewards, price: [], limit },
  condition: { membership },
})
const WEEK = 7 * 24

/** Gifts for players with a bonus status: again and again, and the hammer once. */
export const bankGifts: readonly OfferRow[] = [
  gift(11, 'SILVER', { hours: 24 }, resources({ elixir: 2 })),
  gift(14, 'SILVER', { hours: 72 }, [{ kind: 'locationItem', item: 'snowshoes', amount: 1 }]),
  gift(15, 'SILVER', { hours: WEEK }, [{ kind: 'chest', chest: 'AZURE', amount: 1 }]),
  gift(12, 'GOLD', { hours: 24 }, resources({ crystal: 15, tickets: 1 })),
  gift(16, 'GOLD', { hours: WEEK }, [{ kind: 'clanBoost', boost: 'experience', hours: 24 }]),
  gift(17, 'GOLD', { hours: 4 * WEEK }, [{ kind: 'gemsBonus', percent: 20 }]),
  gift(18, 'GOLD', { ever: 1 }, [{ kind: 'hammer', amount: 1 }]),
  gift(13, 'BRILLIANT', { hours: 24 }, resources({ mithril: 5, tickets: 1 })),
]

/** How long a player's own bonus on bought gems lasts, hours. */
export const GEMS_BONUS_HOURS = 24

/** Bonus points at which each status begins, lowest first. Who comes every day gets a point a day, and so the first status after less than a month. */
export const memberships: readonly { readonly membership: Membership; readonly points: number }[] = [
  { membership: 'NONE', points: 0 },
  { membership: 'SILVER', points: 25 },
  { membership: 'GOLD', points: 250 },
  { membership: 'BRILLIANT', points: 1000 },
]

/** Rewarded adverts: gems for each, how many a day, and their minimum duration in seconds. */
export const advert = { id: 1, gems: 3, aDay: 3, seconds: 10 } as const
/** The inviter's share of a friend's purchases, in per cent. */
export const FRIEND_SHARE = 30
