import type { HostMode, PurchaseMode } from '@skystair/platform'
import type { RuStoreGlobals, RuStoreMethod } from './bridge.ts'

/** What a test or a portal page may move about the app. */
export interface RuStoreControls {
  signedIn: boolean
  signIn: 'SIGN_IN' | 'cancelled'
  available: boolean
  readonly told: RuStoreMethod[]
  emit(event: string): void
  say(text: string): void
}

/** The app's bridge. Stands by itself: its source runs in the page before all else. */
export function ruStoreStandIn(
  window: RuStoreGlobals & { ruStoreControls?: RuStoreControls; ruStoreInvoices?: { invoiceId: string; status: string }[] },
  mode: HostMode,
  purchase: PurchaseMode,
  idToken: string,
  invoiceId: string,
): void {
  // The app remembers what was bought also when the page comes anew.
  window.ruStoreInvoices ??= []
  const invoices = window.ruStoreInvoices
  const say = (text: string) => void setTimeout(() => window.__rustoreBridge?.(text))
  const controls: RuStoreControls = {
    signedIn: mode !== 'GUEST',
    signIn: 'SIGN_IN',
    available: true,
    told: [],
    emit: (event) => say(JSON.stringify({ event })),
    say,
  }
  window.ruStoreControls = controls
  const identity = () => ({ ok: true, result: controls.signedIn ? { idToken: mode === 'LYING' ? 42 : idToken } : null })
  const refuse = (code: string) => ({ ok: false, error: { code, message: code } })
  const answers: Readonly<Record<RuStoreMethod, () => object | null>> = {
    availability: () => ({ ok: true, result: { available: controls.available } }),
    identity,
    signIn() {
      if (controls.signIn === 'cancelled') return refuse('cancelled')
      controls.signedIn = true
      return identity()
    },
    purchase() {
      if (purchase === 'CANCEL') return refuse('cancelled')
      if (purchase === 'FAIL') return refuse('paymentFailed')
      invoices.push({ invoiceId, status: 'CONFIRMED' })
      return purchase === 'CLOSED' ? null : { ok: true, result: { invoiceId, purchaseId: 'd6d5' } }
    },
    purchases: () => ({ ok: true, result: invoices }),
  }
  window.RuStoreBridge = {
    postMessage(text) {
      if (mode === 'THROWING') throw new Error('Java exception was raised during method invocation')
      const { id, method } = JSON.parse(text) as { id: number; method: RuStoreMethod }
      controls.told.push(method)
      const answer = mode === 'SLOW' ? null : answers[method]()
      if (answer) say(JSON.stringify({ id, ...answer }))
    },
  }
}
