// What the bank sells, and what it gives for nothing. Not part of the world's index: only the server knows it.
import type { Amounts, Membership, OfferRow } from '@skystair/contract'
import { resources } from '@skystair/contract/economy/resources'

/** Something that is sold. `prices` are in minor units by ISO currency, or whole units of a platform's own money. */
export interface BankProduct {
  /** Number in calls, stable for ever. */
  readonly id: number
  /** Name on every platform, stable for ever. */
  readonly productId: string
  /** GIFT can only be bought for somebody else. */
  readonly kind: 'GEMS' | 'GIFT'
  readonly gems: number
  readonly bonusGems: number
  readonly bonusPoints: number
  readonly best: boolean
  readonly prices: Readonly<Record<string, number>>
}

type Row = [id: number, gems: number, bonusGems: number, rub: number, usd: number, eur: number, xtr: number, votes: number, kreds: number]
/** Where a platform counts in whole roubles' worth, its unit costs what a rouble does. */
const pricesOf = ([, , , rub, usd, eur, xtr, votes, kreds]: Row) => ({
  RUB: rub * 100,
  USD: usd,
  EUR: eur,
  XTR: xtr,
  VOTES: votes,
  KREDS: kreds,
  OK: rub,
  YAN: rub,
  MAIL: rub,
  FM: rub,
})

const gems: readonly Row[] = [
  [1, 100, 0, 99, 129, 119, 65, 14, 13],
  [2, 300, 15, 279, 349, 329, 185, 40, 35],
  [3, 600, 60, 549, 699, 649, 360, 78, 70],
  [4, 1500, 225, 1299, 1599, 1499, 850, 185, 160],
  [5, 3500, 700, 2799, 3499, 3299, 1850, 400, 350],
  [6, 8000, 2400, 5999, 7499, 6999, 3900, 850, 750],
]
const gifts: readonly Row[] = [
  [101, 30, 0, 29, 39, 39, 20, 4, 4],
  [102, 100, 0, 99, 129, 119, 65, 14, 13],
  [103, 500, 0, 459, 589, 549, 305, 65, 59],
  [104, 1000, 0, 889, 1129, 1049, 585, 127, 113],
]
/** The one that gives most for the money without being the dearest. */
const BEST = 5
/** Gems that bring one bonus point. */
const GEMS_PER_POINT = 10

const product = (kind: BankProduct['kind'], row: Row): BankProduct => ({
  id: row[0],
  productId: `${kind === 'GIFT' ? 'gift' : 'gems'}_${row[1]}`,
  kind,
  gems: row[1],
  bonusGems: row[2],
  bonusPoints: row[1] / GEMS_PER_POINT,
  best: row[0] === BEST,
  prices: pricesOf(row),
})

export const bankProducts: readonly BankProduct[] = [
  ...gems.map((row) => product('GEMS', row)),
  ...gifts.map((row) => product('GIFT', row)),
]

/** What a product is called in a platform's window and on a receipt. All amounts end in 0 or 5, which decides the Russian form. */
export const titleOf = ({ kind, gems, bonusGems }: BankProduct): Readonly<Record<'RU' | 'EN', string>> => {
  const all = gems + bonusGems
  return kind === 'GIFT'
    ? { RU: `${all} изумрудов в подарок`, EN: `${all} emeralds as a gift` }
    : { RU: `${all} изумрудов`, EN: `${all} emeralds` }
}

const free = (id: number, hours: number, amounts: Amounts): OfferRow => ({ id, rewards: resources(amounts), price: [], limit: { hours } })

/** What everybody can take for nothing, again and again. */
export const freeOptions: readonly OfferRow[] = [free(1, 8, { gold: 40 }), free(2, 24, { mithril: 2 }), free(3, 24, { bonusPoints: 1 })]

/** What those of a bonus status can take for nothing, again and again. */
export const bankGifts: readonly OfferRow[] = [
  { ...free(11, 24, { elixir: 2 }), condition: { membership: 'SILVER' } },
  { ...free(12, 24, { crystal: 15, tickets: 1 }), condition: { membership: 'GOLD' } },
  { ...free(13, 24, { mithril: 5, tickets: 1 }), condition: { membership: 'BRILLIANT' } },
]

/** Bonus points that each status begins at, lowest first. */
export const memberships: readonly { readonly membership: Membership; readonly points: number }[] = [
  { membership: 'NONE', points: 0 },
  { membership: 'SILVER', points: 50 },
  { membership: 'GOLD', points: 250 },
  { membership: 'BRILLIANT', points: 1000 },
]

/** The rewarded advert: gems for each, and how many a day. */
export const advert = { id: 1, gems: 3, aDay: 3 } as const
/** What the inviter gets of what a friend buys, in per cent. */
export const FRIEND_SHARE = 30
