import { type Bought, callSdk, type PayOrder, PlatformError, type PurchaseOutcome } from '@skystair/platform'
import { request } from '@telegram-apps/sdk'

/** How long the payment's window may stay open, milliseconds. Some clients never say that it was closed, so it is not long. */
const INVOICE_LIMIT = 180_000
/** `pending`, and what nobody knows yet, stay open until the bot has spoken. */
const OUTCOMES: Readonly<Record<string, PurchaseOutcome>> = { paid: 'PAID', cancelled: 'CANCELLED', failed: 'FAILED' }

/** Opens the invoice that our server has made. The first answer counts: clients were seen to send a second, false one. */
export async function tgPay({ url }: PayOrder): Promise<Bought> {
  const { hostname = '', pathname = '' } = url && URL.canParse(url) ? new URL(url) : {}
  const [, slug] = /^\/(?:\$|invoice\/)([\w=-]+)$/.exec(pathname) ?? []
  if (hostname !== 't.me' || !slug) throw new PlatformError('BAD_ANSWER', 'The order has no invoice of the messenger')
  const closed = () =>
    request('web_app_open_invoice', 'invoice_closed', {
      params: { slug },
      capture: (invoice) => invoice.slug === slug,
      // Takes its listener back.
      timeout: INVOICE_LIMIT,
    })
  try {
    const { status } = await callSdk(closed, INVOICE_LIMIT + 1000)
    return { outcome: OUTCOMES[status] ?? 'UNKNOWN' }
  } catch {
    return { outcome: 'UNKNOWN' }
  }
}
