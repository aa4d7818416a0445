// The bank's one way to take a platform's word on money. Whatever comes, in whatever order and how often: a payment grants once, a refund takes back once.
import { price, resources } from '@skystair/contract'
import type { Applied, PaymentFact } from '@skystair/platform/server'
import { charge } from '../../economy/charge.ts'
import { grant } from '../../economy/grant.ts'
import { purseOf, WAITING_GEMS } from '../../economy/purse.ts'
import type { Random } from '../../random.ts'
import type { Tx } from '../../storage/db.ts'
import { notify } from '../notification/notify.ts'
import { loadPlayer } from '../player/repository.ts'
import { shareWithInviter, takeShareBack } from '../referral/referral.ts'
import { type PurchaseRow, purchaseById, purchaseByNonce, repeatPurchase } from './purchase.ts'

export interface Till {
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

interface Receipt {
  readonly id: number
  readonly purchase_id: number | null
  readonly state: 'PAID' | 'REFUNDED'
}

const outcome = (applied: Applied, purchase?: PurchaseRow, changed: readonly number[] = []): Outcome => ({
  applied,
  changed,
  ...(purchase ? { purchase } : {}),
})

/** The purchase that a fact speaks of: by its nonce, by what the caller asked about, else the newest that this payer began for this product. */
async function spokenOf(tx: Tx, fact: PaymentFact, channel: string, asked: number | undefined): Promise<PurchaseRow | undefined> {
  const found =
    fact.nonce !== undefined
      ? await purchaseByNonce(tx, fact.nonce)
      : asked !== undefined
        ? await purchaseById(tx, asked)
        : fact.externalId !== undefined && fact.productId !== undefined
          ? await tx.one<PurchaseRow>(
              `select * from purchase where channel = ? and external_id = ? and product_id = ? and state = 'STARTED' order by id desc limit 1${tx.lock}`,
              [channel, fact.externalId, fact.productId],
            )
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

async function keepReceipt(tx: Tx, fact: PaymentFact, purchaseId: number | null, { channel, now }: Till): Promise<void> {
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

async function setState(tx: Tx, purchase: PurchaseRow, state: PurchaseRow['state'], share: number, now: number): Promise<PurchaseRow> {
  await tx.run('update purchase set state = ?, share = ?, cancelled = 0, updated_at = ? where id = ?', [state, share, now, purchase.id])
  return { ...purchase, state, share, cancelled: 0 }
}

/** Locks buyer and receiver, always in the same order. */
async function lockBoth(tx: Tx, { player_id, receiver_id }: PurchaseRow): Promise<number[]> {
  const both = [...new Set([player_id, receiver_id])].sort((a, b) => a - b)
  for (const id of both) await loadPlayer(tx, id, { lock: true })
  return both
}

async function grantPurchase(tx: Tx, purchase: PurchaseRow, now: number): Promise<Outcome> {
  const changed = await lockBoth(tx, purchase)
  const { id, player_id: buyer, receiver_id: receiver, gems, points } = purchase
  const occasion = { reason: 'purchase', ref: `purchase:${id}`, now }
  await grant(tx, receiver, [{ kind: 'resource', resource: WAITING_GEMS, amount: gems }], occasion)
  await grant(tx, buyer, resources({ bonusPoints: points }), { ...occasion, ref: `${occasion.ref}:points` })
  const share = await shareWithInviter(tx, buyer, gems)
  const from = await tx.one<{ name: string | null }>('select name from player where id = ?', [buyer])
  if (receiver === buyer) await notify(tx, receiver, 'gemsGranted', { gems: String(gems) }, now)
  else await notify(tx, receiver, 'giftGranted', { gems: String(gems), name: from?.name ?? '' }, now)
  return outcome('DONE', await setState(tx, purchase, 'GEMS_GRANTED', share, now), changed)
}

async function takeBack(tx: Tx, purchase: PurchaseRow, now: number): Promise<Outcome> {
  const changed = await lockBoth(tx, purchase)
  const { id, player_id: buyer, receiver_id: receiver, gems, points, share, state } = purchase
  const occasion = { reason: 'refund', ref: `refund:${id}`, now }
  const held = state === 'GEMS_TAKEN' ? 'mithril' : WAITING_GEMS
  await charge(tx, receiver, [{ resource: held, amount: gems }], occasion, { mayOwe: true })
  const { bonusPoints } = await purseOf(tx, buyer)
  await charge(tx, buyer, price({ bonusPoints: Math.min(points, bonusPoints) }), occasion)
  await takeShareBack(tx, buyer, share)
  const { mithril } = await purseOf(tx, receiver)
  await notify(tx, receiver, 'gemsRefunded', { gems: String(gems), left: String(mithril) }, now)
  return outcome('DONE', await setState(tx, purchase, 'REFUNDED', 0, now), changed)
}

async function paid(tx: Tx, fact: PaymentFact, receipt: Receipt | undefined, till: Till, asked: number | undefined): Promise<Outcome> {
  if (receipt && (receipt.state === 'PAID' || receipt.purchase_id !== null))
    return outcome('REPEATED', receipt.purchase_id === null ? undefined : await purchaseById(tx, receipt.purchase_id))
  const purchase = await spokenOf(tx, fact, till.channel, asked)
  if (!purchase) return outcome('NO_ORDER')
  const wrong = mismatch(fact, purchase, till.testsAllowed)
  if (wrong) return outcome(wrong, purchase)
  if (receipt) {
    // The refund was told first: what was paid has gone back already.
    await tx.run('update receipt set purchase_id = ? where id = ?', [purchase.id, receipt.id])
    if (purchase.state !== 'STARTED') return outcome('DONE', purchase)
    return outcome('DONE', await setState(tx, purchase, 'REFUNDED', 0, till.now))
  }
  // An order that is paid by a second transaction was paid twice, and gives twice.
  const fresh = purchase.state === 'STARTED' ? purchase : await repeatPurchase(tx, purchase, till.random, till.now)
  await keepReceipt(tx, fact, fresh.id, till)
  return grantPurchase(tx, fresh, till.now)
}

async function refunded(tx: Tx, fact: PaymentFact, receipt: Receipt | undefined, till: Till, asked: number | undefined): Promise<Outcome> {
  if (!receipt) {
    // Told before its payment, or of one that never counted: remembered, so that the payment will not count.
    const purchase = await spokenOf(tx, fact, till.channel, asked)
    const mine = purchase?.state === 'STARTED' ? purchase : undefined
    await keepReceipt(tx, fact, mine?.id ?? null, till)
    return outcome('DONE', mine && (await setState(tx, mine, 'REFUNDED', 0, till.now)))
  }
  const purchase = receipt.purchase_id === null ? undefined : await purchaseById(tx, receipt.purchase_id)
  if (receipt.state === 'REFUNDED' || !purchase) return outcome('REPEATED', purchase)
  await tx.run("update receipt set state = 'REFUNDED', refunded_at = ? where id = ?", [till.now, receipt.id])
  return takeBack(tx, purchase, till.now)
}

async function cancelled(tx: Tx, fact: PaymentFact, receipt: Receipt | undefined, till: Till, asked: number | undefined): Promise<Outcome> {
  const purchase = await spokenOf(tx, fact, till.channel, asked)
  if (!purchase) return outcome('NO_ORDER')
  if (receipt || purchase.state !== 'STARTED' || purchase.cancelled === 1) return outcome('REPEATED', purchase)
  await tx.run('update purchase set cancelled = 1, updated_at = ? where id = ?', [till.now, purchase.id])
  return outcome('DONE', { ...purchase, cancelled: 1 })
}

/**
 * Takes what a platform has proven of a payment, in one transaction: receipt, ledger, gems, bonus points, the inviter's share. `asked` is the purchase
 * that it was asked about, for platforms that pass no nonce on.
 */
export async function apply(tx: Tx, fact: PaymentFact, till: Till, asked?: number): Promise<Outcome> {
  const receipt = await tx.one<Receipt>(`select id, purchase_id, state from receipt where channel = ? and transaction_id = ?${tx.lock}`, [
    till.channel,
    fact.transactionId,
  ])
  if (fact.state === 'PAID') return paid(tx, fact, receipt, till, asked)
  if (fact.state === 'REFUNDED') return refunded(tx, fact, receipt, till, asked)
  return cancelled(tx, fact, receipt, till, asked)
}

/** Takes the granted gems of all purchases for a player. Answers how many gems. The player's row must be locked. */
export async function takeGranted(tx: Tx, playerId: number, now: number): Promise<number> {
  const waiting = await tx.all<PurchaseRow>(
    `select * from purchase where receiver_id = ? and state = 'GEMS_GRANTED' order by id${tx.lock}`,
    [playerId],
  )
  for (const { id, gems } of waiting) {
    const occasion = { reason: 'purchase', ref: `take:${id}`, now }
    await charge(tx, playerId, [{ resource: WAITING_GEMS, amount: gems }], occasion)
    await grant(tx, playerId, resources({ mithril: gems }), occasion)
    await tx.run("update purchase set state = 'GEMS_TAKEN', updated_at = ? where id = ?", [now, id])
  }
  return waiting.reduce((sum, { gems }) => sum + gems, 0)
}
