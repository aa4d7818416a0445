import type { EventShopOffer } from '@skystair/contract'
import { world } from '@skystair/world'
import { gainsOf } from '../../economy/gain.ts'
import { listOffers, sell, type Visit } from '../../economy/offers.ts'
import type { Handler } from '../../handlers.ts'
import { lockPlayer } from '../player/change.ts'
import { customerOf } from '../player/customer.ts'
import { loadPlayer } from '../player/repository.ts'

/** The shop is open during events. Two simultaneous events share it. */
const shelf = { name: 'eventShop', rows: world.eventShop }

const shown = async (visit: Visit): Promise<EventShopOffer[]> =>
  (await listOffers(visit, shelf)).map(({ row, price, running, until, left }) => ({
    id: row.id,
    event: running?.id ?? '',
    price: price[0]?.amount ?? 0,
    gains: gainsOf(row.rewards),
    left: left ?? 0,
    until: until ?? 0,
  }))

export const listEventShop: Handler<'GET /api/event/shop/list'> = async ({ tx, playerId, now }) =>
  shown({ tx, now, customer: await customerOf(tx, await loadPlayer(tx, playerId), now) })

export const buyInEventShop: Handler<'POST /api/event/shop/{id}/buy'> = async (ctx) => {
  const { tx, now, params, rewardKinds } = ctx
  const { player, save } = await lockPlayer(ctx)
  const visit = { tx, now, customer: await customerOf(tx, player, now), rewardKinds }
  const gains = gainsOf(await sell(visit, player, shelf, params.id))
  return { player: await save('purse', 'creatures'), gains, offers: await shown(visit) }
}
