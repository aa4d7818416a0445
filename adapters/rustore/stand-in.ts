import type { HostMode, PurchaseMode, SimulatedControls } from '@skystair/platform/simulator'
import type { RuStoreGlobals, RuStoreMethod } from './bridge.ts'

/** What a test or a portal page may change about the app. */
export interface RuStoreControls extends SimulatedControls {
  signedIn: boolean
  signIn: 'SIGN_IN' | 'cancelled'
  available: boolean
  say(text: string): void
}

/** The app's bridge. Must not use anything outside itself: its source runs in the page before everything else. */
export function ruStoreStandIn(
  window: RuStoreGlobals & {
    simulatedPortal?: RuStoreControls
    simulatedInvoices?: { invoiceId: string; status: string }[]
    sessionStorage?: Storage
  },
  mode: HostMode,
  purchase: PurchaseMode,
  idToken: string,
  /** The invoice id before the first one. */
  before: number,
): void {
  // The app keeps purchases when the page is opened again.
  const kept = window.sessionStorage?.getItem('simulatedInvoices')
  window.simulatedInvoices ??= kept ? JSON.parse(kept) : []
  const invoices = window.simulatedInvoices!
  const say = (text: string) => void setTimeout(() => window.__rustoreBridge?.(text))
  const controls: RuStoreControls = {
    purchase,
    // The store has no adverts and no sound switch.
    ad: 'UNFILLED',
    signedIn: mode !== 'GUEST',
    signIn: 'SIGN_IN',
    available: true,
    calls: [],
    pause: () => say(JSON.stringify({ event: 'pause' })),
    resume: () => say(JSON.stringify({ event: 'resume' })),
    listeners: () => (window.__rustoreBridge ? 1 : 0),
    say,
  }
  window.simulatedPortal = controls
  const identity = () => ({ ok: true, result: controls.signedIn ? { idToken: mode === 'LYING' ? 42 : idToken } : null })
  const refuse = (code: string) => ({ ok: false, error: { code, message: code } })
  const answers: Readonly<
    Record<RuStoreMethod, (params: { readonly orderId?: string; readonly productIds?: readonly string[] }) => object | null>
  > = {
    availability: () => ({ ok: true, result: { available: controls.available } }),
    identity,
    signIn() {
      if (controls.signIn === 'cancelled') return refuse('cancelled')
      controls.signedIn = true
      return identity()
    },
    purchase({ orderId }) {
      if (controls.purchase === 'CANCEL') return refuse('cancelled')
      if (controls.purchase === 'FAIL') return refuse('paymentFailed')
      const invoiceId = String(before + Number(orderId))
      invoices.push({ invoiceId, status: 'CONFIRMED' })
      window.sessionStorage?.setItem('simulatedInvoices', JSON.stringify(invoices))
      return controls.purchase === 'CLOSED' ? null : { ok: true, result: { invoiceId, purchaseId: 'd6d5' } }
    },
    purchases: () => ({ ok: true, result: invoices }),
    products: ({ productIds = [] }) => ({ ok: true, result: productIds.map((productId) => ({ productId, amountLabel: '109 ₽' })) }),
  }
  window.RuStoreBridge = {
    postMessage(text) {
      if (mode === 'THROWING') throw new Error('Java exception was raised during method invocation')
      const { id, method, params } = JSON.parse(text) as { id: number; method: RuStoreMethod; params: { orderId?: string } }
      controls.calls.push(method)
      const answer = mode === 'SLOW' ? null : answers[method](params)
      if (answer) say(JSON.stringify({ id, ...answer }))
    },
  }
}
