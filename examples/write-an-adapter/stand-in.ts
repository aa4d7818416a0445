import type { HostMode, PurchaseMode, SimulatedControls } from '@skystair/platform/simulator'
import type { HarbourGlobals, HarbourPlayer } from './sdk.ts'

interface StandInWindow extends HarbourGlobals {
  simulatedPortal?: SimulatedControls
}

/**
 * The SDK as it behaves on the portal. Must not use anything outside itself: its source is what the page loads. It signs receipts itself,
 * in place of Harbour's shop.
 */
export function harbourStandIn(
  window: StandInWindow,
  mode: HostMode,
  purchase: PurchaseMode,
  player: HarbourPlayer | null,
  shop: { readonly game: string; readonly player: string; readonly secret: string; readonly shells: Readonly<Record<string, number>> },
): void {
  const listeners = new Set<readonly [string, () => void]>()
  const emit = (event: string) => {
    for (const [name, listener] of [...listeners]) if (name === event) listener()
  }
  const controls: SimulatedControls = {
    purchase,
    ad: 'WATCHED',
    calls: [],
    pause: () => emit('pause'),
    resume: () => emit('resume'),
    mute: (muted) => emit(muted ? 'mute' : 'unmute'),
    listeners: () => listeners.size,
  }
  window.simulatedPortal = controls
  if (mode === 'LYING') {
    window.harbour = { player: async () => ({ name: '', lang: 'en', ticket: 42 }) } as never
    return
  }
  const receipts: string[] = []
  async function receiptOf(item: string, tag: string): Promise<string> {
    const transaction = `h-${Date.now()}-${receipts.length}`
    const { game, player, shells } = shop
    const signed = new URLSearchParams({
      about: 'purchase',
      game,
      player,
      item,
      tag,
      transaction,
      shells: String(shells[item] ?? 0),
    }).toString()
    const bytes = (text: string) => new TextEncoder().encode(text)
    const key = await crypto.subtle.importKey('raw', bytes(shop.secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
    const sign = new Uint8Array(await crypto.subtle.sign('HMAC', key, bytes(signed)))
    return `${signed}&sign=${Array.from(sign, (byte) => byte.toString(16).padStart(2, '0')).join('')}`
  }
  window.harbour = {
    async player() {
      if (mode === 'THROWING') throw new Error('Harbour is closed')
      if (mode === 'SLOW') return new Promise<never>(() => {})
      return mode === 'GUEST' ? null : player
    },
    async buy(item, tag) {
      if (controls.purchase === 'CANCEL') return null
      if (controls.purchase === 'FAIL') throw new Error('The shop is broken')
      const receipt = await receiptOf(item, tag)
      receipts.push(receipt)
      // Paid, but the window was closed before it could report it: the receipt is found at the next start.
      return controls.purchase === 'CLOSED' ? new Promise<never>(() => {}) : receipt
    },
    unfinished: async () => [...receipts],
    async finish(receipt) {
      const index = receipts.indexOf(receipt)
      if (index >= 0) receipts.splice(index, 1)
    },
    async advert(kind) {
      controls.calls.push(kind)
      if (controls.ad === 'SILENT') return new Promise<never>(() => {})
      if (controls.ad === 'UNFILLED') throw new Error('No advert')
      return controls.ad === 'WATCHED'
    },
    say: (event) => void controls.calls.push(event),
    on: (event, listener) => void listeners.add([event, listener]),
    off: (event, listener) => {
      for (const entry of listeners) if (entry[0] === event && entry[1] === listener) listeners.delete(entry)
    },
  }
}
