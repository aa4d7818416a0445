import { createCipheriv, createHash, generateKeyPairSync, verify } from 'node:crypto'
import type { Notice, StartedOrder } from '@skystair/platform/server'
import { noOffers, oidcSigner, reasons, type Simulator, standIn } from '@skystair/platform/simulator'
import { ruStoreStandIn } from './stand-in.ts'
import { AUTH } from './store.ts'

const JWKS = 'https://id.vk.test/.well-known/jwks.json'
export const signer = oidcSigner({ issuer: 'https://id.vk.test', audience: '51234567' })
const keys = generateKeyPairSync('rsa', { modulusLength: 2048 })
const NOTICE_KEY = Buffer.alloc(32, 7)
const TOKEN = 'simulated.jwe.token'

/** The store's invoices by id. */
export const invoices = new Map<
  string,
  { readonly order: StartedOrder; status: string; readonly change?: object; readonly sandbox?: boolean }
>()

const BEFORE = 4_000_000
export const invoiceOf = ({ id }: StartedOrder): string => String(BEFORE + id)

/** Returns an encrypted notice of the store. */
export function ruStoreNotice(content: object, { key = NOTICE_KEY } = {}): Notice {
  const text = JSON.stringify(content)
  // The store chooses it at random; here it depends on the text, so that a notice can be sent twice.
  const beginning = createHash('sha256').update(text).digest().subarray(0, 12)
  const cipher = createCipheriv('aes-256-gcm', key, beginning)
  const sealed = Buffer.concat([beginning, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
  const body = Buffer.from(JSON.stringify({ id: 'a1', timestamp: '2026-01-02T03:04:05.678+03:00', payload: sealed.toString('base64') }))
  return { method: 'POST', query: new URLSearchParams(), headers: { 'content-type': 'application/json' }, body }
}

export const invoiceNotice = (order: StartedOrder, status: string, kind = 'INVOICE_STATUS'): Notice =>
  ruStoreNotice({
    notification_type: kind,
    app_id: 63_012,
    data: JSON.stringify({
      product_code: order.product.id,
      status_new: status,
      status_old: 'CREATED',
      invoice_id: invoiceOf(order),
      order_id: String(order.id),
    }),
  })

async function authorize(request: Request): Promise<Response> {
  const { keyId, timestamp, signature } = (await request.json()) as Record<string, string>
  const right = verify('RSA-SHA512', Buffer.from(`${keyId}${timestamp}`), keys.publicKey, Buffer.from(signature ?? '', 'base64'))
  return right
    ? Response.json({ code: 'OK', body: { jwe: TOKEN, ttl: 900 } })
    : Response.json({ code: 'ERROR', message: 'Signature is invalid' }, { status: 400 })
}

function purchase(request: Request, id: string, sandbox: boolean): Response {
  const known = invoices.get(id)
  if (request.headers.get('public-token') !== TOKEN) return Response.json({ code: 'ERROR', message: 'Unauthorized' }, { status: 401 })
  if (!known || (known.sandbox ?? false) !== sandbox) return Response.json({ code: 'NOT_FOUND' }, { status: 404 })
  const { order, status, change } = known
  const invoice = {
    invoiceId: Number(id),
    invoiceStatus: status,
    developerPayload: order.nonce,
    appId: 63_012,
    order: {
      orderId: String(order.id),
      itemCode: order.product.id,
      amountCreate: order.product.prices.RUB,
      currency: order.currency ?? 'RUB',
    },
  }
  return Response.json({ code: 'OK', body: { ...invoice, ...change } })
}

export const simulator = {
  source: 'rustore',
  offers: { ...noOffers, canPay: true, ownAccounts: true, reportsCancel: true, pauses: true, needsSdk: true },
  cannot: { ...reasons.wholeRefunds, ...reasons.noPayer },
  review: {
    address: 'https://appassets.androidplatform.net/assets/game/',
    embeddedBy: [],
    start: [],
    forbidsSelection: false,
    namesLanguage: false,
  },
  settings: {
    RUSTORE_VK_CLIENT_ID: '51234567',
    RUSTORE_VK_ISSUER: 'https://id.vk.test',
    RUSTORE_VK_JWKS: JWKS,
    RUSTORE_KEY_ID: '123',
    RUSTORE_PRIVATE_KEY: keys.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    RUSTORE_APP_ID: '63012',
    RUSTORE_NOTICE_KEY: NOTICE_KEY.toString('base64'),
  },
  proof: (user, now) => ({ idToken: signer.token(signer.claims(user, now)) }),
  async respond(request) {
    if (request.url === JWKS) return Response.json(signer.keys())
    if (request.url === AUTH) return authorize(request)
    const [, sandbox, id] = /^https:\/\/public-api\.rustore\.ru\/public(\/sandbox)?\/v2\/purchase\/(\d+)$/.exec(request.url) ?? []
    return id ? purchase(request, id, sandbox !== undefined) : undefined
  },
  notices(order, kind) {
    if (kind === 'PART') return []
    const status = { PAY: 'CONFIRMED', REFUND: 'REFUNDED', CANCEL: 'CANCELLED' }[kind]
    invoices.set(invoiceOf(order), { order, status })
    return [invoiceNotice(order, status)]
  },
  evidence(order) {
    invoices.set(invoiceOf(order), { order, status: 'CONFIRMED' })
    return { invoiceId: invoiceOf(order) }
  },
  page(user, host, purchase, now) {
    const injected = standIn(ruStoreStandIn, host, purchase, signer.token(signer.claims(user, now)), BEFORE)
    return { query: {}, scripts: {}, ...(host === 'BLOCKED' ? {} : { injected }) }
  },
  frame: false,
} satisfies Simulator
