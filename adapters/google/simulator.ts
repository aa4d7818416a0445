import { createPublicKey, generateKeyPairSync, verify } from 'node:crypto'
import type { Notice, StartedOrder } from '@skystair/platform/server'
import { noOffers, oidcSigner, reasons, type Simulator, standIn } from '@skystair/platform/simulator'
import { PUBLISHER, TOKEN_ADDRESS } from './play.ts'
import { SDK_ADDRESS } from './sdk.ts'
import { KEYS_ADDRESS } from './server.ts'
import { googleStandIn, playStandIn } from './stand-in.ts'

export const CLIENT = '407408718192.apps.googleusercontent.com'
const PACKAGE = 'test.skystair.app'
const PUSH = { audience: 'https://game.test/api/payment/notice/google', email: 'push@skystair.iam.gserviceaccount.com' }
export const signer = oidcSigner({ issuer: 'https://accounts.google.com', audience: CLIENT })
const account = generateKeyPairSync('rsa', { modulusLength: 2048 })
const ACCESS = 'simulated-access-token'

/** The store's purchases by token. */
export const purchases = new Map<string, { readonly sku: string; consumptionState: 0 | 1 } & Record<string, unknown>>()
export const tokenOf = ({ id }: StartedOrder): string => `play-token.${id}`
const orderOf = ({ id }: StartedOrder): string => `GPA.3345-${id}`

/** Returns a push of the store's topic. */
export function playPush(content: object, { claims = {} as object, now = Date.UTC(2026, 0, 2, 3, 4, 5) } = {}): Notice {
  const user = { id: '1', name: '', lang: 'EN' } as const
  const token = signer.token({ ...signer.claims(user, now), aud: PUSH.audience, email: PUSH.email, email_verified: true, ...claims })
  const data = Buffer.from(JSON.stringify({ version: '1.0', packageName: PACKAGE, ...content })).toString('base64')
  const body = Buffer.from(
    JSON.stringify({ message: { data, messageId: '136969346945' }, subscription: 'projects/skystair/subscriptions/play' }),
  )
  return { method: 'POST', query: new URLSearchParams(), headers: { authorization: `Bearer ${token}` }, body }
}

function tokens(assertion: string): Response {
  const [header, payload, signature] = assertion.split('.')
  const key = createPublicKey(account.publicKey.export({ type: 'spki', format: 'pem' }))
  const right = verify('RSA-SHA256', Buffer.from(`${header}.${payload}`), key, Buffer.from(signature ?? '', 'base64url'))
  const { aud, scope } = JSON.parse(Buffer.from(payload ?? '', 'base64url').toString() || '{}') as { aud?: string; scope?: string }
  if (!right || aud !== TOKEN_ADDRESS || !scope?.endsWith('/androidpublisher'))
    return Response.json({ error: 'invalid_grant' }, { status: 400 })
  return Response.json({ access_token: ACCESS, expires_in: 3600, token_type: 'Bearer' })
}

/** Adds a purchase of the page's stand-in to the store's server. */
function boughtInPage(token: string) {
  const [, sku] = /^page-token\.\d+\.(\w+)$/.exec(token) ?? []
  if (!sku) return undefined
  const purchase = { sku, purchaseState: 0, consumptionState: 0 as const, acknowledgementState: 0, orderId: `GPA.${token}`, quantity: 1 }
  purchases.set(token, purchase)
  return purchase
}

/** Returns the store's purchase for an order: its own, or the page's last one of the product. */
const paidBy = (order: StartedOrder) =>
  purchases.has(tokenOf(order)) ? tokenOf(order) : ([...purchases].findLast(([, { sku }]) => sku === order.product.id)?.[0] ?? '')

function publisher(request: Request): Response {
  if (request.headers.get('authorization') !== `Bearer ${ACCESS}`) return Response.json({ error: { code: 401 } }, { status: 401 })
  const [, name, sku, token, tail] =
    /^\/([^/]+)\/purchases\/products\/([^/]+)\/tokens\/([^/:]+)(:consume)?$/.exec(request.url.slice(PUBLISHER.length)) ?? []
  const known = purchases.get(token ?? '') ?? boughtInPage(token ?? '')
  if (name !== PACKAGE || !known || known.sku !== sku) return Response.json({ error: { code: 404 } }, { status: 404 })
  if (!tail) return Response.json({ kind: 'androidpublisher#productPurchase', ...known })
  if (known.consumptionState === 1) return Response.json({ error: { code: 400 } }, { status: 400 })
  known.consumptionState = 1
  return new Response(null, { status: 204 })
}

/** The player buys in the store. `change` replaces single values of the store's report. */
export function buy(order: StartedOrder, change: Readonly<Record<string, unknown>> = {}) {
  const sku = order.product.id
  purchases.set(tokenOf(order), {
    sku,
    purchaseState: 0,
    consumptionState: 0,
    acknowledgementState: 0,
    orderId: orderOf(order),
    quantity: 1,
    ...change,
  })
  return { purchaseToken: tokenOf(order), productId: sku }
}

export const simulator = {
  source: 'google',
  offers: { ...noOffers, canPay: true, canSignIn: true, ownAccounts: true, namesOnRequest: true, reportsCancel: true },
  cannot: { ...reasons.wholeRefunds, ...reasons.ownPrice, ...reasons.oneCurrency, ...reasons.noPayer, ...reasons.ownOrders },
  review: { embeddedBy: [], start: [], forbidsSelection: false, namesLanguage: false },
  settings: {
    GOOGLE_CLIENT_ID: CLIENT,
    GOOGLE_PACKAGE: PACKAGE,
    GOOGLE_SERVICE_ACCOUNT: JSON.stringify({
      client_email: 'orders@skystair.iam.gserviceaccount.com',
      private_key: account.privateKey.export({ type: 'pkcs8', format: 'pem' }),
    }),
    GOOGLE_PUBSUB_AUDIENCE: PUSH.audience,
    GOOGLE_PUBSUB_EMAIL: PUSH.email,
  },
  proof: (user, now) => ({ idToken: signer.token(signer.claims(user, now)) }),
  async respond(request) {
    if (request.url === KEYS_ADDRESS) return Response.json(signer.keys())
    if (request.url === TOKEN_ADDRESS) return tokens(new URLSearchParams(await request.text()).get('assertion') ?? '')
    return request.url.startsWith(PUBLISHER) ? publisher(request) : undefined
  },
  notices: (order, kind, now) =>
    kind === 'REFUND'
      ? [
          playPush(
            {
              voidedPurchaseNotification: {
                purchaseToken: paidBy(order),
                orderId: purchases.get(paidBy(order))?.orderId ?? orderOf(order),
                productType: 2,
                refundType: 1,
              },
            },
            { now },
          ),
        ]
      : [],
  evidence: (order) => buy(order),
  attributes: { 'data-google-client': CLIENT },
  page(user, host, purchase, now) {
    const scripts: Record<string, string> = {}
    if (host !== 'BLOCKED') scripts[SDK_ADDRESS] = standIn(googleStandIn, host, signer.token(signer.claims(user, now)))
    return { query: {}, scripts, injected: standIn(playStandIn, purchase, 'page-token') }
  },
  frame: false,
} satisfies Simulator
