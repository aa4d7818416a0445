// The only place where a platform's report of a payment is applied. Whatever comes, in whatever order and how often: a payment grants once, a refund takes
// back once.
import { price, resources } from '@skystair/contract'
import type { Applied, PaymentFact } from '@skystair/platform/server'
import { charge } from '../../economy/charge.ts'
import { grant } from '../../economy/grant.ts'
import { purseOf, WAITING_GEMS } from '../../economy/purse.ts'
import type { Random } from '../../random.ts'
import type { Tx } from '../../storage/db.ts'
import { notify } from '../notification/repository.ts'
import { loadPlayer, type PlayerRow } from '../player/repository.ts'
import { shareWithInviter, takeShareBack } from '../referral/referral.ts'
import { repeatPurchase } from './purchase.ts'
import {
  findReceipt,
  grantedPurchases,
  insertReceipt,
  type PurchaseRow,
  purchaseById,
  purchaseByNonce,
  type ReceiptRow,
  setReceiptPurchase,
  setReceiptRefunded,
  unfinishedPurchase,
  updatePurchase,
} from './repository.ts'

/** Where and when a platform's report of a payment is applied. */
export interface PaymentContext {
  /** Who was paid: `vk`, `own/xsolla`. */
  readonly channel: string
  readonly testsAllowed: boolean
  readonly random: Random
  readonly now: number
}

export interface Outcome {
  readonly applied: Applied
  /** The purchase as it stands now, where there is one. */
  readonly purchase?: PurchaseRow
  /** Whose purse changed. */
  readonly changed: readonly number[]
}

const refund = { state: 'REFUNDED', share: 0, cancelled: 0 } as const

const outcome = (applied: Applied, purchase?: PurchaseRow, changed: readonly PlayerRow[] = []): Outcome => ({
  applied,
  changed: changed.map(({ id }) => id),
  ...(purchase ? { purchase } : {}),
})

/** The purchase that a fact is about: by its nonce, by what the caller asked about, else the newest that this payer began for this product. */
async function purchaseFor(tx: Tx, fact: PaymentFact, channel: string, asked: number | undefined): Promise<PurchaseRow | undefined> {
  const found =
    fact.nonce !== undefined
      ? await purchaseByNonce(tx, fact.nonce)
      : asked !== undefined
        ? await purchaseById(tx, asked)
        : fact.externalId !== undefined && fact.productId !== undefined
          ? await unfinishedPurchase(tx, channel, fact.externalId, fact.productId)
          : undefined
  return found?.channel === channel ? found : undefined
}

/** Why a payment is not for this purchase, or null. */
function mismatch(fact: PaymentFact, { external_id, player_id, product_id, prices }: PurchaseRow, testsAllowed: boolean): Applied | null {
  if (fact.externalId !== undefined && fact.externalId !== (external_id ?? String(player_id))) return 'OTHER_PLAYER'
  if (fact.productId !== undefined && fact.productId !== product_id) return 'OTHER_PRODUCT'
  const { amount } = fact
  if (amount && (JSON.parse(prices) as Record<string, number>)[amount.currency] !== amount.value) return 'OTHER_AMOUNT'
  return fact.test && !testsAllowed ? 'TEST_REFUSED' : null
}

/** Locks and returns buyer and receiver, always in the same order. */
async function lockBoth(tx: Tx, { player_id, receiver_id }: PurchaseRow): Promise<PlayerRow[]> {
  const both = [...new Set([player_id, receiver_id])].sort((a, b) => a - b)
  const players: PlayerRow[] = []
  for (const id of both) players.push(await loadPlayer(tx, id, { lock: true }))
  return players
}

async function grantPurchase(tx: Tx, purchase: PurchaseRow, now: number): Promise<Outcome> {
  const players = await lockBoth(tx, purchase)
  const { id, player_id: buyer, receiver_id: receiver, gems, points } = purchase
  const occasion = { reason: 'purchase', ref: `purchase:${id}`, now }
  await grant(tx, receiver, [{ kind: 'resource', resource: WAITING_GEMS, amount: gems }], occasion)
  await grant(tx, buyer, resources({ bonusPoints: points }), { ...occasion, ref: `${occasion.ref}:points` })
  const share = await shareWithInviter(tx, buyer, gems)
  const name = players.find((player) => player.id === buyer)?.name ?? ''
  if (receiver === buyer) await notify(tx, receiver, 'gemsGranted', { gems: String(gems) }, now)
  else await notify(tx, receiver, 'giftGranted', { gems: String(gems), name }, now)
  return outcome('DONE', await updatePurchase(tx, purchase, { state: 'GEMS_GRANTED', share, cancelled: 0 }, now), players)
}

async function takeBack(tx: Tx, purchase: PurchaseRow, now: number): Promise<Outcome> {
  const players = await lockBoth(tx, purchase)
  const { id, player_id: buyer, receiver_id: receiver, gems, points, share, state } = purchase
  const occasion = { reason: 'refund', ref: `refund:${id}`, now }
  const held = state === 'GEMS_TAKEN' ? 'mithril' : WAITING_GEMS
  await charge(tx, receiver, [{ resource: held, amount: gems }], occasion, { mayOwe: true })
  const { bonusPoints } = await purseOf(tx, buyer)
  await charge(tx, buyer, price({ bonusPoints: Math.min(points, bonusPoints) }), occasion)
  await takeShareBack(tx, buyer, share)
  const { mithril } = await purseOf(tx, receiver)
  await notify(tx, receiver, 'gemsRefunded', { gems: String(gems), left: String(mithril) }, now)
  return outcome('DONE', await updatePurchase(tx, purchase, refund, now), players)
}

async function paid(
  tx: Tx,
  fact: PaymentFact,
  receipt: ReceiptRow | undefined,
  context: PaymentContext,
  asked: number | undefined,
): Promise<Outcome> {
  if (receipt && (receipt.state === 'PAID' || receipt.purchase_id !== null))
    return outcome('REPEATED', receipt.purchase_id === null ? undefined : await purchaseById(tx, receipt.purchase_id))
  const purchase = await purchaseFor(tx, fact, context.channel, asked)
  if (!purchase) return outcome('NO_ORDER')
  const wrong = mismatch(fact, purchase, context.testsAllowed)
  if (wrong) return outcome(wrong, purchase)
  if (receipt) {
    // The refund came first: what was paid has gone back already.
    await setReceiptPurchase(tx, receipt.id, purchase.id)
    if (purchase.state !== 'STARTED') return outcome('DONE', purchase)
    return outcome('DONE', await updatePurchase(tx, purchase, refund, context.now))
  }
  // An order that is paid by a second transaction was paid twice, and gives twice.
  const fresh = purchase.state === 'STARTED' ? purchase : await repeatPurchase(tx, purchase, context.random, context.now)
  await insertReceipt(tx, fact, fresh.id, context.channel, context.now)
  return grantPurchase(tx, fresh, context.now)
}

async function refunded(
  tx: Tx,
  fact: PaymentFact,
  receipt: ReceiptRow | undefined,
  context: PaymentContext,
  asked: number | undefined,
): Promise<Outcome> {
  if (!receipt) {
    // It came before its payment, or for one that never counted: stored, so that the payment will not count.
    const purchase = await purchaseFor(tx, fact, context.channel, asked)
    const mine = purchase?.state === 'STARTED' ? purchase : undefined
    await insertReceipt(tx, fact, mine?.id ?? null, context.channel, context.now)
    return outcome('DONE', mine && (await updatePurchase(tx, mine, refund, context.now)))
  }
  const purchase = receipt.purchase_id === null ? undefined : await purchaseById(tx, receipt.purchase_id)
  if (receipt.state === 'REFUNDED' || !purchase) return outcome('REPEATED', purchase)
  await setReceiptRefunded(tx, receipt.id, context.now)
  return takeBack(tx, purchase, context.now)
}

async function cancelled(
  tx: Tx,
  fact: PaymentFact,
  receipt: ReceiptRow | undefined,
  context: PaymentContext,
  asked: number | undefined,
): Promise<Outcome> {
  const purchase = await purchaseFor(tx, fact, context.channel, asked)
  if (!purchase) return outcome('NO_ORDER')
  if (receipt || purchase.state !== 'STARTED' || purchase.cancelled === 1) return outcome('REPEATED', purchase)
  return outcome('DONE', await updatePurchase(tx, purchase, { cancelled: 1 }, context.now))
}

/**
 * Applies what a platform has proven of a payment, in one transaction: receipt, ledger, gems, bonus points, the inviter's share. `asked` is the id of
 * the purchase that it was asked about, for platforms that pass no nonce on.
 */
export async function apply(tx: Tx, fact: PaymentFact, context: PaymentContext, asked?: number): Promise<Outcome> {
  const receipt = await findReceipt(tx, context.channel, fact.transactionId)
  if (fact.state === 'PAID') return paid(tx, fact, receipt, context, asked)
  if (fact.state === 'REFUNDED') return refunded(tx, fact, receipt, context, asked)
  return cancelled(tx, fact, receipt, context, asked)
}

/** Takes the granted gems of all purchases for a player. Returns how many gems. The player's row must be locked. */
export async function takeGranted(tx: Tx, playerId: number, now: number): Promise<number> {
  const waiting = await grantedPurchases(tx, playerId)
  for (const purchase of waiting) {
    const { id, gems } = purchase
    const occasion = { reason: 'purchase', ref: `take:${id}`, now }
    await charge(tx, playerId, [{ resource: WAITING_GEMS, amount: gems }], occasion)
    await grant(tx, playerId, resources({ mithril: gems }), occasion)
    await updatePurchase(tx, purchase, { state: 'GEMS_TAKEN' }, now)
  }
  return waiting.reduce((sum, { gems }) => sum + gems, 0)
}
