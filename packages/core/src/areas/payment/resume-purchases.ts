import { withTimeLimit } from '@skystair/platform'
import { CallError } from '../../net/call-error.ts'
import type { Services } from '../../services/services.ts'
import { BankStore } from '../bank/public.ts'
import { Checkout } from './checkout-store.ts'

/** How long a platform may take to say what it holds, in milliseconds. */
const HELD_LIMIT = 15_000
/** Purchases begun this long ago are only looked at once; younger ones are followed, for their money may be on its way. */
const FRESH = 900_000
/** Older ones are left to the notices of the platform, in milliseconds. */
const OLD = 7 * 86_400_000

/** At each start: what the platform holds as paid is granted, what was begun is looked at, and what waits to be taken is told. Rejects never. */
export async function resumePurchases(services: Services): Promise<void> {
  const bank = services.get(BankStore)
  const checkout = services.get(Checkout)
  try {
    await settleHeld(services, checkout)
    await bank.loadPurchases()
    const begun = bank.unsettled.filter(({ at }) => services.clock.now - at < OLD)
    let changed = false
    for (const purchase of begun) {
      const orderId = String(purchase.id)
      const order = await quietly(() =>
        services.call('POST /api/payment/{orderId}/settle', { params: { orderId }, body: {} }, { once: true }),
      )
      if (order && order.state !== 'STARTED') changed = true
      else if (services.clock.now - purchase.at < FRESH) void checkout.resume(purchase)
    }
    if (changed) await bank.loadPurchases()
    if (bank.waiting > 0) services.ui.toast(services.t('bank.arrived'), 'good')
  } catch (error) {
    services.report(`Unfinished purchases: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/** Has the platform's unconfirmed purchases granted, and confirms those that are. */
async function settleHeld(services: Services, checkout: Checkout): Promise<void> {
  const { platform, call } = services
  if (!platform.capabilities.canPay) return
  const held = await withTimeLimit(platform.pay.unconfirmed(), HELD_LIMIT).catch((error: unknown) => {
    services.report(`Unconfirmed purchases: ${error instanceof Error ? error.message : String(error)}`)
    return []
  })
  for (const evidence of held) {
    const input = { query: { source: platform.source }, body: { evidence: { ...evidence } } }
    const order = await quietly(() => call('POST /api/payment/settle', input, { once: true }))
    if (order && order.state !== 'STARTED') await checkout.confirm(evidence)
  }
}

/** The next start looks again at whatever could not be learned now. */
async function quietly<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    return null
  }
}
