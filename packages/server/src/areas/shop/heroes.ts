import type { Creature, CreatureKind, CreatureOffer, HeroShopRow, OfferRow, PlayerChange } from '@skystair/contract'
import { heroPrice, soldOn, spawn, stockOf } from '@skystair/rules'
import { world } from '@skystair/world'
import { heroShops } from '@skystair/world/areas/shop/rows'
import { listOffers, type Offer, type Shelf, sell, type Visit } from '../../economy/offers.ts'
import type { Context } from '../../handlers.ts'
import { refuse } from '../../refusal.ts'
import { creaturesOf, joiningLevel } from '../hero/creatures.ts'
import { reductionsIn } from '../offer/open.ts'
import { lockPlayer } from '../player/change.ts'
import { customerOf } from '../player/customer.ts'
import { loadPlayer, type PlayerRow } from '../player/repository.ts'
import { dayOf, today } from './day.ts'

type Base = Pick<Context, 'tx' | 'now'> & { readonly playerId: number }

/** Offers are numbered by shop and hero: catalogue numbers of creatures have at most four digits. */
const PER_SHOP = 10_000

/** A hero on sale, and the level at which it joins. */
interface HeroOffer extends OfferRow {
  readonly imageId: string
  readonly level: number
}

/** A player who visits a shop. */
interface Guest extends Visit {
  /** The level at which heroes join this player. */
  readonly level: number
}

async function guestOf(tx: Context['tx'], player: PlayerRow, now: number): Promise<Guest> {
  const [customer, creatures] = [await customerOf(tx, player, now), await creaturesOf(tx, player.id, player.state, now)]
  return { tx, now, customer, level: joiningLevel(creatures) }
}

/** Returns the offer of a kind; it ends with the server's day. */
function offerOf(shop: HeroShopRow, { id, imageId }: CreatureKind, { level, now }: Guest): HeroOffer {
  return {
    id: PER_SHOP * shop.number + id,
    imageId,
    level,
    rewards: [{ kind: 'creature', imageId, level }],
    price: [{ resource: shop.resource, amount: heroPrice(world, imageId, level, shop.resource) }],
    condition: shop.condition,
    limit: shop.limit,
    reductions: reductionsIn(shop.id),
    available: today(now),
  }
}

/** Returns the offers of a shop today. */
const shelfOf = (shop: HeroShopRow, guest: Guest): Shelf<HeroOffer> => ({
  name: 'heroShop',
  rows: soldOn(world, shop, dayOf(guest.now)).map((kind) => offerOf(shop, kind, guest)),
})

const shownCreature = ({ id, imageId, level }: HeroOffer): Creature => spawn(world, imageId, { id, playerId: null, level })

const presentOffer = (shop: HeroShopRow, offer: Offer<HeroOffer>): CreatureOffer => {
  const { row, price, fullPrice, lock, refusal, left, until } = offer
  const why = lock ? 'OFFER_LOCKED' : refusal ? 'OFFER_LIMIT' : null
  return {
    id: row.id,
    shop: shop.id,
    creature: shownCreature(row),
    price: [...price],
    oldPrice: fullPrice ? [...fullPrice] : null,
    minStair: shop.condition.stair ?? 0,
    minLevel: shop.condition.level ?? 0,
    available: why === null,
    refusal: why,
    left: left ?? 0,
    until,
  }
}

const shopById = (id: string): HeroShopRow => {
  const found = heroShops.find((shop) => shop.id === id)
  if (!found) throw refuse('NOT_FOUND')
  return found
}
/** Returns the shop whose offers have ids like this one. Throws PRODUCT_NOT_FOUND. */
const shopOfOffer = (id: number): HeroShopRow => {
  const found = heroShops.find(({ number }) => number === Math.trunc(id / PER_SHOP))
  if (!found) throw refuse('PRODUCT_NOT_FOUND')
  return found
}

const guestIn = async ({ tx, playerId, now }: Base): Promise<Guest> => guestOf(tx, await loadPlayer(tx, playerId), now)

/** Returns the heroes that a shop sells today, in no particular order. Throws NOT_FOUND. */
export async function listHeroes(ctx: Base, shopId: string): Promise<CreatureOffer[]> {
  const shop = shopById(shopId)
  const guest = await guestIn(ctx)
  return (await listOffers(guest, shelfOf(shop, guest))).map((offer) => presentOffer(shop, offer))
}

/** Returns one offer, which must be on sale today unless `anyDay` is true. Throws PRODUCT_NOT_FOUND. */
export async function heroOffer(ctx: Base, id: number, { anyDay }: { readonly anyDay: boolean }): Promise<CreatureOffer> {
  const shop = shopOfOffer(id)
  const guest = await guestIn(ctx)
  const kind = stockOf(world, shop.stock).find((stocked) => offerOf(shop, stocked, guest).id === id)
  const onSale = shelfOf(shop, guest).rows.some((row) => row.id === id)
  if (!kind || !(onSale || anyDay)) throw refuse('PRODUCT_NOT_FOUND')
  const [offer] = await listOffers(guest, { name: 'heroShop', rows: [offerOf(shop, kind, guest)] })
  if (!offer) throw refuse('PRODUCT_NOT_FOUND')
  const shown = presentOffer(shop, offer)
  return onSale ? shown : { ...shown, available: false, refusal: 'PRODUCT_NOT_FOUND', until: null }
}

/**
 * Sells a hero through one of the four calls: each shop has its own. Throws PRODUCT_NOT_FOUND if it is not on sale there today, OFFER_LOCKED, OFFER_LIMIT,
 * NOT_ENOUGH_RESOURCES.
 */
export async function buyHero(ctx: Base & Pick<Context, 'rewardKinds'>, id: number, buyVia: HeroShopRow['buyVia']): Promise<PlayerChange> {
  const shop = shopOfOffer(id)
  if (shop.buyVia !== buyVia) throw refuse('PRODUCT_NOT_FOUND')
  const { tx, now, rewardKinds } = ctx
  const { player, save } = await lockPlayer(ctx)
  const guest = await guestOf(tx, player, now)
  await sell({ ...guest, rewardKinds }, player, shelfOf(shop, guest), id)
  return save('purse', 'creatures')
}
