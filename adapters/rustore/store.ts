import { sign } from 'node:crypto'
import { cached } from '@skystair/platform/proof'
import { type PaymentFact, type ServerHost, ServerRefusal, type StartedOrder } from '@skystair/platform/server'

const API = 'https://public-api.rustore.ru/public'
export const AUTH = `${API}/auth/`
/** The store's token is valid for 900 seconds; it is renewed somewhat earlier, milliseconds. */
const TOKEN_LIFE = 800_000

/** Returns the text that our key signs to obtain a token: the key's id and the time, without a separator. */
export const challenge = (keyId: string, timestamp: string): string => keyId + timestamp

/** An invoice as the store returns it. The fields of `order` are ASSUMED to have the same names in version 2 as in version 1. */
interface Invoice {
  readonly invoiceId?: unknown
  readonly invoiceStatus?: unknown
  readonly developerPayload?: unknown
  readonly appId?: unknown
  readonly order?: { readonly itemCode?: unknown; readonly amountCreate?: unknown; readonly currency?: unknown } | null
}

const body = async (response: Response): Promise<unknown> => {
  const reply = (await response.json().catch(() => null)) as { code?: unknown; body?: unknown } | null
  if (reply?.code !== 'OK') throw new ServerRefusal('PLATFORM_UNAVAILABLE', `RuStore answered ${response.status} ${String(reply?.code)}`)
  return reply.body
}

/** Returns a client of the store's server API with its own token. */
export function ruStoreApi() {
  const tokenOf = cached(async (keyId, host) => {
    const timestamp = new Date(host.now).toISOString()
    let signature: string
    try {
      signature = sign(
        'RSA-SHA512',
        Buffer.from(challenge(keyId, timestamp)),
        host.needed('RUSTORE_PRIVATE_KEY').replace(/\\n/g, '\n'),
      ).toString('base64')
    } catch (cause) {
      if (cause instanceof ServerRefusal) throw cause
      throw new ServerRefusal('PLATFORM_NOT_SET', 'RUSTORE_PRIVATE_KEY is no private key in PEM')
    }
    const headers = { 'content-type': 'application/json' }
    const response = await host.fetch(AUTH, { method: 'POST', headers, body: JSON.stringify({ keyId, timestamp, signature }) })
    const { jwe } = Object(await body(response)) as { jwe?: unknown }
    if (typeof jwe !== 'string' || !jwe) throw new ServerRefusal('PLATFORM_UNAVAILABLE', 'RuStore gave no token')
    return jwe
  })

  /** Returns the store's report on an invoice; null if it was not paid, or is not the order's. */
  return async function invoice(id: string, sandbox: boolean, host: ServerHost): Promise<PaymentFact | null> {
    if (!/^\d{1,19}$/.test(id)) return null
    const jwe = await tokenOf(host.needed('RUSTORE_KEY_ID'), host, TOKEN_LIFE)
    const response = await host.fetch(`${API}${sandbox ? '/sandbox' : ''}/v2/purchase/${id}`, { headers: { 'public-token': jwe } })
    if (response.status === 404) return null
    const reply = Object(await body(response)) as Invoice
    const { order, developerPayload, invoiceStatus } = reply
    if (String(reply.invoiceId) !== id || String(reply.appId) !== host.needed('RUSTORE_APP_ID')) return null
    if (typeof developerPayload !== 'string' || !developerPayload) return null
    const same = { transactionId: id, nonce: developerPayload, test: sandbox }
    if (invoiceStatus === 'REFUNDED' || invoiceStatus === 'REVERSED') return { ...same, state: 'REFUNDED' }
    if (invoiceStatus === 'CANCELLED' || invoiceStatus === 'REJECTED' || invoiceStatus === 'EXPIRED') return { ...same, state: 'CANCELLED' }
    if (invoiceStatus !== 'CONFIRMED') return null
    if (typeof order?.itemCode !== 'string' || typeof order.amountCreate !== 'number' || typeof order.currency !== 'string')
      throw new ServerRefusal('PLATFORM_UNAVAILABLE', 'RuStore told an invoice without product, sum or currency')
    return { ...same, state: 'PAID', productId: order.itemCode, amount: { currency: order.currency, value: order.amountCreate } }
  }
}

/** Returns the parameters of the app's purchase window. */
export const ruStoreOrder = ({ id, nonce, product }: StartedOrder) => ({
  productId: product.id,
  orderId: String(id),
  developerPayload: nonce,
})
