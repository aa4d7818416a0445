import type { Bought, Identity, Platform } from '@skystair/platform'
import { closedNavigation, exchangeFor, liveCapabilities, PlatformError, webPlatform } from '@skystair/platform'
import type { ScriptHost } from '@skystair/platform/sdk'
import { requireText, scriptHost } from '@skystair/platform/sdk'
import { type RuStoreGlobals, type RuStoreRefusal, ruStoreBridge } from './bridge.ts'
import { manifest } from './manifest.ts'

const ANSWER_LIMIT = 5000
/** The store's and the bank's own windows stay open as long as the player needs, milliseconds. */
const SHOWN_LIMIT = 900_000
/**
 * Set while a purchase may be unfinished: the store must not be asked about purchases without a reason, as it may ask the player to sign
 * in.
 */
const PENDING_KEY = 'rustore:pending'

const refusalOf = (error: unknown) => ((error as Error).cause as RuStoreRefusal | undefined)?.code

/** RuStore: the game inside its Android app. */
export function rustorePlatform(host: ScriptHost<RuStoreGlobals> = scriptHost()): Platform {
  const web = webPlatform(manifest, host)
  const bridge = ruStoreBridge(host.globals)
  let can = { canPay: false, canSignIn: false }

  const identified = async (got: unknown): Promise<Identity> => {
    const guest = await web.auth.authenticate()
    const idToken = (got as { idToken?: unknown } | null)?.idToken
    can = { ...can, canSignIn: idToken == null }
    if (idToken == null) return guest
    return { ...guest, known: true, exchange: exchangeFor(manifest, { idToken: requireText(idToken) }) }
  }

  return {
    ...web,
    capabilities: liveCapabilities(
      {
        ...web.capabilities,
        // Purchases in the app must go through the store.
        externalLinks: false,
      },
      { canPay: () => can.canPay, canSignIn: () => can.canSignIn },
    ),
    auth: {
      authenticate: async () => {
        const identity = await identified(await bridge.call('identity', {}, ANSWER_LIMIT))
        const available = await bridge.call('availability', {}, ANSWER_LIMIT).catch(() => null)
        can = { ...can, canPay: (available as { available?: unknown } | null)?.available === true }
        return identity
      },
      signIn: async () => {
        if (!can.canSignIn) throw new PlatformError('UNSUPPORTED', 'The player is signed in, or there is no app')
        const got = await bridge.call('signIn', {}, SHOWN_LIMIT).catch((error: unknown) => {
          throw refusalOf(error) === 'cancelled' ? new PlatformError('CANCELLED') : error
        })
        return identified(got)
      },
    },
    pay: {
      ...web.pay,
      async buy({ payload }): Promise<Bought> {
        if (!can.canPay) throw new PlatformError('UNSUPPORTED', 'The store sells nothing on this device')
        const params = {
          productId: requireText(payload.productId),
          orderId: requireText(payload.orderId),
          developerPayload: requireText(payload.developerPayload),
        }
        web.storage.set(PENDING_KEY, '1')
        try {
          const bought = await bridge.call('purchase', params, SHOWN_LIMIT)
          const invoiceId = (bought as { invoiceId?: unknown } | null)?.invoiceId
          // Some results have no invoice id: the store's notice to our server has it.
          return typeof invoiceId === 'string' && invoiceId ? { outcome: 'PAID', evidence: { invoiceId } } : { outcome: 'UNKNOWN' }
        } catch (error) {
          if (refusalOf(error) === undefined) return { outcome: 'UNKNOWN' }
          web.storage.remove(PENDING_KEY)
          return { outcome: refusalOf(error) === 'cancelled' ? 'CANCELLED' : 'FAILED' }
        }
      },
      confirm: async () => web.storage.remove(PENDING_KEY),
      async prices(products) {
        if (!can.canPay || products.length === 0) return {}
        const got = await bridge.call('products', { productIds: products }, ANSWER_LIMIT)
        if (!Array.isArray(got)) throw new PlatformError('BAD_ANSWER', 'The app gave no list of products')
        return Object.fromEntries(
          got.flatMap(({ productId, amountLabel }) => (typeof amountLabel === 'string' && amountLabel ? [[productId, amountLabel]] : [])),
        )
      },
      async unconfirmed() {
        if (!can.canPay || web.storage.get(PENDING_KEY) === null) return []
        const purchases = await bridge.call('purchases', {}, ANSWER_LIMIT)
        if (!Array.isArray(purchases)) throw new PlatformError('BAD_ANSWER', 'The app gave no list of purchases')
        return purchases.flatMap(({ invoiceId, status }) =>
          typeof invoiceId === 'string' && (status === 'PAID' || status === 'CONFIRMED') ? [{ invoiceId }] : [],
        )
      },
    },
    lifecycle: {
      ...web.lifecycle,
      onPause: (fn) => bridge.event((event) => event === 'pause' && fn()),
      onResume: (fn) => bridge.event((event) => event === 'resume' && fn()),
    },
    navigation: closedNavigation(web.navigation),
    destroy: bridge.close,
  }
}

export { rustorePlatform as platform }
