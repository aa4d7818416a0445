import type { ShopRow } from '@skystair/contract'
import { clanShop, elephShop, exchangeShop, monastery, nightMarket, oblivion, rankShop } from '@skystair/world/areas/shop/rows'
import type { ComponentType } from 'react'
import { ClanShelf } from './clan-shelf.tsx'
import { ElephShelf } from './eleph-shelf.tsx'
import { ExchangeShelf } from './exchange-shelf.tsx'
import { OblivionShelf } from './oblivion-shelf.tsx'
import { PackShelf } from './pack-shelf.tsx'
import { RankShelf } from './rank-shelf.tsx'

/** The shelves of the shops of trades, by the name of the shop. */
export const tradeShelves: Readonly<Record<string, ComponentType<{ readonly shop: ShopRow }>>> = {
  [rankShop.id]: RankShelf,
  [monastery.id]: RankShelf,
  [elephShop.id]: ElephShelf,
  [exchangeShop.id]: ExchangeShelf,
  [oblivion.id]: OblivionShelf,
  [clanShop.id]: ClanShelf,
  [nightMarket.id]: PackShelf,
}
