// Xsolla Pay Station, for the own site and for portals that sell through it: a token of their store opens the pay page, and their webhooks
// report payments. Only `order_paid` grants gems.
import { createHash } from 'node:crypto'
import { equalText } from './proof/equal.ts'
import { minorUnits } from './proof/money.ts'
import {
  type Applied,
  type Bank,
  type Begun,
  type Iso,
  isGranted,
  knownPayer,
  type NoticeReply,
  type Payment,
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
  const id = knownPayer({ externalId: payer(order) })
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

/** Reductions of a price, each from the amount that the one before left. */
type Promotions = readonly { readonly amount_without_discount?: unknown; readonly sequence?: unknown }[] | null

/** The part of a webhook that we read. */
interface Webhook {
  readonly notification_type?: unknown
  readonly user?: { readonly id?: unknown; readonly external_id?: unknown }
  readonly order?: {
    readonly id?: unknown
    readonly mode?: unknown
    readonly currency?: unknown
    readonly amount?: unknown
    readonly promotions?: Promotions
  }
  readonly items?: readonly {
    readonly sku?: unknown
    readonly quantity?: unknown
    readonly is_bonus?: unknown
    readonly promotions?: Promotions
  }[]
  readonly billing?: { readonly transaction?: { readonly dry_run?: unknown } }
  readonly transaction?: { readonly dry_run?: unknown }
  readonly custom_parameters?: { readonly nonce?: unknown } | null
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

/** Returns the amount before the first of the promotions; undefined if there are none. */
const beforePromotions = (promotions: Promotions | undefined): unknown =>
  [...(Array.isArray(promotions) ? (promotions as NonNullable<Promotions>) : [])].sort((a, b) => Number(a.sequence) - Number(b.sequence))[0]
    ?.amount_without_discount

/** Returns what was bought and its price before promotions, which only the operator can have set up; null if it is not one of one product. */
function soldIn({ order, items }: Webhook): Pick<Payment, 'productId' | 'amount'> | null {
  const bought = (Array.isArray(items) ? (items as NonNullable<Webhook['items']>) : []).filter((item) => item?.is_bonus !== true)
  const [item, ...more] = bought
  const value = minorUnits(beforePromotions(item?.promotions) ?? beforePromotions(order?.promotions) ?? order?.amount)
  if (more.length > 0 || item?.quantity !== 1 || value === null) return null
  return { productId: String(item.sku), amount: { currency: String(order?.currency), value } }
}

/**
 * Returns the payment as far as a webhook names it, also before the money is taken. Our nonce is missing while custom parameters are switched off in the
 * publisher's account: then payer and product name the purchase. Null if it sells what we do not sell.
 */
function paymentOf(webhook: Webhook): Payment | null {
  const { user, order, billing, transaction, custom_parameters } = webhook
  const nonce = custom_parameters?.nonce
  const sold = webhook.items === undefined && order === undefined ? {} : soldIn(webhook)
  return (
    sold && {
      ...sold,
      ...(typeof nonce === 'string' ? { nonce } : {}),
      externalId: String(user?.external_id ?? user?.id ?? ''),
      test: order?.mode === 'sandbox' || (billing?.transaction ?? transaction)?.dry_run === 1,
    }
  )
}

const idOf = ({ order }: Webhook): string | null =>
  (typeof order?.id === 'number' || typeof order?.id === 'string') && order.id !== '' ? String(order.id) : null

const answerOf = (applied: Applied): NoticeReply => {
  if (isGranted(applied)) return reply(204)
  return applied === 'NO_ORDER' || applied === 'OTHER_PLAYER'
    ? reply(400, 'INVALID_USER', 'No such order of this player')
    : reply(400, 'INCORRECT_INVOICE', applied)
}
const UNREADABLE = reply(400, 'INVALID_PARAMETER', 'The order cannot be read')

/** Xsolla asks about the player several times, reports the money, and then the order. The first two are checked in the same way as the order. */
async function check(webhook: Webhook, bank: Bank): Promise<NoticeReply> {
  const payment = paymentOf(webhook)
  return payment ? answerOf((await bank.check(payment)).applied) : UNREADABLE
}

async function paid(webhook: Webhook, bank: Bank): Promise<NoticeReply> {
  const [payment, transactionId] = [paymentOf(webhook), idOf(webhook)]
  return payment && transactionId ? answerOf(await bank.apply({ state: 'PAID', transactionId, ...payment })) : UNREADABLE
}

/** A cancellation may come without our parameters: the order's id alone says which payment it takes back. */
async function canceled(webhook: Webhook, bank: Bank): Promise<NoticeReply> {
  const transactionId = idOf(webhook)
  const nonce = webhook.custom_parameters?.nonce
  if (!transactionId) return UNREADABLE
  const named = typeof nonce === 'string' ? { nonce, externalId: String(webhook.user?.external_id ?? webhook.user?.id ?? '') } : {}
  if (named.nonce !== undefined) {
    const { applied } = await bank.check(named)
    if (!isGranted(applied)) return answerOf(applied)
  }
  return answerOf(await bank.apply({ state: 'REFUNDED', transactionId, ...named }))
}

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
      case 'payment':
        return check(webhook, bank)
      case 'order_paid':
        return paid(webhook, bank)
      case 'order_canceled':
        return canceled(webhook, bank)
      // Notices of what we do not sell: acknowledged without effect.
      default:
        return reply(204)
    }
  },
  refused: (code) =>
    code === 'PROOF_INVALID' ? reply(400, 'INVALID_SIGNATURE', 'Invalid signature') : reply(500, 'TEMPORARY', 'Ask again later'),
})
