import type { Booster, OfferRow, Price, ReplyOf } from '@skystair/contract'
import { world } from '@skystair/world'
import { boosterPrices, boosterShop } from '@skystair/world/areas/shop/rows'
import { listOffers, type Shelf, sell } from '../../economy/offers.ts'
import { purseOf } from '../../economy/purse.ts'
import type { RewardKinds } from '../../economy/reward-kinds.ts'
import type { Context, Handler } from '../../handlers.ts'
import { creaturesOf } from '../hero/creatures.ts'
import { saveCreature } from '../hero/repository.ts'
import { lockPlayer } from '../player/change.ts'
import { customerOf } from '../player/customer.ts'
import { loadPlayer, type PlayerRow } from '../player/repository.ts'
import { runningBoosters, startBooster } from './running.ts'

type Item = (typeof world.boosters)[number]
type BoosterOffer = OfferRow & { readonly item: Item }

function priceFor({ key }: Item, level: number): Price[] {
  const price = boosterPrices[key]
  if (!price) throw new Error(`${key} has no price.`)
  return 'mithril' in price ? [{ resource: 'mithril', amount: price.mithril }] : [{ resource: 'gold', amount: price.goldPerLevel * level }]
}

const shelfFor = (level: number): Shelf<BoosterOffer> => ({
  name: 'boosterShop',
  rows: world.boosters.map((item) => ({
    id: item.id,
    item,
    rewards: [{ kind: 'booster', booster: item.key, amount: 1 }],
    price: priceFor(item, level),
    condition: boosterShop.condition,
  })),
})

async function shown(tx: Context['tx'], player: PlayerRow, now: number): Promise<Booster[]> {
  const running = runningBoosters(player.state, now)
  const offers = await listOffers({ tx, now, customer: await customerOf(tx, player, now) }, shelfFor(player.state.level))
  return offers.map(({ row: { id, item }, price, lock }) => ({
    id,
    key: item.key,
    family: item.family,
    size: item.size,
    percent: item.percent,
    hours: item.hours,
    price: [...price],
    minLevel: boosterShop.condition.level ?? 0,
    available: lock === null,
    until: running.find(({ key }) => key === item.key)?.until ?? null,
  }))
}

export const listBoosters: Handler<'GET /api/shop/booster/list'> = async ({ tx, playerId, now }) =>
  shown(tx, await loadPlayer(tx, playerId), now)

export const buyBooster: Handler<'POST /api/shop/booster/{id}/buy'> = async (ctx): Promise<ReplyOf<'POST /api/shop/booster/{id}/buy'>> => {
  const { tx, now, params, rewardKinds } = ctx
  const { player, save } = await lockPlayer(ctx)
  const shelf = shelfFor(player.state.level)
  await sell({ tx, now, customer: await customerOf(tx, player, now), rewardKinds }, player, shelf, params.id)
  const change = await save('purse', 'creatures')
  const paid = shelf.rows.find(({ id }) => id === params.id)?.price[0]
  const balance = paid ? (await purseOf(tx, player.id))[paid.resource] : 0
  return { balance: Math.max(0, balance), boosters: await shown(tx, player, now), player: change }
}

/** Starts given boosters at once. Stores the health of all heroes before, because they heal at another speed from now on. */
export const rewardKinds: RewardKinds<PlayerRow> = {
  booster: async (tx, { id, state }, reward, { now }) => {
    for (const creature of await creaturesOf(tx, id, state, now)) await saveCreature(tx, creature)
    for (let given = 0; given < reward.amount; given++) startBooster(state, reward.booster, now)
    return [reward]
  },
}
