import type { Handler } from '../../handlers.ts'
import { refuse } from '../../refusal.ts'
import { apply, takeGranted } from '../payment/apply.ts'
import { beginPurchase } from '../payment/purchase.ts'
import { presentPlayer } from '../player/present.ts'
import { loadPlayer } from '../player/repository.ts'
import { productById } from './products.ts'

/** Receipts of pretended purchases are kept apart from any platform's. */
const PRETENDED = 'test'

/** A purchase without money, where the operator allows that for tests: begun, paid and taken in one call. */
export const pretendPurchase: Handler<'GET /api/shop/bank/buy/{id}'> = async ({ tx, playerId, now, random, config, params }) => {
  if (!config.testPurchases) throw refuse('FORBIDDEN')
  const product = productById(params.id)
  if (product?.kind !== 'GEMS') throw refuse('PRODUCT_NOT_FOUND')
  const { source } = await loadPlayer(tx, playerId, { lock: true })
  const channel = { name: PRETENDED, source }
  const purchase = await beginPurchase(tx, { channel, externalId: null, playerId, receiverId: playerId, product, random, now })
  const fact = { state: 'PAID', transactionId: String(purchase.id), nonce: purchase.nonce, test: true } as const
  await apply(tx, fact, { channel: PRETENDED, testsAllowed: true, random, now })
  const amount = await takeGranted(tx, playerId, now)
  return { player: await presentPlayer(tx, playerId, now), gains: [{ kind: 'mithril', amount }] }
}
