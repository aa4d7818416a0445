import { clanGifts, clanOffers } from '@skystair/world/areas/shop/rows'
import { gainsOf } from '../../economy/gain.ts'
import { listOffers, sell } from '../../economy/offers.ts'
import type { Handler } from '../../handlers.ts'
import { lockPlayer } from '../player/change.ts'
import { customerOf } from '../player/customer.ts'
import { loadPlayer } from '../player/repository.ts'

const shelf = { name: 'clanShop' as const, rows: [...clanGifts, ...clanOffers] }

export const listClanOffers: Handler<'GET /api/shop/clan/list'> = async ({ tx, playerId, now }) => {
  const customer = await customerOf(tx, await loadPlayer(tx, playerId), now)
  return (await listOffers({ tx, now, customer }, shelf)).map(({ row, price, lock, left }) => ({
    id: row.id,
    rewards: gainsOf(row.rewards),
    price: [...price],
    minClanLevel: row.condition?.clanLevel ?? 0,
    clanMembership: row.condition?.clanMembership ?? 'NONE',
    left: left ?? 0,
    refusal: lock ? 'OFFER_LOCKED' : left === 0 ? 'OFFER_LIMIT' : null,
  }))
}

export const buyClanOffer: Handler<'POST /api/shop/clan/{id}/buy'> = async (ctx) => {
  const { tx, now, params, rewardKinds } = ctx
  const { player, save } = await lockPlayer(ctx)
  const visit = { tx, now, customer: await customerOf(tx, player, now), rewardKinds }
  const gains = gainsOf(await sell(visit, player, shelf, params.id))
  return { player: await save('purse', 'creatures'), gains }
}
