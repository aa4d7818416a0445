import type { HostMode, PurchaseMode, SimulatedControls } from '@skystair/platform/simulator'
import type { GoogleGlobals } from './sdk.ts'

/** What a test or a portal page may change about Google. */
export interface GoogleControls extends SimulatedControls {
  prompt: 'SIGN_IN' | 'SKIP' | 'DISMISS'
  prompts: number
}

type GoogleWindow = GoogleGlobals & { simulatedPortal?: GoogleControls }

/** Google's sign-in script, in a page that the app may have opened. Must not use anything outside itself. */
export function googleStandIn(window: GoogleWindow, mode: HostMode, idToken: string): void {
  const controls = window.simulatedPortal
  let callback: (answer: { credential?: string }) => void = () => {}
  if (!controls || mode === 'LYING') {
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

/**
 * Chrome's purchases inside the app from the store, which last as long as the app is open. Must not use anything outside itself; its source
 * runs in the page before everything else. Each token contains what was bought, as the store's server and this page are not connected.
 */
export function playStandIn(
  window: GoogleWindow & { simulatedPurchases?: { itemId: string; purchaseToken: string }[]; sessionStorage?: Storage },
  purchase: PurchaseMode,
  beginning: string,
): void {
  const kept = window.sessionStorage?.getItem('simulatedPurchases')
  window.simulatedPurchases ??= kept ? JSON.parse(kept) : []
  const bought = window.simulatedPurchases!
  const controls: GoogleControls = {
    purchase,
    prompt: 'SIGN_IN',
    prompts: 0,
    // The store has no adverts.
    ad: 'UNFILLED',
    calls: [],
  }
  window.simulatedPortal = controls
  window.getDigitalGoodsService = async (method) => {
    if (method !== 'https://play.google.com/billing') throw new Error('unsupported')
    const price = { currency: 'RUB', value: '109.00' }
    return { listPurchases: async () => bought, getDetails: async (ids) => ids.map((itemId) => ({ itemId, price })) }
  }
  window.PaymentRequest = class {
    readonly #sku: string
    constructor(methods: object[]) {
      this.#sku = (methods as { data: { sku: string } }[])[0]!.data.sku
    }
    async show() {
      if (controls.purchase === 'CANCEL') throw Object.assign(new Error('The user aborted a request.'), { name: 'AbortError' })
      if (controls.purchase === 'FAIL') throw new Error('BillingUnavailable')
      const purchaseToken = `${beginning}.${bought.length}.${this.#sku}`
      bought.push({ itemId: this.#sku, purchaseToken })
      window.sessionStorage?.setItem('simulatedPurchases', JSON.stringify(bought))
      controls.calls.push('purchase')
      if (controls.purchase === 'CLOSED') return new Promise<never>(() => {})
      return { details: { purchaseToken }, complete: async () => {} }
    }
  }
}
