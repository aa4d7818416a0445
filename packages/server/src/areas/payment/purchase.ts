import type { Order, Purchase } from '@skystair/contract'
import type { StartedOrder } from '@skystair/platform/server'
import type { BankProduct } from '@skystair/world/areas/bank/rows'
import type { Channel } from '../../platforms.ts'
import type { Random } from '../../random.ts'
import type { Tx } from '../../storage/db.ts'
import { asProduct, productByName } from '../bank/products.ts'
import { insertPurchase, type PurchaseRow } from './repository.ts'

export interface Beginning {
  readonly channel: Pick<Channel, 'name' | 'source'>
  readonly externalId: string | null
  readonly playerId: number
  readonly receiverId: number
  readonly product: BankProduct
  readonly random: Random
  readonly now: number
}

const newNonce = (random: Random): string => random.bytes(18).toString('base64url')

/** Stores a purchase before anybody is asked for money. */
export const beginPurchase = (
  tx: Tx,
  { channel, externalId, playerId, receiverId, product, random, now }: Beginning,
): Promise<PurchaseRow> => {
  const { id, gems, prices } = asProduct(product)
  const purchase = {
    nonce: newNonce(random),
    channel: channel.name,
    source: channel.source,
    external_id: externalId,
    player_id: playerId,
    receiver_id: receiverId,
    product_id: id,
    gems,
    points: product.bonusPoints,
    prices: JSON.stringify(prices),
  }
  return insertPurchase(tx, purchase, now)
}

/** Stores the same purchase once more, for an order that was paid a second time. */
export const repeatPurchase = (tx: Tx, again: PurchaseRow, random: Random, now: number): Promise<PurchaseRow> =>
  insertPurchase(tx, { ...again, nonce: newNonce(random) }, now)

/** A purchase in a list. */
export const asPurchase = ({ id, product_id, gems, state, created_at, player_id, receiver_id }: PurchaseRow): Purchase => ({
  id,
  productId: product_id,
  gems,
  state,
  at: created_at,
  buyerId: player_id,
  receiverId: receiver_id,
})

/** How a purchase stands. `begun` is how it goes on, known only to who began it. */
export const asOrder = (
  { id, product_id, gems, state, cancelled }: PurchaseRow,
  begun: Pick<Order, 'url' | 'payload'> = { url: null, payload: {} },
): Order => ({ orderId: String(id), productId: product_id, gems, state, cancelled: cancelled === 1, ...begun })

/** A purchase as platforms' server halves know it. */
export function asStarted(
  row: PurchaseRow,
  { lang, returnUrl, method, currency }: { lang: 'RU' | 'EN'; returnUrl: string; method?: string; currency?: string },
): StartedOrder {
  const product = productByName(row.product_id)
  return {
    id: row.id,
    nonce: row.nonce,
    product: {
      // What left the catalogue meanwhile is still what it was.
      ...(product ? asProduct(product) : { title: { RU: row.product_id, EN: row.product_id } }),
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
