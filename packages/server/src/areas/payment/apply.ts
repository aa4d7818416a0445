// The only place where a platform's report of a payment is applied. Whatever comes, in whatever order and how often: a payment grants once, a refund takes
// back once.
import { price, resources } from '@skystair/contract'
import { DAY } from '@skystair/contract/time'
import type { Applied, Payment, PaymentFact } from '@skystair/platform/server'
import { charge } from '../../economy/charge.ts'
import { grant } from '../../economy/grant.ts'
import { purseOf, WAITING_GEMS } from '../../economy/purse.ts'
import type { Random } from '../../random.ts'
import type { Tx } from '../../storage/db.ts'
import { giveTicketsForGems, takeTicketsBack } from '../campaign/wheel/gem-tickets.ts'
import { rewardClan, takeClanReward } from '../clan/points.ts'
import { notify } from '../notification/repository.ts'
import { loadPlayer, type PlayerRow } from '../player/repository.ts'
import { shareWithInviter, takeShareBack } from '../referral/referral.ts'
import { shownNames } from '../security/shown-names.ts'
import { repeatPurchase } from './purchase.ts'
import {
  findReceipt,
  grantedPurchases,
  insertReceipt,
  type PurchaseRow,
  purchaseById,
  purchaseByNonce,
  purchasesStartedBy,
  type ReceiptRow,
  setReceiptPurchase,
  setReceiptRefunded,
  updatePurchase,
} from './repository.ts'

/** Context in which a platform's report of a payment is applied. */
export interface PaymentContext {
  /** The payment channel: `vk`, `own/xsolla`. */
  readonly channel: string
  readonly testsAllowed: boolean
  readonly random: Random
  readonly now: number
}

export interface Outcome {
  readonly applied: Applied
  /** The purchase after it, if there is one. */
  readonly purchase?: PurchaseRow
  /** Players whose purses changed. */
  readonly changed: readonly number[]
}

const refund = { state: 'REFUNDED', share: 0, cancelled: 0 } as const

const outcome = (applied: Applied, purchase?: PurchaseRow, changed: readonly PlayerRow[] = []): Outcome => ({
  applied,
  changed: changed.map(({ id }) => id),
  ...(purchase ? { purchase } : {}),
})

/** How long after its start a purchase can be meant by a payment that does not name it. */
const UNNAMED = 7 * DAY

/** Returns this payer's newest open purchase of the product, or of any; undefined if the open ones of a product do not all give the same. */
async function onlyOpenPurchase(tx: Tx, payment: Payment, { channel, now }: PaymentContext): Promise<PurchaseRow | undefined> {
  const { externalId, productId } = payment
  if (externalId === undefined) return undefined
  const open = await purchasesStartedBy(tx, channel, externalId, now - UNNAMED)
  const meant = open.filter(({ product_id }) => productId === undefined || product_id === productId)
  const contents = ({ receiver_id, gems, points, prices }: PurchaseRow) => `${receiver_id} ${gems} ${points} ${prices}`
  const products = new Set(meant.map(({ product_id }) => product_id))
  const kinds = new Set(meant.map((purchase) => `${purchase.product_id} ${contents(purchase)}`))
  return kinds.size === products.size ? meant[0] : undefined
}

/** Returns the purchase that a payment is for: by its nonce, else by the id that the caller asked about, else the payer's only open one. */
async function purchaseFor(tx: Tx, payment: Payment, context: PaymentContext, asked: number | undefined): Promise<PurchaseRow | undefined> {
  const found =
    payment.nonce !== undefined
      ? await purchaseByNonce(tx, payment.nonce)
      : asked !== undefined
        ? await purchaseById(tx, asked)
        : await onlyOpenPurchase(tx, payment, context)
  return found?.channel === context.channel ? found : undefined
}

/** True unless the platform reports another amount than the price. */
const isWhole = ({ amount }: Payment, prices: string): boolean =>
  !amount || (JSON.parse(prices) as Record<string, number>)[amount.currency] === amount.value

/** Returns why a payment does not match this purchase, or null. */
function mismatch(fact: Payment, { external_id, player_id, product_id, prices }: PurchaseRow, testsAllowed: boolean): Refusal | null {
  if (fact.externalId !== undefined && fact.externalId !== (external_id ?? String(player_id))) return 'OTHER_PLAYER'
  if (fact.productId !== undefined && fact.productId !== product_id) return 'OTHER_PRODUCT'
  if (!isWhole(fact, prices)) return 'OTHER_AMOUNT'
  return fact.test && !testsAllowed ? 'TEST_REFUSED' : null
}

type Refusal = Exclude<Applied, 'DONE' | 'REPEATED'>
type Judged =
  | { readonly applied: 'DONE'; readonly purchase: PurchaseRow }
  | { readonly applied: Refusal; readonly purchase: PurchaseRow | undefined }

/**
 * Returns whether a payment would be granted, and its purchase. Changes nothing. The only judge of payments: for a platform that asks before it takes the money,
 * and for its report afterwards.
 */
export async function judge(tx: Tx, payment: Payment, context: PaymentContext, asked?: number): Promise<Judged> {
  const purchase = await purchaseFor(tx, payment, context, asked)
  if (!purchase) return { applied: 'NO_ORDER', purchase }
  return { applied: mismatch(payment, purchase, context.testsAllowed) ?? 'DONE', purchase }
}

/** Locks and returns buyer and receiver, always in the same order to avoid deadlocks. */
async function lockBoth(tx: Tx, { player_id, receiver_id }: PurchaseRow): Promise<PlayerRow[]> {
  const both = [...new Set([player_id, receiver_id])].sort((a, b) => a - b)
  const players: PlayerRow[] = []
  for (const id of both) players.push(await loadPlayer(tx, id, { lock: true }))
  return players
}

async function grantPurchase(tx: Tx, purchase: PurchaseRow, now: number): Promise<Outcome> {
  const players = await lockBoth(tx, purchase)
  const { id, player_id: buyer, receiver_id: receiver, gems, points } = purchase
  const occasion = { reason: 'purchase', ref: `purchase:${id}`, now } as const
  await grant(tx, receiver, [{ kind: 'resource', resource: WAITING_GEMS, amount: gems }], occasion)
  await grant(tx, buyer, resources({ bonusPoints: points }), { ...occasion, ref: `${occasion.ref}:points` })
  await rewardClan(tx, buyer, purchase, now)
  await giveTicketsForGems(tx, buyer, purchase, now)
  const share = await shareWithInviter(tx, buyer, gems)
  const name = (await shownNames(tx, [buyer]))(buyer) ?? ''
  if (receiver === buyer) await notify(tx, receiver, 'gemsGranted', { gems: String(gems) }, now)
  else await notify(tx, receiver, 'giftGranted', { gems: String(gems), name }, now)
  return outcome('DONE', await updatePurchase(tx, purchase, { state: 'GEMS_GRANTED', share, cancelled: 0 }, now), players)
}

async function takeBack(tx: Tx, purchase: PurchaseRow, now: number): Promise<Outcome> {
  const players = await lockBoth(tx, purchase)
  const { id, player_id: buyer, receiver_id: receiver, gems, points, share, state } = purchase
  const occasion = { reason: 'refund', ref: `refund:${id}`, now } as const
  const held = state === 'GEMS_TAKEN' ? 'mithril' : WAITING_GEMS
  await charge(tx, receiver, [{ resource: held, amount: gems }], occasion, { mayOwe: true })
  const { bonusPoints } = await purseOf(tx, buyer)
  await charge(tx, buyer, price({ bonusPoints: Math.min(points, bonusPoints) }), occasion)
  await takeClanReward(tx, buyer, purchase, now)
  await takeTicketsBack(tx, buyer, id, now)
  await takeShareBack(tx, buyer, share)
  const { mithril } = await purseOf(tx, receiver)
  await notify(tx, receiver, 'gemsRefunded', { gems: String(gems), left: String(mithril) }, now)
  return outcome('DONE', await updatePurchase(tx, purchase, refund, now), players)
}

/** A fact on its arrival: with the receipt of an earlier one, if there is one, and the id of the purchase that was asked about. */
interface Arrival {
  readonly tx: Tx
  readonly fact: PaymentFact
  readonly receipt: ReceiptRow | undefined
  readonly context: PaymentContext
  readonly asked: number | undefined
}

async function paid({ tx, fact, receipt, context, asked }: Arrival): Promise<Outcome> {
  if (receipt && (receipt.state === 'PAID' || receipt.purchase_id !== null))
    return outcome('REPEATED', receipt.purchase_id === null ? undefined : await purchaseById(tx, receipt.purchase_id))
  const { applied, purchase } = await judge(tx, fact, context, asked)
  if (applied !== 'DONE') return outcome(applied, purchase)
  if (receipt) {
    // The refund arrived first: the money was already returned.
    await setReceiptPurchase(tx, receipt.id, purchase.id)
    if (purchase.state !== 'STARTED') return outcome('DONE', purchase)
    return outcome('DONE', await updatePurchase(tx, purchase, refund, context.now))
  }
  // A second transaction for the same order is a second payment, and grants the gems again.
  const fresh = purchase.state === 'STARTED' ? purchase : await repeatPurchase(tx, purchase, context.random, context.now)
  await insertReceipt(tx, fact, fresh.id, context.channel, context.now)
  return grantPurchase(tx, fresh, context.now)
}

async function refunded({ tx, fact, receipt, context, asked }: Arrival): Promise<Outcome> {
  if (!receipt) {
    // It arrived before its payment, or for a payment that was never accepted. Stored, so that the payment grants nothing.
    const purchase = await purchaseFor(tx, fact, context, asked)
    if (purchase && !isWhole(fact, purchase.prices)) return outcome('DONE', purchase)
    const mine = purchase?.state === 'STARTED' ? purchase : undefined
    await insertReceipt(tx, fact, mine?.id ?? null, context.channel, context.now)
    return outcome('DONE', mine && (await updatePurchase(tx, mine, refund, context.now)))
  }
  const purchase = receipt.purchase_id === null ? undefined : await purchaseById(tx, receipt.purchase_id)
  if (receipt.state === 'REFUNDED' || !purchase) return outcome('REPEATED', purchase)
  // A part of a price has no gems of its own: a player who gets a part of the money back keeps all of them.
  if (!isWhole(fact, purchase.prices)) return outcome('DONE', purchase)
  await setReceiptRefunded(tx, receipt.id, context.now)
  return takeBack(tx, purchase, context.now)
}

async function cancelled({ tx, fact, receipt, context, asked }: Arrival): Promise<Outcome> {
  const purchase = await purchaseFor(tx, fact, context, asked)
  if (!purchase) return outcome('NO_ORDER')
  if (receipt || purchase.state !== 'STARTED' || purchase.cancelled === 1) return outcome('REPEATED', purchase)
  return outcome('DONE', await updatePurchase(tx, purchase, { cancelled: 1 }, context.now))
}

/**
 * Applies a proven fact about a payment in one transaction: receipt, ledger, gems, bonus points of the buyer and of the buyer's clan, the inviter's share. `asked` is the id of the purchase that
 * the platform was asked about, for platforms that do not pass the nonce on.
 */
export async function apply(tx: Tx, fact: PaymentFact, context: PaymentContext, asked?: number): Promise<Outcome> {
  const receipt = await findReceipt(tx, context.channel, fact.transactionId)
  const arrival = { tx, fact, receipt, context, asked }
  if (fact.state === 'PAID') return paid(arrival)
  if (fact.state === 'REFUNDED') return refunded(arrival)
  return cancelled(arrival)
}

/** Takes the granted gems of all the player's purchases. Returns how many. The player's row must be locked. */
export async function takeGranted(tx: Tx, playerId: number, now: number): Promise<number> {
  const waiting = await grantedPurchases(tx, playerId)
  for (const purchase of waiting) {
    const { id, gems } = purchase
    const occasion = { reason: 'purchase', ref: `take:${id}`, now } as const
    await charge(tx, playerId, [{ resource: WAITING_GEMS, amount: gems }], occasion)
    await grant(tx, playerId, resources({ mithril: gems }), occasion)
    await updatePurchase(tx, purchase, { state: 'GEMS_TAKEN' }, now)
  }
  return waiting.reduce((sum, { gems }) => sum + gems, 0)
}
