import type { PaymentState, PlayerSource } from '@skystair/contract'
import type { PaymentFact } from '@skystair/platform/server'
import type { Tx } from '../../storage/db.ts'

/** A stored purchase. `gems` is everything that it gives; `share` is what the inviter received for it. */
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
  /** JSON of the catalogue's prices at its start. */
  readonly prices: string
  readonly share: number
  readonly state: PaymentState
  /** 0 or 1. */
  readonly cancelled: number
  readonly created_at: number
}

/** The values of a purchase before it has an id. */
export type NewPurchase = Omit<PurchaseRow, 'id' | 'share' | 'state' | 'cancelled' | 'created_at'>

const inserted = (row: PurchaseRow | undefined): PurchaseRow => {
  if (!row) throw new Error('the database returned no purchase')
  return row
}

export const insertPurchase = async (tx: Tx, purchase: NewPurchase, now: number): Promise<PurchaseRow> =>
  inserted(
    await tx.one<PurchaseRow>(
      `insert into purchase (nonce, channel, source, external_id, player_id, receiver_id, product_id, gems, points, prices, share, state, cancelled, created_at, updated_at)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 0, 'STARTED', 0, ?, ?) returning *`,
      [
        purchase.nonce,
        purchase.channel,
        purchase.source,
        purchase.external_id,
        purchase.player_id,
        purchase.receiver_id,
        purchase.product_id,
        purchase.gems,
        purchase.points,
        purchase.prices,
        now,
        now,
      ],
    ),
  )

/** Deletes a purchase that its platform refused to start. */
export const dropPurchase = (tx: Tx, id: number): Promise<number> => tx.run("delete from purchase where id = ? and state = 'STARTED'", [id])

export const purchaseByNonce = (tx: Tx, nonce: string): Promise<PurchaseRow | undefined> =>
  tx.one(`select * from purchase where nonce = ?${tx.lock}`, [nonce])

export const purchaseById = (tx: Tx, id: number): Promise<PurchaseRow | undefined> =>
  tx.one(`select * from purchase where id = ?${tx.lock}`, [id])

/** Returns the purchases that a payer has started since a moment and not paid, newest first. Payers are our players where a platform proves no identities. */
export const purchasesStartedBy = (tx: Tx, channel: string, externalId: string, since: number): Promise<PurchaseRow[]> =>
  tx.all(
    `select * from purchase where state = 'STARTED' and created_at > ? and id in (
       select id from purchase where channel = ? and external_id = ? and state = 'STARTED'
       union all select id from purchase where channel = ? and external_id is null and player_id = ? and state = 'STARTED'
     ) order by id desc limit 50${tx.lock}`,
    [since, channel, externalId, channel, /^\d{1,15}$/.test(externalId) ? Number(externalId) : 0],
  )

/** Returns a purchase of this player by the number used in calls; undefined for other players' purchases. */
export async function purchaseOf(tx: Tx, playerId: number, orderId: string): Promise<PurchaseRow | undefined> {
  if (!/^\d{1,15}$/.test(orderId)) return undefined
  return tx.one<PurchaseRow>('select * from purchase where id = ? and player_id = ?', [Number(orderId), playerId])
}

/** Returns the purchases that evidence without an order could belong to: the one with the nonce, then unfinished ones, then the newest. */
export const purchasesOnPlatform = (tx: Tx, playerId: number, source: PlayerSource, nonce: string): Promise<PurchaseRow[]> =>
  tx.all(
    `select * from purchase where player_id = ? and source = ?
     order by case when nonce = ? then 0 when state = 'STARTED' then 1 else 2 end, id desc limit 8`,
    [playerId, source, nonce],
  )

/** Returns the player's purchases of a product on a platform, unfinished ones first, then newer before older. */
export const purchasesOfProduct = (tx: Tx, playerId: number, source: PlayerSource, productId: string): Promise<PurchaseRow[]> =>
  tx.all(
    `select * from purchase where player_id = ? and source = ? and product_id = ?
     order by case when state = 'STARTED' then 0 else 1 end, id desc limit 5`,
    [playerId, source, productId],
  )

/** Returns the player's purchases started after `since` and those with gems to take, newest first. */
export const openPurchases = (tx: Tx, playerId: number, since: number): Promise<PurchaseRow[]> =>
  tx.all(
    `select * from purchase where (player_id = ? and state = 'STARTED' and cancelled = 0 and created_at > ?)
     or (receiver_id = ? and state = 'GEMS_GRANTED') order by id desc limit 50`,
    [playerId, since, playerId],
  )

/** Returns the purchases that a player has paid for or received, newest first. */
export const purchasesAround = (tx: Tx, playerId: number, limit: number, skip: number): Promise<PurchaseRow[]> =>
  tx.all('select * from purchase where player_id = ? or receiver_id = ? order by id desc limit ? offset ?', [
    ...[playerId, playerId],
    ...[limit, skip],
  ])

/** Returns the other players for whom this one bought. */
export const receiversOf = async (tx: Tx, playerId: number): Promise<number[]> => {
  const rows = await tx.all<{ receiver_id: number }>(
    'select distinct receiver_id from purchase where player_id = ? and receiver_id <> ? order by receiver_id',
    [playerId, playerId],
  )
  return rows.map(({ receiver_id }) => receiver_id)
}

/** Returns how many gems a player has paid for since a moment, also for others, without those whose money was returned. */
export async function gemsBought(tx: Tx, playerId: number, since: number): Promise<number> {
  const row = await tx.one<{ gems: number }>(
    `select cast(coalesce(sum(purchase.gems), 0) as bigint) as gems from purchase join receipt on receipt.purchase_id = purchase.id
     where purchase.player_id = ? and purchase.state in ('GEMS_GRANTED', 'GEMS_TAKEN') and receipt.at >= ?`,
    [playerId, since],
  )
  return row?.gems ?? 0
}

/** Returns purchases with gems for this player to take, oldest first. */
export const grantedPurchases = (tx: Tx, playerId: number): Promise<PurchaseRow[]> =>
  tx.all(`select * from purchase where receiver_id = ? and state = 'GEMS_GRANTED' order by id${tx.lock}`, [playerId])

/** Saves a purchase's state. Returns the updated purchase. */
export async function updatePurchase(
  tx: Tx,
  purchase: PurchaseRow,
  change: Partial<Pick<PurchaseRow, 'state' | 'share' | 'cancelled'>>,
  now: number,
): Promise<PurchaseRow> {
  const changed = { ...purchase, ...change }
  await tx.run('update purchase set state = ?, share = ?, cancelled = ?, updated_at = ? where id = ?', [
    changed.state,
    changed.share,
    changed.cancelled,
    now,
    purchase.id,
  ])
  return changed
}

/** A platform's report of one payment. `purchase_id` is null while no purchase matches it. */
export interface ReceiptRow {
  readonly id: number
  readonly purchase_id: number | null
  readonly state: 'PAID' | 'REFUNDED'
}

export const findReceipt = (tx: Tx, channel: string, transactionId: string): Promise<ReceiptRow | undefined> =>
  tx.one(`select id, purchase_id, state from receipt where channel = ? and transaction_id = ?${tx.lock}`, [channel, transactionId])

export async function insertReceipt(tx: Tx, fact: PaymentFact, purchaseId: number | null, channel: string, now: number): Promise<void> {
  const refunded = fact.state === 'REFUNDED'
  await tx.run(
    `insert into receipt (channel, transaction_id, purchase_id, state, currency, amount, test, at, refunded_at) values (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    [
      channel,
      fact.transactionId,
      purchaseId,
      refunded ? 'REFUNDED' : 'PAID',
      fact.amount?.currency ?? null,
      fact.amount?.value ?? null,
      Number(fact.test ?? false),
      now,
      refunded ? now : null,
    ],
  )
}

export const setReceiptPurchase = (tx: Tx, id: number, purchaseId: number): Promise<number> =>
  tx.run('update receipt set purchase_id = ? where id = ?', [purchaseId, id])

export const setReceiptRefunded = (tx: Tx, id: number, now: number): Promise<number> =>
  tx.run("update receipt set state = 'REFUNDED', refunded_at = ? where id = ?", [now, id])
