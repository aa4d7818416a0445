import { createPrivateKey } from 'node:crypto'
import { cached } from '@skystair/platform/proof'
import { type PaymentFact, type ServerHost, ServerRefusal } from '@skystair/platform/server'
import { SignJWT } from 'jose/jwt/sign'

export const TOKEN_ADDRESS = 'https://oauth2.googleapis.com/token'
export const PUBLISHER = 'https://androidpublisher.googleapis.com/androidpublisher/v3/applications'
const SCOPE = 'https://www.googleapis.com/auth/androidpublisher'
/** Google's access tokens are valid for an hour; they are renewed somewhat earlier, milliseconds. */
const TOKEN_LIFE = 3_000_000

interface Account {
  readonly client_email: string
  readonly private_key: string
}

function accountOf(host: ServerHost): Account {
  try {
    const account = JSON.parse(host.needed('GOOGLE_SERVICE_ACCOUNT')) as Account
    if (typeof account.client_email === 'string' && typeof account.private_key === 'string') return account
  } catch (error) {
    if (error instanceof ServerRefusal) throw error
  }
  throw new ServerRefusal('PLATFORM_NOT_SET', 'GOOGLE_SERVICE_ACCOUNT is no key file of a service account')
}

/** Returns the signed request with which our service account obtains an access token. */
async function assertion({ client_email, private_key }: Account, now: number): Promise<string> {
  const iat = Math.floor(now / 1000)
  const claims = { iss: client_email, scope: SCOPE, aud: TOKEN_ADDRESS, iat, exp: iat + 3600 }
  try {
    return await new SignJWT(claims).setProtectedHeader({ alg: 'RS256', typ: 'JWT' }).sign(createPrivateKey(private_key))
  } catch {
    throw new ServerRefusal('PLATFORM_NOT_SET', 'GOOGLE_SERVICE_ACCOUNT holds no private key')
  }
}

/** Returns a client of Google Play's server API with its own access token. */
export function playApi() {
  const tokenOf = cached(async (_email, host) => {
    const shown = await assertion(accountOf(host), host.now)
    const body = new URLSearchParams({ grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion: shown })
    const response = await host.fetch(TOKEN_ADDRESS, { method: 'POST', body })
    const reply = (await response.json().catch(() => null)) as { access_token?: unknown } | null
    if (!response.ok || typeof reply?.access_token !== 'string')
      throw new ServerRefusal('PLATFORM_UNAVAILABLE', `Google gave no token: ${response.status}`)
    return reply.access_token
  })

  async function call(productId: string, purchaseToken: string, tail: '' | ':consume', host: ServerHost): Promise<Response> {
    const path = [host.needed('GOOGLE_PACKAGE'), 'purchases', 'products', productId, 'tokens', purchaseToken]
      .map(encodeURIComponent)
      .join('/')
    const headers = { authorization: `Bearer ${await tokenOf(accountOf(host).client_email, host, TOKEN_LIFE)}` }
    return host.fetch(`${PUBLISHER}/${path}${tail}`, tail ? { method: 'POST', headers } : { headers })
  }

  return {
    /** Returns the store's report on a purchase token; null if it was not paid. */
    async purchase(productId: string, purchaseToken: string, host: ServerHost): Promise<PaymentFact | null> {
      const response = await call(productId, purchaseToken, '', host)
      if (response.status === 400 || response.status === 404 || response.status === 410) return null
      const reply = (await response.json().catch(() => null)) as Readonly<Record<string, unknown>> | null
      if (!response.ok || typeof reply?.purchaseState !== 'number')
        throw new ServerRefusal('PLATFORM_UNAVAILABLE', `Google answered ${response.status}`)
      const { orderId, purchaseState, quantity = 1, purchaseType } = reply
      if (typeof orderId !== 'string' || !orderId || quantity !== 1) return null
      // 1 is cancelled, 2 is pending.
      if (purchaseState === 1) return { state: 'CANCELLED', transactionId: orderId, productId }
      if (purchaseState !== 0) return null
      return { state: 'PAID', transactionId: orderId, productId, test: purchaseType === 0 }
    },
    async consume(productId: string, purchaseToken: string, host: ServerHost): Promise<void> {
      const response = await call(productId, purchaseToken, ':consume', host)
      // A consumed purchase cannot be consumed again, and need not be.
      if (!response.ok && response.status !== 400 && response.status !== 409)
        throw new ServerRefusal('PLATFORM_UNAVAILABLE', `Google answered ${response.status}`)
    },
  }
}
