import type { Handler } from '../../handlers.ts'
import { refuse } from '../../refusal.ts'
import { gemsBonusFor } from '../offer/open.ts'
import { apply, takeGranted } from '../payment/apply.ts'
import { beginPurchase } from '../payment/purchase.ts'
import { lockPlayer } from '../player/change.ts'
import { pricesOf, productById, withBonus } from './products.ts'

/** Keeps receipts of simulated purchases apart from those of platforms. */
const PRETENDED = 'test'

/** Simulates a purchase without money, if the operator allows it for tests: started, paid and taken in one call. */
export const pretendPurchase: Handler<'GET /api/shop/bank/buy/{id}'> = async (ctx) => {
  const { tx, playerId, now, random, config, params, platforms } = ctx
  if (!config.testPurchases) throw refuse('FORBIDDEN')
  const product = productById(params.id)
  if (product?.kind !== 'GEMS') throw refuse('PRODUCT_NOT_FOUND')
  const { player, changes } = await lockPlayer(ctx)
  const channel = { name: PRETENDED, source: player.source }
  const prices = pricesOf(product, platforms.manifest(player.source))
  const sold = withBonus(product, gemsBonusFor(player, now))
  const purchase = await beginPurchase(tx, {
    channel,
    externalId: null,
    playerId,
    receiverId: playerId,
    product: sold,
    prices,
    random,
    now,
  })
  const fact = { state: 'PAID', transactionId: String(purchase.id), nonce: purchase.nonce, test: true } as const
  await apply(tx, fact, { channel: PRETENDED, testsAllowed: true, random, now })
  const amount = await takeGranted(tx, playerId, now)
  return { player: await changes(player, 'purse'), gains: [{ kind: 'mithril', amount }] }
}
