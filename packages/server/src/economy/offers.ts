import type { LedgerReason, OfferRow, Price, Reward } from '@skystair/contract'
import { refuse } from '../refusal.ts'
import type { Tx } from '../storage/db.ts'
import { charge } from './charge.ts'
import { type Customer, holds, type Lock, lockOf, type Running, runningFor } from './condition.ts'
import { grant } from './grant.ts'
import { type Allowance, allowance, limit, type Usage, usageOf } from './limit.ts'
import type { RewardKinds } from './reward-kinds.ts'

/** A table of offers. Its name is the reason in the ledger and, with an offer's number, the key of limits and references, unless it has another key. */
export interface Shelf<R extends OfferRow = OfferRow> {
  readonly name: LedgerReason
  readonly key?: string
  readonly rows: readonly R[]
}

/** A customer of a table of offers. `now` is in milliseconds. */
export interface Visit {
  readonly tx: Tx
  readonly now: number
  readonly customer: Customer
}

/** An offer with its price and state for one customer. */
export interface Offer<R extends OfferRow = OfferRow> extends Allowance {
  readonly row: R
  readonly price: readonly Price[]
  /** The regular price, if this customer's is lower. */
  readonly fullPrice: readonly Price[] | null
  /** The condition that the customer does not meet, or null. */
  readonly lock: Lock | null
  /** The event or campaign that it belongs to. */
  readonly running: Running | null
  /** The first moment at which it is no longer available, in milliseconds; null if it has no end. */
  readonly until: number | null
}

const keyOf = ({ name, key = name }: Shelf, { id }: OfferRow): string => `${key}:${id}`

/** Returns a price reduced by per cent. Each amount is rounded up. */
export const reduced = (price: readonly Price[], percent: number): Price[] =>
  price.map(({ resource, amount }) => ({ resource, amount: Math.ceil((amount * (100 - percent)) / 100) }))

/** Returns an offer for the customer; null if it is not available now, or its event or campaign is not active. */
function offerFor<R extends OfferRow>(row: R, usage: Usage | undefined, { customer, now }: Visit): Offer<R> | null {
  const { condition = {}, available, reductions = [] } = row
  const running = runningFor(condition, customer)
  if (!running || (available && (now < available.from || available.until <= now))) return null
  const percent = Math.max(
    0,
    ...reductions.filter((reduction) => holds(reduction.condition, customer)).map((reduction) => reduction.percent),
  )
  const ends = [...running.map(({ until }) => until), ...(available ? [available.until] : [])]
  return {
    row,
    price: percent === 0 ? row.price : reduced(row.price, percent),
    fullPrice: percent === 0 ? null : row.price,
    lock: lockOf(condition, customer),
    running: running[0] ?? null,
    until: ends.length === 0 ? null : Math.min(...ends),
    ...allowance(row.limit ?? {}, usage, { now, event: running[0]?.key }),
  }
}

/** Returns the available offers of a table, locked ones included, in the order of the rows. */
export async function listOffers<R extends OfferRow>(visit: Visit, shelf: Shelf<R>): Promise<Offer<R>[]> {
  const usage = await usageOf(
    visit.tx,
    visit.customer.id,
    shelf.rows.map((row) => keyOf(shelf, row)),
  )
  return shelf.rows.map((row) => offerFor(row, usage.get(keyOf(shelf, row)), visit)).filter((offer) => offer !== null)
}

/**
 * Sells an offer to a player: counts it, charges its price, grants its rewards. Returns the rewards. The player's row must be locked; the caller saves it.
 * Throws PRODUCT_NOT_FOUND if it is not available now, OFFER_LOCKED with the condition as its field, ALREADY_TAKEN, OFFER_LIMIT, REWARD_NOT_READY,
 * NOT_ENOUGH_RESOURCES.
 */
export async function sell(
  visit: Visit & { readonly rewardKinds: RewardKinds },
  player: { readonly id: number },
  shelf: Shelf,
  id: number,
): Promise<Reward[]> {
  const { tx, now, rewardKinds } = visit
  const row = shelf.rows.find((offered) => offered.id === id)
  const offer = row && offerFor(row, undefined, visit)
  if (!offer) throw refuse('PRODUCT_NOT_FOUND')
  if (offer.lock) throw refuse('OFFER_LOCKED', { field: `/${offer.lock}` })
  const key = keyOf(shelf, offer.row)
  const ref = `${key}:${await limit(tx, player.id, key, offer.row.limit ?? {}, { now, event: offer.running?.key })}`
  await charge(tx, player.id, offer.price, { reason: shelf.name, ref: `${ref}:price`, now })
  const { rewards } = offer.row
  const paid = rewards.length === 1 ? { paid: offer.price } : {}
  return grant(tx, player, rewards, { reason: shelf.name, ref, now, ...paid }, rewardKinds)
}
