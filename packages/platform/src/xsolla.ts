// Xsolla Pay Station, for the own site and for portals that sell through it: a token of their store opens the pay page, and their webhooks
// report payments. Only `order_paid` grants gems; `payment` reports the same money a moment earlier and is only acknowledged.
import { createHash } from 'node:crypto'
import { equalText } from './proof/equal.ts'
import { minorUnits } from './proof/money.ts'
import {
  type Applied,
  type Bank,
  type Begun,
  type Iso,
  type NoticeReply,
  type PaymentFact,
  type PayServer,
  type ServerHost,
  ServerRefusal,
  type Setting,
  type StartedOrder,
} from './server.ts'

/** A project at Xsolla: the prefix of its settings, and the payer's id there. */
export interface XsollaShop {
  readonly prefix: string
  readonly payer: (order: StartedOrder) => string | null
}

/** The operator's settings for a shop: `XSOLLA_PROJECT_ID` and so on. */
export const xsollaSettings = (prefix: string): Record<string, Setting> => ({
  [`${prefix}_PROJECT_ID`]: { about: 'Id of the Xsolla project, from the Publisher Account.', secret: false },
  [`${prefix}_API_KEY`]: { about: 'API key of the Xsolla project, with which pay pages are opened.', secret: true },
  [`${prefix}_API_LOGIN`]: {
    about: 'Login of the API key if it is not the project’s id: the merchant’s id for a company key.',
    secret: false,
  },
  [`${prefix}_WEBHOOK_SECRET`]: { about: 'Secret key of the project’s webhooks.', secret: true },
  [`${prefix}_SANDBOX`]: { about: '1 sells in the sandbox for test money.', secret: false },
  [`${prefix}_COUNTRY`]: {
    about: 'Country that the pay page starts with; the player may change it. Unset: RU for Russian, US for English.',
    secret: false,
  },
  [`${prefix}_CURRENCY`]: {
    about: 'The only currency to sell in: `RUB`, `USD` or `EUR`. Unset, the player chooses.',
    secret: false,
  },
})

const reply = (status: number, code?: string, message = ''): NoticeReply =>
  code ? { status, type: 'application/json', body: JSON.stringify({ error: { code, message } }) } : { status, type: 'text/plain', body: '' }

async function begin({ prefix, payer }: XsollaShop, order: StartedOrder, host: ServerHost): Promise<Begun> {
  const project = host.needed(`${prefix}_PROJECT_ID`)
  const key = host.needed(`${prefix}_API_KEY`)
  const currency = host.setting(`${prefix}_CURRENCY`) ?? order.currency ?? (order.lang === 'RU' ? 'RUB' : 'USD')
  if (order.product.prices[currency] === undefined) throw new ServerRefusal('PLATFORM_NOT_SET', `The product has no price in ${currency}`)
  const id = payer(order)
  if (!id) throw new ServerRefusal('PROOF_INVALID', 'Only a player whom the platform knows may buy')
  const sandbox = host.setting(`${prefix}_SANDBOX`) === '1'
  const response = await host.fetch(`https://store.xsolla.com/api/v3/project/${encodeURIComponent(project)}/admin/payment/token`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Basic ${Buffer.from(`${host.setting(`${prefix}_API_LOGIN`) ?? project}:${key}`).toString('base64')}`,
    },
    body: JSON.stringify({
      ...(sandbox ? { sandbox } : {}),
      user: {
        id: { value: id },
        // Without a country Xsolla requires the player's IP address, which we do not pass on.
        country: { value: host.setting(`${prefix}_COUNTRY`) ?? (order.lang === 'RU' ? 'RU' : 'US'), allow_modify: true },
      },
      purchase: { items: [{ sku: order.product.id, quantity: 1 }] },
      settings: { currency, language: order.lang.toLowerCase(), return_url: order.returnUrl },
      custom_parameters: { nonce: order.nonce },
    }),
  })
  const reply = (await response.json().catch(() => null)) as { token?: unknown } | null
  if (!response.ok || typeof reply?.token !== 'string' || reply.token === '')
    throw new ServerRefusal('PLATFORM_UNAVAILABLE', `Xsolla gave no token: ${response.status}`)
  const page = `https://${sandbox ? 'sandbox-secure' : 'secure'}.xsolla.com/paystation4/?token=${encodeURIComponent(reply.token)}`
  return { url: page, payload: {} }
}

/** The part of a webhook that we read. */
interface Webhook {
  readonly notification_type?: unknown
  readonly user?: { readonly id?: unknown; readonly external_id?: unknown }
  readonly order?: { readonly id?: unknown; readonly mode?: unknown; readonly currency?: unknown; readonly amount?: unknown }
  readonly items?: readonly { readonly sku?: unknown; readonly quantity?: unknown }[]
  readonly billing?: { readonly transaction?: { readonly dry_run?: unknown } }
  readonly custom_parameters?: { readonly nonce?: unknown }
}

function signed(body: Uint8Array, authorization: string | undefined, secret: string): Webhook {
  const signature = createHash('sha1').update(body).update(secret).digest('hex')
  if (!equalText(authorization ?? '', `Signature ${signature}`))
    throw new ServerRefusal('PROOF_INVALID', 'The webhook is not signed by Xsolla')
  try {
    const webhook: unknown = JSON.parse(Buffer.from(body).toString('utf8'))
    if (typeof webhook === 'object' && webhook !== null) return webhook
  } catch {
    // Reported below.
  }
  throw new ServerRefusal('PROOF_INVALID', 'The webhook is no JSON object')
}

async function knowsUser({ payer }: XsollaShop, webhook: Webhook, bank: Bank): Promise<boolean> {
  const id = String(webhook.user?.external_id ?? webhook.user?.id ?? '')
  const nonce = webhook.custom_parameters?.nonce
  if (typeof nonce !== 'string') return bank.knowsPlayer(id)
  const order = await bank.order(nonce)
  return order !== null && payer(order) === id
}

function factOf(webhook: Webhook, state: 'PAID' | 'REFUNDED'): PaymentFact | null {
  const { order, items, billing, custom_parameters } = webhook
  const id = order?.id
  const nonce = custom_parameters?.nonce
  if ((typeof id !== 'number' && typeof id !== 'string') || id === '') return null
  const transactionId = String(id)
  // A cancellation may come without our parameters: the order's id alone tells which payment it takes back.
  if (state === 'REFUNDED') return { transactionId, state, ...(typeof nonce === 'string' ? { nonce } : {}) }
  if (typeof nonce !== 'string') return null
  const [item, ...more] = Array.isArray(items) ? (items as NonNullable<Webhook['items']>) : []
  const value = minorUnits(order?.amount)
  if (more.length > 0 || item?.quantity !== 1 || value === null) return null
  return {
    transactionId,
    nonce,
    state,
    productId: String(item.sku),
    amount: { currency: String(order?.currency), value },
    test: order?.mode === 'sandbox' || billing?.transaction?.dry_run === 1,
  }
}

const answerOf = (applied: Applied): NoticeReply =>
  applied === 'DONE' || applied === 'REPEATED' ? reply(204) : reply(400, 'INCORRECT_INVOICE', applied)

const CURRENCIES: readonly Iso[] = ['RUB', 'USD', 'EUR']

/** Returns payments through the shop's Xsolla project. */
export const xsollaPay = (shop: XsollaShop): PayServer => ({
  currencies(host) {
    const only = CURRENCIES.find((currency) => currency === host.setting(`${shop.prefix}_CURRENCY`))
    return only ? [only] : CURRENCIES
  },
  begin: (order, host) => begin(shop, order, host),
  async notice({ method, headers, body }, host, bank) {
    const secret = host.needed(`${shop.prefix}_WEBHOOK_SECRET`)
    if (method !== 'POST') throw new ServerRefusal('PROOF_INVALID', 'Xsolla posts its webhooks')
    const webhook = signed(body, headers.authorization, secret)
    switch (webhook.notification_type) {
      case 'user_validation':
        return (await knowsUser(shop, webhook, bank)) ? reply(204) : reply(400, 'INVALID_USER', 'No such player')
      case 'order_paid':
      case 'order_canceled': {
        // A cancellation without our parameters names only its order, which the bank may not know.
        const named = webhook.notification_type === 'order_paid' || webhook.custom_parameters?.nonce !== undefined
        if (named && !(await knowsUser(shop, webhook, bank))) return reply(400, 'INVALID_USER', 'The order is another player’s')
        const fact = factOf(webhook, webhook.notification_type === 'order_paid' ? 'PAID' : 'REFUNDED')
        return fact ? answerOf(await bank.apply(fact)) : reply(400, 'INVALID_PARAMETER', 'The order cannot be read')
      }
      // Notices of the money alone and of what we do not sell: acknowledged without effect.
      default:
        return reply(204)
    }
  },
  refused: (code) =>
    code === 'PROOF_INVALID' ? reply(400, 'INVALID_SIGNATURE', 'Invalid signature') : reply(500, 'TEMPORARY', 'Ask again later'),
})
