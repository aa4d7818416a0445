import type { PlayerInfo, SalePack } from '@skystair/contract'
import { blackFriday, type SaleTime } from '@skystair/rules'
import { salePacks } from '@skystair/world/areas/shop/rows'
import { gainsOf } from '../../economy/gain.ts'
import { listOffers, type Shelf, sell, type Visit } from '../../economy/offers.ts'
import type { Handler } from '../../handlers.ts'
import { refuse } from '../../refusal.ts'
import type { Tx } from '../../storage/db.ts'
import { lockPlayer } from '../player/change.ts'
import { customerOf } from '../player/customer.ts'
import { loadPlayer, type PlayerRow } from '../player/repository.ts'

/** The packs of one year: each is taken once. */
const shelfOf = ({ year, from, until }: SaleTime): Shelf => ({
  name: 'blackFriday',
  key: `blackFriday${year}`,
  rows: salePacks.map((row) => ({ ...row, limit: { ever: 1 }, available: { from, until } })),
})

/** Returns the packs in their order; the first one that is left is `available`. None is before the sale. */
async function packsOf(visit: Visit, sale: SaleTime): Promise<SalePack[]> {
  const onSale = await listOffers(visit, shelfOf(sale))
  const turn = onSale.find(({ left }) => left !== 0)?.row.id
  return salePacks.map(({ id, rewards, price }) => ({
    id,
    rewards: gainsOf(rewards),
    price: [...price],
    quantity: onSale.find(({ row }) => row.id === id)?.left ?? 1,
    available: id === turn,
  }))
}

export const listPacks: Handler<'GET /api/shop/pack/list'> = async ({ tx, playerId, now }) => {
  const sale = blackFriday(now)
  const customer = await customerOf(tx, await loadPlayer(tx, playerId), now)
  return { from: sale.from, until: sale.until, packs: await packsOf({ tx, now, customer }, sale) }
}

export const buyPack: Handler<'POST /api/shop/pack/{id}/buy'> = async (ctx) => {
  const { tx, now, params, rewardKinds } = ctx
  const { player, save } = await lockPlayer(ctx)
  const visit = { tx, now, customer: await customerOf(tx, player, now), rewardKinds }
  const sale = blackFriday(now)
  const packs = now < sale.from ? [] : await packsOf(visit, sale)
  const pack = packs.find(({ id }) => id === params.id)
  if (pack && pack.quantity > 0 && !pack.available) throw refuse('OFFER_LOCKED', { field: '/order' })
  const gains = gainsOf(await sell(visit, player, shelfOf(sale), params.id))
  return { player: await save('purse', 'creatures'), gains }
}

/** Returns the next pack to take during the sale, or null. */
export async function packOnSale(tx: Tx, player: PlayerRow, now: number): Promise<PlayerInfo['sale']> {
  const sale = blackFriday(now)
  if (now < sale.from) return null
  const packs = await packsOf({ tx, now, customer: await customerOf(tx, player, now) }, sale)
  const next = packs.find(({ available }) => available)
  return next ? { packId: next.id, quantity: next.quantity, until: sale.until } : null
}
