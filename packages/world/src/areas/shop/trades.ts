// The shops of trades on the map of towns: ranks, cards, exchange, monastery, oblivion, the sale.
import type { ExchangeKindRow, OfferRow, Price, ShopRow } from '@skystair/contract'
import { price, resources } from '@skystair/contract/resources'

/** A shop of the map: name, number, the highest won stair that it requires, and its pictures. */
const place = (id: string, number: number, stair: number, seen: Pick<ShopRow, 'island' | 'backdrop' | 'keeper'>): ShopRow => ({
  ...{ id, number, ...seen },
  condition: { stair },
})
/** The pictures of a town: its island and its painting have the same name. */
const town = (name: string, keeper: string) => ({ island: `town/${name}`, backdrop: `town/${name}`, keeper: `keeper/2/${keeper}` })

/** Ranks for caviar. */
export const rankShop = place('rank', 50, 40, town('ranks', 'drill_sergeant'))
/** Elephants for caviar, and cards for those whom the cook has heard of. */
export const elephShop = place('eleph', 51, 45, town('eleph', 'cook'))
/** Exchanges heroes for other heroes. */
export const exchangeShop = place('exchange', 52, 31, { island: 'island/ruin', backdrop: 'shop/market', keeper: 'keeper/1/cashier' })
/** Raises heroes to rank 10. */
export const monastery = place('monastery', 53, 100, town('monastery', 'monk'))
/** Takes heroes of the ark back. */
export const oblivion = place('oblivion', 54, 1501, town('oblivion', 'clerk'))
/** The packs of Black Friday. The market is on the map all year, but sells only during the sale. */
export const nightMarket = place('blackFriday', 55, 5, {
  island: 'island/fort',
  backdrop: 'shop/black-friday',
  keeper: 'keeper/1/barker',
})

export const tradeShops: readonly ShopRow[] = [exchangeShop, rankShop, elephShop, monastery, oblivion, nightMarket]

/** A steady player gets some caviar a week from stair 40 on, later one a day: a first rank costs a few days' caviar, a fifth that of a week and a half. */
export const rankPrice = (toRank: number): Price[] => price({ caviar: 2 * toRank })

export const elephants: readonly OfferRow[] = [
  { id: 1, rewards: [{ kind: 'card', card: 'ELEPHANT', amount: 1 }], price: price({ caviar: 2 }), condition: elephShop.condition },
  { id: 2, rewards: [{ kind: 'card', card: 'ELEPHANT', amount: 3 }], price: price({ caviar: 5 }), condition: elephShop.condition },
  {
    id: 3,
    rewards: [{ kind: 'card', card: 'ARK', amount: 1 }],
    price: price({ caviar: 8 }),
    condition: { ...elephShop.condition, goodPoints: 10 },
  },
  {
    id: 4,
    rewards: [{ kind: 'card', card: 'MOUSE', amount: 1 }],
    price: price({ caviar: 6 }),
    condition: { ...elephShop.condition, evilPoints: 10 },
  },
]

/** The rank to which the monastery raises heroes. */
export const MONASTERY_RANK = 10

/** The price grows with the ranks that are missing to the tenth. Where the monastery opens, five ranks cost what two days of play bring. */
export const monasteryPrice = (fromRank: number): Price[] => price({ blueCrystal: 3 * (MONASTERY_RANK - fromRank) })

/** Each kind is exchanged for the next one, the highest for another of its own. The stairs are those of the shops of the next kind. */
export const exchangeKinds: readonly ExchangeKindRow[] = [
  {
    kind: 'USUAL',
    rarities: ['COMMON', 'UNCOMMON'],
    takes: 3,
    goldPerLevel: 150,
    stock: { rarities: ['RARE'], atOnce: 4 },
    condition: exchangeShop.condition,
  },
  {
    kind: 'LEGEND',
    rarities: ['RARE'],
    takes: 3,
    goldPerLevel: 450,
    stock: { rarities: ['EPIC'], atOnce: 3 },
    condition: { stair: 110 },
  },
  {
    kind: 'MYTH',
    rarities: ['EPIC'],
    takes: 3,
    goldPerLevel: 900,
    stock: { rarities: ['LEGENDARY'], atOnce: 2 },
    condition: { stair: 500 },
  },
  {
    kind: 'TOP',
    rarities: ['LEGENDARY'],
    takes: 2,
    goldPerLevel: 900,
    stock: { rarities: ['LEGENDARY'], atOnce: 3 },
    condition: { stair: 500 },
  },
]

/** The packs in the order in which they are taken. The first is free; the others cost gems, about a third of the value of their contents. */
export const salePacks: readonly OfferRow[] = [
  { id: 1, rewards: resources({ gold: 500, tickets: 1 }), price: [] },
  {
    id: 2,
    rewards: [...resources({ elixir: 10 }), { kind: 'consumable', consumable: 'revive', amount: 2 }],
    price: price({ mithril: 15 }),
  },
  {
    id: 3,
    rewards: [...resources({ crystal: 120 }), { kind: 'consumable', consumable: 'feather', amount: 1 }],
    price: price({ mithril: 30 }),
  },
  { id: 4, rewards: resources({ caviar: 8, sulfur: 15, tickets: 3 }), price: price({ mithril: 60 }) },
  {
    id: 5,
    rewards: [...resources({ gold: 5000, amethysts: 12, blueCrystal: 20 }), { kind: 'artifact', artifact: 'lantern_orb' }],
    price: price({ mithril: 120 }),
  },
]
