import type { Bought, PlatformPay } from '@skystair/platform'
import { PlatformError } from '@skystair/platform'
import { callSdk, requireText } from '@skystair/platform/sdk'
import { purchasesIn, type YaPurchase } from './purchases.ts'
import type { YaSdk } from './sdk.ts'

/** Time limits for a response, and for the window that the player looks at, milliseconds. */
const ANSWER_LIMIT = 6000
const WINDOW_LIMIT = 600_000

/** The portal's purchases: the portal signs what was bought, our server checks the signature, and only then it is consumed. */
export function yaPay(sdk: () => Promise<YaSdk>, canPay: () => boolean): PlatformPay {
  const payments = async () => {
    if (!canPay()) throw new PlatformError('UNSUPPORTED', 'Nothing can be bought on this device')
    const ysdk = await sdk()
    return await callSdk(() => ysdk.getPayments({ signed: true }), ANSWER_LIMIT)
  }
  const evidenceOf = (signature: string, { token, nonce, productId }: YaPurchase) => ({ signature, token, nonce, productId })
  const unconfirmed = async () => {
    const portal = await payments()
    const { signature } = await callSdk(() => portal.getPurchases(), ANSWER_LIMIT)
    return signature ? purchasesIn(signature).map((purchase) => evidenceOf(signature, purchase)) : []
  }

  return {
    async buy({ productId, payload }): Promise<Bought> {
      const portal = await payments()
      const nonce = payload.developerPayload ?? ''
      let refusal: PlatformError
      try {
        const bought = await callSdk(() => portal.purchase({ id: productId, developerPayload: nonce }), WINDOW_LIMIT)
        const signature = requireText(bought.signature)
        const [purchase] = purchasesIn(signature)
        if (!purchase) throw new PlatformError('BAD_ANSWER', 'A purchase without a receipt')
        return { outcome: 'PAID', evidence: evidenceOf(signature, purchase) }
      } catch (error) {
        refusal = error as PlatformError
      }
      // A window that closed without a receipt may still have taken the money: the list of purchases shows it.
      const held = await unconfirmed().catch(() => null)
      const mine = held?.find((evidence) => evidence.nonce === nonce)
      if (mine) return { outcome: 'PAID', evidence: mine }
      if (!held || refusal.code !== 'FAILED') return { outcome: 'UNKNOWN' }
      // The documents name no code for a closed window.
      return { outcome: /cancel|clos/i.test(String(refusal.cause)) ? 'CANCELLED' : 'FAILED' }
    },
    async confirm({ token }) {
      const portal = await payments()
      await callSdk(() => portal.consumePurchase(requireText(token)), ANSWER_LIMIT).catch((error: PlatformError) => {
        // Already consumed: nothing is left to do.
        if ((error.cause as { code?: unknown } | undefined)?.code !== 'CANNOT_CONSUME_PURCHASE') throw error
      })
    },
    unconfirmed: async () => (canPay() ? unconfirmed() : []),
    prices: async () => {
      if (!canPay()) return {}
      const portal = await payments()
      const catalogue = await callSdk(() => portal.getCatalog(), ANSWER_LIMIT)
      return Object.fromEntries(catalogue.map(({ id, price }) => [requireText(id), requireText(price)]))
    },
  }
}
