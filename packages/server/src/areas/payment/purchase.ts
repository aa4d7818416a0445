import type { Order, Purchase } from '@skystair/contract'
import type { StartedOrder } from '@skystair/platform/server'
import { type BankProduct, titleOf } from '@skystair/world/areas/bank/rows'
import type { Channel } from '../../platforms.ts'
import type { Random } from '../../random.ts'
import type { Tx } from '../../storage/db.ts'
import { productByName } from '../bank/products.ts'
import { insertPurchase, type PurchaseRow } from './repository.ts'

export interface Beginning {
  readonly channel: Pick<Channel, 'name' | 'source'>
  readonly externalId: string | null
  readonly playerId: number
  readonly receiverId: number
  readonly product: BankProduct
  /** The price by currency. */
  readonly prices: Readonly<Record<string, number>>
  readonly random: Random
  readonly now: number
}

const newNonce = (random: Random): string => random.bytes(18).toString('base64url')

/** Stores a purchase before the player is asked for money. */
export const beginPurchase = (
  tx: Tx,
  { channel, externalId, playerId, receiverId, product, prices, random, now }: Beginning,
): Promise<PurchaseRow> => {
  const purchase = {
    nonce: newNonce(random),
    channel: channel.name,
    source: channel.source,
    external_id: externalId,
    player_id: playerId,
    receiver_id: receiverId,
    product_id: product.productId,
    gems: product.gems + product.bonusGems,
    points: product.bonusPoints,
    prices: JSON.stringify(prices),
  }
  return insertPurchase(tx, purchase, now)
}

/** Stores a copy of the purchase for an order that was paid twice. */
export const repeatPurchase = (tx: Tx, again: PurchaseRow, random: Random, now: number): Promise<PurchaseRow> =>
  insertPurchase(tx, { ...again, nonce: newNonce(random) }, now)

/** Returns a purchase as an item of a list. */
export const asPurchase = ({ id, product_id, gems, state, created_at, player_id, receiver_id }: PurchaseRow): Purchase => ({
  id,
  productId: product_id,
  gems,
  state,
  at: created_at,
  buyerId: player_id,
  receiverId: receiver_id,
})

/** Returns the state of a purchase. `begun` contains the way to pay, and is sent only to the client that started it. */
export const asOrder = (
  { id, product_id, gems, state, cancelled }: PurchaseRow,
  begun: Pick<Order, 'url' | 'payload'> = { url: null, payload: {} },
): Order => ({ orderId: String(id), productId: product_id, gems, state, cancelled: cancelled === 1, ...begun })

/** Returns a purchase in the form that server halves of platforms receive. */
export function asStarted(
  row: PurchaseRow,
  { lang, returnUrl, method, currency }: { lang: 'RU' | 'EN'; returnUrl: string; method?: string; currency?: string },
): StartedOrder {
  const product = productByName(row.product_id)
  return {
    id: row.id,
    nonce: row.nonce,
    product: {
      // A product may have left the catalogue; the stored values remain valid.
      title: product ? titleOf({ kind: product.kind, gems: row.gems, bonusGems: 0 }) : { RU: row.product_id, EN: row.product_id },
      id: row.product_id,
      gems: row.gems,
      prices: JSON.parse(row.prices) as Record<string, number>,
    },
    playerId: row.player_id,
    externalId: row.external_id,
    lang,
    returnUrl,
    ...(method ? { method } : {}),
    ...(currency ? { currency } : {}),
  }
}
