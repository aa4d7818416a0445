import type { Bought, PayOrder, PurchaseOutcome } from '@skystair/platform'
import { PlatformError, parseUrl } from '@skystair/platform'
import { callSdk } from '@skystair/platform/sdk'
import { request } from '@telegram-apps/sdk'

/** How long the payment's window may stay open, milliseconds. Some clients never report that it was closed, so it is short. */
const INVOICE_LIMIT = 180_000
/** `pending` and unknown states stay open until the bot reports the payment. */
const OUTCOMES: Readonly<Record<string, PurchaseOutcome>> = { paid: 'PAID', cancelled: 'CANCELLED', failed: 'FAILED' }

/** Opens the invoice that our server created. The first result counts: some clients send a second, wrong one. */
export async function tgPay({ url }: PayOrder): Promise<Bought> {
  const { hostname = '', pathname = '' } = parseUrl(url ?? '') ?? {}
  const [, slug] = /^\/(?:\$|invoice\/)([\w=-]+)$/.exec(pathname) ?? []
  if (hostname !== 't.me' || !slug) throw new PlatformError('BAD_ANSWER', 'The order has no invoice of the messenger')
  const closed = () =>
    request('web_app_open_invoice', 'invoice_closed', {
      params: { slug },
      capture: (invoice) => invoice.slug === slug,
      // Removes its listener.
      timeout: INVOICE_LIMIT,
    })
  try {
    const { status } = await callSdk(closed, INVOICE_LIMIT + 1000)
    return { outcome: OUTCOMES[status] ?? 'UNKNOWN' }
  } catch {
    return { outcome: 'UNKNOWN' }
  }
}
