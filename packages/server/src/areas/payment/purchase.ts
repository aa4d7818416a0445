import type { Order, PaymentState, PlayerSource } from '@skystair/contract'
import type { StartedOrder } from '@skystair/platform/server'
import type { BankProduct } from '@skystair/world/areas/bank/rows'
import type { Random } from '../../random.ts'
import type { Tx } from '../../storage/db.ts'
import { asProduct, productByName } from '../bank/products.ts'
import type { Channel } from '../platform/platforms.ts'

/** A purchase as stored. `gems` is all that it gives; `share` what the inviter was granted for it. */
export interface PurchaseRow {
  readonly id: number
  readonly nonce: string
  readonly channel: string
  readonly source: PlayerSource
  readonly external_id: string | null
  readonly player_id: number
  readonly receiver_id: number
  readonly product_id: string
  readonly gems: number
  readonly points: number
  /** JSON of the catalogue's prices when it began. */
  readonly prices: string
  readonly share: number
  readonly state: PaymentState
  readonly cancelled: number
  readonly created_at: number
}

export interface Beginning {
  readonly channel: Pick<Channel, 'name' | 'source'>
  readonly externalId: string | null
  readonly playerId: number
  readonly receiverId: number
  readonly product: BankProduct
  readonly random: Random
  readonly now: number
}

/** Writes a purchase down before anybody is asked for money. */
export async function beginPurchase(
  tx: Tx,
  { channel, externalId, playerId, receiverId, product, random, now }: Beginning,
): Promise<PurchaseRow> {
  const { id, gems, prices } = asProduct(product)
  const row = await tx.one<PurchaseRow>(
    `insert into purchase (nonce, channel, source, external_id, player_id, receiver_id, product_id, gems, points, prices, share, state, cancelled, created_at, updated_at)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 0, 'STARTED', 0, ?, ?) returning *`,
    [
      random.bytes(18).toString('base64url'),
      channel.name,
      channel.source,
      externalId,
      playerId,
      receiverId,
      id,
      gems,
      product.bonusPoints,
      JSON.stringify(prices),
      now,
      now,
    ],
  )
  if (!row) throw new Error('the database answered no purchase')
  return row
}

/** The same purchase once more, for an order that was paid a second time. */
export async function repeatPurchase(tx: Tx, again: PurchaseRow, random: Random, now: number): Promise<PurchaseRow> {
  const row = await tx.one<PurchaseRow>(
    `insert into purchase (nonce, channel, source, external_id, player_id, receiver_id, product_id, gems, points, prices, share, state, cancelled, created_at, updated_at)
     select ?, channel, source, external_id, player_id, receiver_id, product_id, gems, points, prices, 0, 'STARTED', 0, ?, ? from purchase where id = ? returning *`,
    [random.bytes(18).toString('base64url'), now, now, again.id],
  )
  if (!row) throw new Error('the database answered no purchase')
  return row
}

/** Forgets a purchase that its platform would not begin. */
export const dropPurchase = (tx: Tx, id: number): Promise<number> => tx.run("delete from purchase where id = ? and state = 'STARTED'", [id])

export const purchaseByNonce = (tx: Tx, nonce: string): Promise<PurchaseRow | undefined> =>
  tx.one<PurchaseRow>(`select * from purchase where nonce = ?${tx.lock}`, [nonce])

export const purchaseById = (tx: Tx, id: number): Promise<PurchaseRow | undefined> =>
  tx.one<PurchaseRow>(`select * from purchase where id = ?${tx.lock}`, [id])

/** A purchase of this player by the number in a call; undefined for somebody else's. */
export async function purchaseOf(tx: Tx, playerId: number, orderId: string): Promise<PurchaseRow | undefined> {
  if (!/^\d{1,15}$/.test(orderId)) return undefined
  return tx.one<PurchaseRow>('select * from purchase where id = ? and player_id = ?', [Number(orderId), playerId])
}

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
