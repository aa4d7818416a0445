import type { HostMode, PurchaseMode } from '@skystair/platform'
import type { GoogleGlobals } from './sdk.ts'

/** What a test or a portal page may move about Google. */
export interface GoogleControls {
  prompt: 'SIGN_IN' | 'SKIP' | 'DISMISS'
  readonly bought: { readonly itemId: string; readonly purchaseToken: string }[]
  prompts: number
}

/** Google's sign-in script. Stands by itself. */
export function googleStandIn(window: GoogleGlobals & { googleControls?: GoogleControls }, mode: HostMode, idToken: string): void {
  window.googleControls ??= { prompt: 'SIGN_IN', bought: [], prompts: 0 }
  const controls = window.googleControls
  let callback: (answer: { credential?: string }) => void = () => {}
  if (mode === 'LYING') {
    window.google = { accounts: {} }
    return
  }
  window.google = {
    accounts: {
      id: {
        initialize(options) {
          if (mode === 'THROWING') throw new Error('The given origin is not allowed for the given client ID')
          callback = options.callback
        },
        prompt(heard) {
          controls.prompts++
          if (mode === 'SLOW') return
          setTimeout(() => {
            if (mode === 'GUEST' || controls.prompt === 'SKIP') return heard({ isSkippedMoment: () => true })
            if (controls.prompt === 'DISMISS') return heard({ isDismissedMoment: () => true, getDismissedReason: () => 'cancel_called' })
            heard({ isDismissedMoment: () => true, getDismissedReason: () => 'credential_returned' })
            callback({ credential: idToken })
          })
        },
      },
    },
  }
}

/** Chrome inside the app from the store: its purchases. Stands by itself; its source runs in the page before all else. */
export function playStandIn(
  window: GoogleGlobals & { googleControls?: GoogleControls },
  purchase: PurchaseMode,
  purchaseToken: string,
): void {
  window.googleControls ??= { prompt: 'SIGN_IN', bought: [], prompts: 0 }
  const { bought } = window.googleControls
  window.getDigitalGoodsService = async (method) => {
    if (method !== 'https://play.google.com/billing') throw new Error('unsupported')
    return { listPurchases: async () => bought }
  }
  window.PaymentRequest = class {
    readonly #sku: string
    constructor(methods: object[]) {
      this.#sku = (methods as { data: { sku: string } }[])[0]!.data.sku
    }
    async show() {
      if (purchase === 'CANCEL') throw Object.assign(new Error('The user aborted a request.'), { name: 'AbortError' })
      if (purchase === 'FAIL') throw new Error('BillingUnavailable')
      bought.push({ itemId: this.#sku, purchaseToken })
      if (purchase === 'CLOSED') return new Promise<never>(() => {})
      return { details: { purchaseToken }, complete: async () => {} }
    }
  }
}
