// Replies of the shops of trades, complete and valid; tests change what they need.
import type { ArkHero, CardOffer, ClanShopOffer, ExchangeOption, RankOffer, Sale, SalePack } from '@skystair/contract'
import { creature, NOW } from './fixtures.ts'

export const rankOffer = (creatureId: number, changes: Partial<RankOffer> = {}): RankOffer => ({
  id: creatureId,
  creatureId,
  fromRank: 1,
  toRank: 2,
  price: [{ resource: 'caviar', amount: 4 }],
  minStair: 40,
  before: { attack: 20, defence: 10, health: 100 },
  after: { attack: 23, defence: 11, health: 112 },
  refusal: null,
  ...changes,
})

export const cardOffer = (id: number, changes: Partial<CardOffer> = {}): CardOffer => ({
  id,
  card: 'ELEPHANT',
  minGoodPoints: 0,
  minEvilPoints: 0,
  amount: id,
  price: [{ resource: 'caviar', amount: 5 * id }],
  minStair: 45,
  available: true,
  ...changes,
})

export const clanShopOffer = (id: number, changes: Partial<ClanShopOffer> = {}): ClanShopOffer => ({
  id,
  rewards: [{ kind: 'elixir', amount: 3 * id }],
  price: [{ resource: 'gears', amount: 2 * id }],
  minClanLevel: 1,
  clanMembership: 'NONE',
  left: 2,
  refusal: null,
  ...changes,
})

export const exchangeOption = (id: number, changes: Partial<ExchangeOption> = {}): ExchangeOption => ({
  id,
  gives: creature(id, { imageId: 'storm_djinn', class: 'DJINN', rarity: 'RARE', level: 4, playerId: null }),
  takes: 2,
  price: [{ resource: 'gold', amount: 80 * id }],
  minStair: 31,
  available: true,
  until: NOW + 3_600_000,
  ...changes,
})

export const arkHero = (id: number, changes: Partial<ArkHero> = {}): ArkHero => ({
  id,
  creature: creature(id, { imageId: 'storm_djinn', class: 'DJINN', rarity: 'EPIC', level: 4 }),
  tokens: 8,
  minStair: 1501,
  available: true,
  ...changes,
})

const packs: readonly SalePack[] = [
  { id: 1, rewards: [{ kind: 'gold', amount: 500 }], price: [], quantity: 0, available: false },
  { id: 2, rewards: [{ kind: 'elixir', amount: 10 }], price: [{ resource: 'mithril', amount: 15 }], quantity: 1, available: true },
  { id: 3, rewards: [{ kind: 'crystal', amount: 120 }], price: [{ resource: 'mithril', amount: 30 }], quantity: 1, available: false },
]
/** A current sale: the first pack is taken, the second is the next one to take. */
export const sale = (changes: Partial<Sale> = {}): Sale => ({
  from: NOW - 3_600_000,
  until: NOW + 7_200_000,
  packs: [...packs],
  ...changes,
})
