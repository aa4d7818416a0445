import type { AdMode, PurchaseMode, SimulatedControls } from '@skystair/platform/simulator'

export type Move =
  | { readonly set: Partial<{ ad: AdMode; purchase: PurchaseMode }> }
  | { readonly act: 'pause' | 'resume' | 'mute' | 'unmute' }
  | { readonly ask: 'told' }
  | { readonly forget: true }

type AloneWindow = Window &
  typeof globalThis & { simulatedPortal?: SimulatedControls; navigation?: EventTarget & { navigate(to: string): void } }

/**
 * Runs in the game's page before all else where a browser reaches nobody outside: whatever leads out leads to the bundle's own host, which asks
 * the simulated portal. And it lets the page around turn the portal's stand-in. Stands by itself, for it travels as text.
 */
export function aloneStandIn(window: AloneWindow): void {
  const outside = (address: string) => `${window.location.origin}/outside/${address}`
  const leads = (address: unknown): address is string => typeof address === 'string' && address.startsWith('https://')
  const [fetchReally, openReally] = [window.fetch.bind(window), window.open.bind(window)]
  window.fetch = (target, init) => fetchReally(leads(target) ? outside(target) : target, init)
  window.open = (target, ...how) => openReally(leads(target) ? outside(target) : target, ...how)
  window.navigation?.addEventListener('navigate', (event) => {
    const { url } = (event as unknown as { destination: { url: string } }).destination
    if (!leads(url)) return
    event.preventDefault()
    setTimeout(() => window.navigation?.navigate(outside(url)))
  })
  window.addEventListener('message', ({ data, source }) => {
    const move = data?.portalPanel as Move | undefined
    const portal = window.simulatedPortal
    // Who is known by a session needs no signature.
    if (move && 'forget' in move) window.localStorage.clear()
    if (!move || !portal || 'forget' in move) return
    if ('set' in move) Object.assign(portal, move.set)
    else if ('act' in move) {
      if (move.act === 'pause' || move.act === 'resume') portal[move.act]()
      else portal.mute(move.act === 'mute')
    } else (source as Window | null)?.postMessage({ portalTold: portal.told.map(String) }, '*')
  })
}
