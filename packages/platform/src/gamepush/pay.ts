import { PlatformError } from '../errors.ts'
import type { Bought, PlatformPay } from '../port.ts'
import { callSdk, requireText } from '../sdk-call.ts'
import type { GamePush } from './sdk.ts'

const ANSWER_LIMIT = 8000
/** The portal's window stays open as long as the player wants, milliseconds. */
const SHOWN_LIMIT = 600_000

/** Purchases by the product's tag, which is our product id. GamePush keeps a purchase until it is consumed. */
export function gamePushPay(sdk: () => Promise<GamePush>, canPay: () => boolean): PlatformPay {
  const tagOf = (gp: GamePush, id: number | undefined) => gp.payments.products?.find((product) => product.id === id)?.tag
  return {
    async buy({ payload }): Promise<Bought> {
      if (!canPay()) throw new PlatformError('UNSUPPORTED', 'Nothing is sold on this portal')
      const tag = requireText(payload.tag)
      const { payments } = await sdk()
      try {
        const result = await callSdk(() => payments.purchase({ tag }), SHOWN_LIMIT)
        if (result?.success === true) return { outcome: 'PAID', evidence: { tag } }
        // Without a clear refusal the money may have been taken.
        return { outcome: result?.success === false ? 'CANCELLED' : 'UNKNOWN' }
      } catch (error) {
        return { outcome: (error as PlatformError).code === 'TIMED_OUT' ? 'UNKNOWN' : 'FAILED' }
      }
    },
    async confirm({ tag }) {
      const { payments } = await sdk()
      await callSdk(() => payments.consume({ tag: requireText(tag) }), ANSWER_LIMIT)
    },
    async unconfirmed() {
      if (!canPay()) return []
      const gp = await sdk()
      const { playerPurchases = [] } = await callSdk(() => gp.payments.fetchProducts(), ANSWER_LIMIT)
      const tags = playerPurchases.map(({ tag, productId }) => tag ?? tagOf(gp, productId))
      return tags.flatMap((tag) => (tag ? [{ tag }] : []))
    },
    async prices() {
      if (!canPay()) return {}
      const { payments } = await sdk()
      await callSdk(() => payments.fetchProducts(), ANSWER_LIMIT)
      return Object.fromEntries(
        (payments.products ?? []).map(({ tag, price, currencySymbol, currency = '' }) => [
          tag,
          `${price} ${currencySymbol || currency}`.trim(),
        ]),
      )
    },
  }
}
