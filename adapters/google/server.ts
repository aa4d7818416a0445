import { field, listed, oidcChecker, onlyFields, provenBy, texts } from '@skystair/platform/proof'
import type { NoticeReply, PaymentFact, Proof, ServerHost, ServerPlatform, StartedOrder } from '@skystair/platform/server'
import { ServerRefusal } from '@skystair/platform/server'
import { playApi } from './play.ts'

export const KEYS_ADDRESS = 'https://www.googleapis.com/oauth2/v3/certs'
const ISSUERS = ['https://accounts.google.com', 'accounts.google.com']

const reply = (status: number): NoticeReply => ({ status, type: 'text/plain', body: '' })

interface Push {
  readonly packageName?: unknown
  readonly voidedPurchaseNotification?: { readonly orderId?: unknown }
}

/** Returns the content of a push of the store's topic: JSON inside base64 inside JSON. */
function pushed(body: Uint8Array): Push {
  try {
    const { message } = JSON.parse(Buffer.from(body).toString('utf8')) as { message: { data: string } }
    return Object(JSON.parse(Buffer.from(message.data, 'base64').toString('utf8')))
  } catch {
    throw new ServerRefusal('PROOF_INVALID', 'This is no push of the store')
  }
}

/** Returns a server half with its own cache of keys and tokens. */
export function googleServer() {
  const check = oidcChecker()
  const play = playApi()
  return {
    source: 'google',
    settings: {
      GOOGLE_CLIENT_ID: { about: 'Google: the client id of the sign-in; several with commas.', secret: false },
      GOOGLE_PACKAGE: { about: 'Google Play: the app’s package name.', secret: false },
      GOOGLE_SERVICE_ACCOUNT: { about: 'Google Play: the JSON key file of a service account that may see orders.', secret: true },
      GOOGLE_PUBSUB_AUDIENCE: { about: 'Google Play: the audience of the pushes of real-time notices.', secret: false },
      GOOGLE_PUBSUB_EMAIL: { about: 'Google Play: the service account that signs those pushes.', secret: false },
    },
    async verify(proof: Proof, host: ServerHost) {
      onlyFields(proof, ['idToken'])
      const rules = { jwks: KEYS_ADDRESS, issuers: ISSUERS, audiences: listed(host.needed('GOOGLE_CLIENT_ID')) }
      const { claims, until } = await check(field(proof, 'idToken'), rules, host)
      return provenBy(claims, until)
    },
    pay: {
      async begin(order: StartedOrder, host: ServerHost) {
        for (const name of ['GOOGLE_PACKAGE', 'GOOGLE_SERVICE_ACCOUNT']) host.needed(name)
        return { payload: { productId: order.product.id } }
      },
      /**
       * The web passes none of our values through the store: a purchase belongs to the first order that brings its token, and to no other.
       */
      async settle({ nonce, product }: StartedOrder, evidence: Proof, host: ServerHost) {
        const { purchaseToken = '', productId } = texts(evidence)
        if (productId !== product.id || !/^[\w.-]{1,2000}$/.test(purchaseToken)) return null
        const fact = await play.purchase(productId, purchaseToken, host)
        return fact && { ...fact, nonce }
      },
      async consume(_fact: PaymentFact, evidence: Proof, host: ServerHost) {
        const { productId = '', purchaseToken = '' } = texts(evidence)
        await play.consume(productId, purchaseToken, host)
      },
      /** The store's topic reports refunds. It also reports purchases, but not whose they are. */
      async notice({ method, headers, body }, host, bank) {
        const [audience, email] = [host.needed('GOOGLE_PUBSUB_AUDIENCE'), host.needed('GOOGLE_PUBSUB_EMAIL')]
        const token = /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1]
        if (method !== 'POST' || !token) throw new ServerRefusal('PROOF_INVALID', 'The push is not signed')
        const { claims } = await check(token, { jwks: KEYS_ADDRESS, issuers: ISSUERS, audiences: [audience] }, host)
        if (claims.email !== email || claims.email_verified !== true)
          throw new ServerRefusal('PROOF_INVALID', 'The push is another account’s')
        const { packageName, voidedPurchaseNotification: voided } = pushed(body)
        if (packageName !== host.needed('GOOGLE_PACKAGE')) throw new ServerRefusal('PROOF_INVALID', 'The push is for another app')
        if (typeof voided?.orderId === 'string' && voided.orderId) await bank.apply({ state: 'REFUNDED', transactionId: voided.orderId })
        return reply(204)
      },
      // The topic repeats notices that are not accepted; an invalid one would be repeated for ever.
      refused: (code) => reply(code === 'PROOF_INVALID' || code === 'PROOF_EXPIRED' ? 403 : 503),
    },
  } satisfies ServerPlatform
}

/** Google Play: players by Google's signed tokens, purchases by asking the store. */
export const server = googleServer()
