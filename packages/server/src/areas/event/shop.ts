import type { EventShopOffer, OfferRow } from '@skystair/contract'
import { world } from '@skystair/world'
import { gainsOf } from '../../economy/gain.ts'
import { listOffers, sell, type Visit } from '../../economy/offers.ts'
import type { Handler } from '../../handlers.ts'
import { creaturesOf } from '../hero/creatures.ts'
import { lockPlayer } from '../player/change.ts'
import { customerOf } from '../player/customer.ts'
import { loadPlayer, type PlayerRow } from '../player/repository.ts'

/** The shop is open during events. Two simultaneous events share it. */
const shelf = { name: 'eventShop' as const, rows: world.eventShop }

/** Returns the class of a card that only heroes of one class can use; undefined for other offers. */
const classOf = ({ rewards: [reward] }: OfferRow): string | undefined => (reward?.kind === 'card' ? reward.of : undefined)

/** Returns the offers of the current events. Cards of classes are shown to those who have a hero of the class. */
async function shown(visit: Visit, { id, state }: Pick<PlayerRow, 'id' | 'state'>): Promise<EventShopOffer[]> {
  const offers = await listOffers(visit, shelf)
  if (offers.length === 0) return []
  const classes = new Set<string>((await creaturesOf(visit.tx, id, state, visit.now)).map((hero) => hero.class))
  const fitting = offers.filter(({ row }) => classes.has(classOf(row) ?? '') || !classOf(row))
  return fitting.map(({ row, price, running, until, left }) => ({
    id: row.id,
    event: running?.id ?? '',
    price: price[0]?.amount ?? 0,
    gains: gainsOf(row.rewards),
    left: left ?? 0,
    until: until ?? 0,
  }))
}

export const listEventShop: Handler<'GET /api/event/shop/list'> = async ({ tx, playerId, now }) => {
  const player = await loadPlayer(tx, playerId)
  return shown({ tx, now, customer: await customerOf(tx, player, now) }, player)
}

export const buyInEventShop: Handler<'POST /api/event/shop/{id}/buy'> = async (ctx) => {
  const { tx, now, params, rewardKinds } = ctx
  const { player, save } = await lockPlayer(ctx)
  const visit = { tx, now, customer: await customerOf(tx, player, now), rewardKinds }
  const gains = gainsOf(await sell(visit, player, shelf, params.id))
  return { player: await save('purse', 'creatures'), gains, offers: await shown(visit, player) }
}
