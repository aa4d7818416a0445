import type { Bought, PlatformPay } from '@skystair/platform'
import { PlatformError } from '@skystair/platform'
import { callSdk, requireText } from '@skystair/platform/sdk'
import { type DigitalGoods, type GoogleGlobals, PLAY_BILLING } from './sdk.ts'

const ANSWER_LIMIT = 6000
/** The store's sheet stays open as long as the player wants, milliseconds. */
const SHOWN_LIMIT = 600_000

/** Returns a price of the store in the number format of the game's language; in that of the browser's region if its language is the same. */
function priceText({ currency, value }: { currency: string; value: string }, lang: 'RU' | 'EN', region: string | undefined): string {
  const tag = lang.toLowerCase()
  try {
    return new Intl.NumberFormat(region?.startsWith(tag) ? region : tag, { style: 'currency', currency }).format(Number(value))
  } catch {
    return `${value} ${currency}`
  }
}

/** Purchases through Google Play, if the page runs in an app from the store. */
export function playBilling(globals: GoogleGlobals, language: () => string | undefined) {
  let service: DigitalGoods | null = null

  async function buy(sku: string): Promise<Bought> {
    const { PaymentRequest } = globals
    if (!PaymentRequest) return { outcome: 'FAILED' }
    // The store has the price; the total that the browser requires is not shown.
    const total = { label: 'Total', amount: { currency: 'USD', value: '0' } }
    try {
      const answer = await callSdk(
        () => new PaymentRequest([{ supportedMethods: PLAY_BILLING, data: { sku } }], { total }).show(),
        SHOWN_LIMIT,
      )
      const purchaseToken = answer.details?.purchaseToken ?? answer.details?.token
      // The sheet is closed in any case: failing here would not return the money.
      await callSdk(() => answer.complete('success'), ANSWER_LIMIT).catch(() => {})
      return purchaseToken ? { outcome: 'PAID', evidence: { purchaseToken, productId: sku } } : { outcome: 'UNKNOWN' }
    } catch (error) {
      const { code, cause } = error as PlatformError
      if (code === 'TIMED_OUT') return { outcome: 'UNKNOWN' }
      return { outcome: (cause as Error | undefined)?.name === 'AbortError' ? 'CANCELLED' : 'FAILED' }
    }
  }

  const pay: PlatformPay = {
    async buy({ payload }) {
      if (!service) throw new PlatformError('UNSUPPORTED', 'Nothing is sold outside of the app')
      return buy(requireText(payload.productId))
    },
    // Our server consumes what it granted; the device cannot.
    confirm: async () => {},
    async unconfirmed() {
      const open = service
      if (!open) return []
      const purchases = await callSdk(() => open.listPurchases(), ANSWER_LIMIT)
      return purchases.map(({ itemId, purchaseToken }) => ({ purchaseToken: requireText(purchaseToken), productId: requireText(itemId) }))
    },
    async prices(products, lang) {
      const open = service
      if (!open || products.length === 0) return {}
      const details = await callSdk(() => open.getDetails(products), ANSWER_LIMIT)
      return Object.fromEntries(details.map(({ itemId, price }) => [itemId, priceText(price, lang, language())]))
    },
  }

  return {
    pay,
    available: () => service !== null,
    /** Checks whether the page runs in the app. */
    async open() {
      const { getDigitalGoodsService } = globals
      service = getDigitalGoodsService ? await callSdk(() => getDigitalGoodsService(PLAY_BILLING), ANSWER_LIMIT).catch(() => null) : null
    },
  }
}
