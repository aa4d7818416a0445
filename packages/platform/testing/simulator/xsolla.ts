// The parts of Xsolla that the game uses: the store that gives tokens, the pay page, and the webhooks of a purchase.
import { createHash } from 'node:crypto'
import { sumText } from '../../src/proof/money.ts'
import type { Notice, StartedOrder } from '../../src/server.ts'
import { payPage } from './pay-page.ts'
import type { NoticeKind } from './types.ts'

const PROJECT = '18404'
const API_KEY = 'simulated-api-key'
const SECRET = 'mySecret'

/** Returns settings with which our server accepts this Xsolla. */
export const xsollaTestSettings = (prefix: string): Record<string, string> => ({
  [`${prefix}_PROJECT_ID`]: PROJECT,
  [`${prefix}_API_KEY`]: API_KEY,
  [`${prefix}_WEBHOOK_SECRET`]: SECRET,
})

/** Returns a signed webhook with the given content. */
export function xsollaNotice(content: unknown, secret: string = SECRET): Notice {
  const body = Buffer.from(JSON.stringify(content))
  const signature = createHash('sha1').update(body).update(secret).digest('hex')
  return { method: 'POST', query: new URLSearchParams(), headers: { authorization: `Signature ${signature}` }, body }
}

/**
 * Returns the contents of Xsolla's webhooks for an order of `payer`: two user validations, the payment, then the order; refunds in the same
 * order.
 */
export function xsollaContents(
  order: StartedOrder,
  kind: NoticeKind,
  { dryRun = 0, currency = order.currency ?? 'RUB', payer = String(order.playerId), named = true } = {},
): object[] {
  const own = named ? { custom_parameters: { nonce: order.nonce } } : {}
  const user = { id: payer, country: 'RU' }
  const transaction = { id: order.id + 70_000, payment_date: '2026-01-02T03:04:05+03:00', dry_run: dryRun }
  const validation = { notification_type: 'user_validation', settings: { project_id: 18404 }, user, ...own }
  const orderNotice = (status: 'paid' | 'canceled') => ({
    notification_type: `order_${status}`,
    items: [{ sku: order.product.id, type: 'virtual_good', quantity: 1, amount: sumText(order.product.prices[currency]!) }],
    order: {
      id: order.id + 90_000,
      mode: dryRun ? 'sandbox' : 'default',
      currency_type: 'real',
      currency,
      amount: sumText(order.product.prices[currency]!),
      status,
    },
    user: { external_id: user.id, country: 'RU' },
    billing: { notification_type: 'payment', transaction },
    ...own,
  })
  if (kind === 'CANCEL') return [validation]
  const refund_details = { code: 1, reason: 'Cancellation by the user request' }
  if (kind === 'PART') return [{ notification_type: 'partial_refund', transaction, refund_details, user }]
  if (kind === 'REFUND') return [{ notification_type: 'refund', transaction, refund_details, user }, orderNotice('canceled')]
  return [validation, validation, { notification_type: 'payment', transaction, user, ...own }, orderNotice('paid')]
}

interface OrderPaid {
  readonly items: object[]
  readonly order: { amount: string; promotions?: object[] }
}

const asksAboutPlayer = 'its first notices name the player only'

/** Returns Xsolla's notices of a payment, and how they may differ, for an order whose payer it names as `payer`. */
export const xsollaNotices = (payer: (order: StartedOrder) => string) => {
  const send = (contents: readonly object[]) => contents.map((content) => xsollaNotice(content))
  const contents = (order: StartedOrder, more: object = {}) => xsollaContents(order, 'PAY', { payer: payer(order), ...more })
  const changed = (change: (paid: OrderPaid, order: StartedOrder) => void) => (order: StartedOrder) => {
    const all = structuredClone(contents(order))
    change(all.at(-1) as OrderPaid, order)
    return send(all)
  }
  return {
    notices: (order: StartedOrder, kind: NoticeKind) => send(xsollaContents(order, kind, { payer: payer(order) })),
    goesOn: (_: StartedOrder, { status }: { readonly status: number }) => status === 204,
    variants: {
      'without our parameters, which are switched off in the account': (order: StartedOrder) => send(contents(order, { named: false })),
      'with a bonus item': changed(({ items }) => items.push({ sku: 'hat', type: 'virtual_good', quantity: 2, is_bonus: true })),
      'reduced by promotions of the item': changed((paid, order) => {
        const [item] = paid.items as { promotions?: object[] }[]
        const full = sumText(order.product.prices[order.currency ?? 'RUB']!)
        item!.promotions = [
          { amount_without_discount: '60.00', amount_with_discount: '50.00', sequence: 2 },
          { amount_without_discount: full, amount_with_discount: '60.00', sequence: 1 },
        ]
        paid.order.amount = '50.00'
      }),
      'reduced by a promotion of the order': changed((paid) => {
        paid.order.promotions = [{ amount_without_discount: paid.order.amount, amount_with_discount: '1.00', sequence: 1 }]
        paid.order.amount = '1.00'
      }),
      'of two products': changed(({ items }) => items.push({ ...items[0]!, is_bonus: false })),
      'in test money': (order: StartedOrder) => send(contents(order, { dryRun: 1 })),
    },
    unasked: {
      OTHER_PRICE: asksAboutPlayer,
      OTHER_CURRENCY: asksAboutPlayer,
      OTHER_PRODUCT: asksAboutPlayer,
      'of two products': asksAboutPlayer,
      'in test money': asksAboutPlayer,
    },
  }
}

interface TokenRequest {
  readonly user?: { readonly id?: { readonly value?: unknown }; readonly country?: { readonly value?: unknown } }
  readonly purchase?: { readonly items?: readonly { readonly sku?: unknown; readonly quantity?: unknown }[] }
}

/** Responds as Xsolla's store and pay page do. */
export async function xsollaResponse(request: Request): Promise<Response | undefined> {
  const url = new URL(request.url)
  const refuse = (status: number, errorCode: number) => Response.json({ errorCode, errorMessage: 'refused' }, { status })
  if (/^(sandbox-)?secure\.xsolla\.com$/.test(url.host))
    return url.searchParams.get('token')?.startsWith('pay-') ? payPage('Xsolla') : new Response('Token not found', { status: 404 })
  if (url.host !== 'store.xsolla.com') return undefined
  if (url.pathname !== `/api/v3/project/${PROJECT}/admin/payment/token`) return refuse(404, 404)
  const login = `${PROJECT}:${API_KEY}`
  if (request.headers.get('authorization') !== `Basic ${btoa(login)}`) return refuse(401, 1020)
  const asked = (await request.json()) as TokenRequest
  if (!asked.user?.country?.value && !request.headers.has('x-user-ip')) return refuse(422, 1102)
  if (typeof asked.user?.id?.value !== 'string' || !/^[\w.-]+$/.test(String(asked.purchase?.items?.[0]?.sku))) return refuse(422, 1002)
  return Response.json({ token: `pay-${asked.user.id.value}`, order_id: 94_211 }, { status: 201 })
}
