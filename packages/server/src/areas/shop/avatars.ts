import type { AvatarOffer, AvatarRow, AvatarShopRow, OfferRow } from '@skystair/contract'
import { avatarShops } from '@skystair/world/areas/shop/rows'
import { listOffers, type Offer, type Shelf, sell } from '../../economy/offers.ts'
import type { Context, Handler } from '../../handlers.ts'
import { refuse } from '../../refusal.ts'
import { lockPlayer } from '../player/change.ts'
import { customerOf } from '../player/customer.ts'
import { loadPlayer } from '../player/repository.ts'

interface Portrait extends OfferRow {
  readonly key: string
  readonly shop: string
}

const offerOf = (shop: AvatarShopRow, { id, key, price, condition }: AvatarRow): Portrait => ({
  id,
  key,
  shop: shop.id,
  rewards: [{ kind: 'avatar', avatar: key }],
  price,
  condition: { ...shop.condition, ...condition },
  limit: { ever: 1 },
})

const portraits: Shelf<Portrait> = {
  name: 'avatarShop',
  rows: avatarShops.flatMap((shop) => shop.avatars.map((row) => offerOf(shop, row))),
}

const shown = ({ row: { id, key, condition }, price, lock }: Offer<Portrait>, owned: boolean): AvatarOffer => ({
  id,
  key,
  price: [...price],
  minStair: condition?.stair ?? 0,
  minLevel: condition?.level ?? 0,
  available: lock === null && !owned,
  owned,
})

/** Returns the portraits of a shop, those that the player has included. */
export async function listAvatars(
  { tx, playerId, now }: Pick<Context, 'tx' | 'now'> & { readonly playerId: number },
  shop: string,
): Promise<AvatarOffer[]> {
  const player = await loadPlayer(tx, playerId)
  const offers = await listOffers(
    { tx, now, customer: await customerOf(tx, player, now) },
    { ...portraits, rows: portraits.rows.filter((row) => row.shop === shop) },
  )
  return offers.map((offer) => shown(offer, player.state.avatars.includes(offer.row.key)))
}

/** Sells a portrait, which is worn at once. Throws ALREADY_TAKEN also for portraits that the player got otherwise. */
export const buyAvatar: Handler<'POST /api/shop/avatar/{id}/buy'> = async (ctx) => {
  const { tx, now, params, rewardKinds } = ctx
  const { player, save } = await lockPlayer(ctx)
  const { state } = player
  const wanted = portraits.rows.find(({ id }) => id === params.id)
  if (!wanted) throw refuse('PRODUCT_NOT_FOUND')
  if (state.avatars.includes(wanted.key)) throw refuse('ALREADY_TAKEN')
  await sell({ tx, now, customer: await customerOf(tx, player, now), rewardKinds }, player, portraits, wanted.id)
  state.avatar = wanted.key
  return save('purse')
}
