import type { AdMode, PurchaseMode, SimulatedControls } from '@skystair/platform/simulator'

export type PanelCommand =
  | { readonly set: Partial<{ ad: AdMode; purchase: PurchaseMode }> }
  | { readonly act: 'pause' | 'resume' | 'mute' | 'unmute' }
  | { readonly ask: 'calls' }
  | { readonly forget: true }

/** The portal's scripts by address, without their queries: where the bundle's own host serves them. */
export type LocalScripts = Readonly<Record<string, string>>

type OfflineWindow = Window &
  typeof globalThis & { simulatedPortal?: SimulatedControls; navigation?: EventTarget & { navigate(to: string): void } }

/**
 * Runs in the game's page before everything else, where the browser has no access to the internet: redirects all external requests to the
 * bundle's own host, which asks the simulated portal. It also lets the surrounding page control the portal's stand-in. Must not use
 * anything outside itself, as it is sent as text.
 */
export function offlineStandIn(window: OfflineWindow, scripts: LocalScripts): void {
  const outside = (address: string) => `${window.location.origin}/outside/${address}`
  const leads = (address: unknown): address is string => typeof address === 'string' && address.startsWith('https://')
  const [fetchReally, openReally] = [window.fetch.bind(window), window.open.bind(window)]
  // A script that the portal does not serve is missing here, too.
  const source = Object.getOwnPropertyDescriptor(window.HTMLScriptElement.prototype, 'src')!
  Object.defineProperty(window.HTMLScriptElement.prototype, 'src', {
    ...source,
    set(this: HTMLScriptElement, address: string) {
      const { href } = new URL(address, window.location.href)
      source.set!.call(this, scripts[href.split('?')[0]!] ?? (leads(href) ? outside(href) : address))
    },
  })
  window.fetch = (target, init) => fetchReally(leads(target) ? outside(target) : target, init)
  window.open = (target, ...how) => openReally(leads(target) ? outside(target) : target, ...how)
  window.navigation?.addEventListener('navigate', (event) => {
    const { url } = (event as unknown as { destination: { url: string } }).destination
    if (!leads(url)) return
    event.preventDefault()
    setTimeout(() => window.navigation?.navigate(outside(url)))
  })
  window.addEventListener('message', ({ data, source }) => {
    const command = data?.portalPanel as PanelCommand | undefined
    const portal = window.simulatedPortal
    // A player with a stored session would need no signature.
    if (command && 'forget' in command) window.localStorage.clear()
    if (!command || !portal || 'forget' in command) return
    if ('set' in command) Object.assign(portal, command.set)
    else if ('act' in command) {
      if (command.act === 'pause' || command.act === 'resume') portal[command.act]?.()
      else portal.mute?.(command.act === 'mute')
    } else (source as Window | null)?.postMessage({ portalCalls: portal.calls.map(String) }, '*')
  })
}
