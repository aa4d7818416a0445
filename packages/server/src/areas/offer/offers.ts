import type { OfferRow, PersonalOffer, PersonalOfferRow } from '@skystair/contract'
import { heroPrice, spawn } from '@skystair/rules'
import { world } from '@skystair/world'
import { personalOffers } from '@skystair/world/areas/offer/rows'
import { gainsOf } from '../../economy/gain.ts'
import { listOffers, type Shelf, sell } from '../../economy/offers.ts'
import type { Handler } from '../../handlers.ts'
import type { Tx } from '../../storage/db.ts'
import { creaturesOf, joiningLevel } from '../hero/creatures.ts'
import { lockPlayer } from '../player/change.ts'
import { customerOf } from '../player/customer.ts'
import { loadPlayer, type PlayerRow } from '../player/repository.ts'
import { markSeen, openOffers } from './open.ts'

/** The hero of an offer, who joins at a level that suits the player. */
interface HeroOffer extends OfferRow {
  readonly type: PersonalOfferRow['type']
  readonly imageId: string
  readonly level: number
}

/** Returns the heroes of all offers with their prices. Each is on sale only while its offer is open. */
async function shelfFor(tx: Tx, player: PlayerRow, now: number): Promise<Shelf<HeroOffer>> {
  const level = joiningLevel(await creaturesOf(tx, player.id, player.state, now))
  const rows = personalOffers.flatMap(({ id, type, good, percent }) => {
    if (good.kind !== 'HERO') return []
    const { imageId, resource } = good
    const price = [{ resource, amount: heroPrice(world, imageId, level, resource) }]
    const rewards = [{ kind: 'creature' as const, imageId, level }]
    const reductions = [{ percent, condition: {} }]
    return [{ id, type, imageId, level, rewards, price, reductions, condition: { offer: type } }]
  })
  return { name: 'offer', rows }
}

export const listPersonalOffers: Handler<'GET /api/offer/list'> = async ({ tx, playerId, now }) => {
  const player = await loadPlayer(tx, playerId)
  const open = openOffers(player.state, now)
  if (open.length === 0) return []
  const heroes = await listOffers({ tx, now, customer: await customerOf(tx, player, now) }, await shelfFor(tx, player, now))
  return open.map(({ row: { type, percent, good }, until }): PersonalOffer => {
    const hero = heroes.find(({ row }) => row.type === type)
    const creature = hero && spawn(world, hero.row.imageId, { id: hero.row.id, playerId: null, level: hero.row.level })
    return {
      ...{ offerType: type, until, percent },
      viewed: player.state.offersSeen.includes(type),
      hero: creature ? { creature, price: [...hero.price], oldPrice: [...hero.row.price] } : null,
      shop: good.kind === 'SHOP' ? good.shop : null,
    }
  })
}

/** Sells the hero of an offer, which ends with that. */
export const takePersonalOffer: Handler<'POST /api/offer/take'> = async (ctx) => {
  const { tx, now, rewardKinds, body } = ctx
  const { player, save } = await lockPlayer(ctx)
  const shelf = await shelfFor(tx, player, now)
  const id = shelf.rows.find(({ type }) => type === body.offerType)?.id ?? 0
  const rewards = await sell({ tx, now, rewardKinds, customer: await customerOf(tx, player, now) }, player, shelf, id)
  const { state } = player
  state.offers = { ...state.offers, [body.offerType]: { ...state.offers?.[body.offerType], at: now, until: now } }
  markSeen(state, body.offerType)
  return { player: await save('purse', 'creatures'), gains: gainsOf(rewards) }
}
