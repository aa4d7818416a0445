import { DAY } from '@skystair/contract/time'
import { withTimeLimit } from '@skystair/platform'
import { CallError } from '../../net/call-error.ts'
import type { Services } from '../../services/services.ts'
import { BankStore } from '../bank/public.ts'
import { Checkout } from './checkout-store.ts'

/** How long a platform may take to return its unconfirmed purchases, in milliseconds. */
const HELD_LIMIT = 15_000
/** Older purchases are checked only once; younger ones are followed, because their payment may be in progress. In milliseconds. */
const FRESH = 900_000
/** Even older ones are left to the platform's notifications to the server. In milliseconds. */
const OLD = 7 * DAY

/**
 * At each start: has the platform's unconfirmed purchases granted, checks started ones, and shows the player which gems can be taken. Never rejects.
 */
export async function resumePurchases(services: Services): Promise<void> {
  const bank = services.get(BankStore)
  const checkout = services.get(Checkout)
  try {
    await settleUnconfirmed(services, checkout)
    await bank.loadPurchases()
    const started = bank.unsettled.filter(({ at }) => services.clock.now - at < OLD)
    let anySettled = false
    for (const purchase of started) {
      const orderId = String(purchase.id)
      const order = await orNull(() =>
        services.call('POST /api/payment/{orderId}/settle', { params: { orderId }, body: {} }, { once: true }),
      )
      if (order && order.state !== 'STARTED') anySettled = true
      else if (services.clock.now - purchase.at < FRESH) void checkout.resume(purchase)
    }
    if (anySettled) await bank.loadPurchases()
    if (bank.waiting > 0) services.ui.toast(services.t('bank.arrived'), 'good')
  } catch (error) {
    services.report(`Resuming purchases: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/** Has the platform's unconfirmed purchases granted, and confirms those that are. */
async function settleUnconfirmed(services: Services, checkout: Checkout): Promise<void> {
  const { platform, call } = services
  if (!platform.capabilities.canPay) return
  const unconfirmed = await withTimeLimit(platform.pay.unconfirmed(), HELD_LIMIT).catch((error: unknown) => {
    services.report(`Unconfirmed purchases: ${error instanceof Error ? error.message : String(error)}`)
    return []
  })
  for (const evidence of unconfirmed) {
    const input = { query: { source: platform.source }, body: { evidence: { ...evidence } } }
    const order = await orNull(() => call('POST /api/payment/settle', input, { once: true }))
    if (order && order.state !== 'STARTED') await checkout.confirm(evidence)
  }
}

/** Returns null if the call fails: the next start tries again. */
async function orNull<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    return null
  }
}
