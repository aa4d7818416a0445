import type { HostMode, PurchaseMode, SimulatedControls } from '@skystair/platform/simulator'
import type { KongAdEvent, KongApi, KongGlobals } from './sdk.ts'

/** What a test or a portal page may change about the stand-in. */
export interface KongControls extends SimulatedControls {
  /** The player signs in on the portal's own page. */
  signIn(): void
  offer(available: boolean): void
}

export interface KongPlayer {
  readonly id: number
  readonly name: string
  readonly token: string
}

/** The API as it behaves inside the portal. Must not use anything outside itself: its source is what the page loads. */
export function kongStandIn(
  window: KongGlobals & { simulatedPortal?: KongControls },
  mode: HostMode,
  purchase: PurchaseMode,
  player: KongPlayer,
): void {
  const listeners = new Map<string, Set<() => void>>()
  const emit = (event: string) => {
    for (const listener of [...(listeners.get(event) ?? [])]) listener()
  }
  let guest = mode === 'GUEST'
  const controls: KongControls = {
    purchase,
    ad: 'WATCHED',
    calls: [],
    listeners: () => [...listeners.values()].reduce((sum, { size }) => sum + size, 0),
    signIn() {
      guest = false
      emit('login')
    },
    offer: (available) => emit(available ? 'adsAvailable' : 'adsUnavailable'),
  }
  window.simulatedPortal = controls
  const events = {
    addEventListener(event: KongAdEvent | 'login', listener: () => void) {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener))
    },
    removeEventListener: (event: KongAdEvent | 'login', listener: () => void) => void listeners.get(event)?.delete(listener),
  }
  // The real API keeps one callback for all purchases.
  let bought: ((result: { success?: boolean }) => void) | null = null
  const api: KongApi = {
    services: {
      ...events,
      isGuest() {
        if (mode === 'THROWING') throw new Error('Konduit is not connected')
        return guest
      },
      getUserId: () => (guest ? 0 : mode === 'LYING' ? 'undefined' : player.id),
      getUsername: () => (guest ? 'Guest' : player.name),
      getGameAuthToken: () => (guest ? '' : player.token),
      showRegistrationBox() {
        controls.calls.push('showRegistrationBox')
        setTimeout(controls.signIn)
      },
    },
    stats: {
      submit(name, value) {
        if (controls.purchase === 'FAIL') throw new Error('Konduit is not connected')
        controls.calls.push(`submit ${name} ${value}`)
      },
    },
    mtx: {
      ...events,
      purchaseItemsRemote(orderInfo, callback) {
        controls.calls.push(`purchase ${orderInfo}`)
        bought = callback
        if (controls.purchase === 'CLOSED') return
        const success = controls.purchase === 'PAY'
        setTimeout(() => {
          bought?.({ success })
          bought = null
        })
      },
      // Whether adverts are available is reported later, and may change.
      initializeIncentivizedAds: () => void setTimeout(() => controls.offer(controls.ad !== 'UNFILLED')),
      showIncentivizedAd() {
        if (controls.ad !== 'SILENT') setTimeout(() => emit(controls.ad === 'WATCHED' ? 'adCompleted' : 'adAbandoned'))
      },
    },
  }
  window.kongregateAPI = {
    loadAPI: (callback) => {
      if (mode !== 'SLOW') setTimeout(callback)
    },
    getAPI: () => api,
  }
}
