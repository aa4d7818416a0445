// Tests that several adapters' clients share beyond `testPlatform`.
import { expect, it, onTestFinished, vi } from 'vitest'
import type { PlatformErrorCode } from '../../src/errors.ts'
import type { PlatformManifest } from '../../src/manifest.ts'
import type { Bought, Identity, PayOrder, Platform } from '../../src/port.ts'
import type { Proof } from '../../src/server.ts'
import { simulatedUser } from '../simulator/host.ts'
import type { HostMode, PurchaseMode, SimulatedControls } from '../simulator/types.ts'

/** An adapter on its simulated portal. */
interface Opened {
  readonly platform: Platform
  /** `window.simulatedPortal`, which the stand-in defines; undefined until the client has loaded the script. */
  readonly portal: () => SimulatedControls<string> | undefined
}

/** Returns the stand-in's controls. Throws if the page has none. */
export function controlsOf<Controls>(portal: (() => Controls | undefined) | undefined): Controls {
  const controls = portal?.()
  if (controls !== undefined) return controls
  throw new Error(
    'The page has no simulatedPortal: the stand-in must set `window.simulatedPortal`, the client must have loaded the script (authenticate() usually does), and the test must pass `portal`',
  )
}

function useFakeTimers(): void {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
}

/** Returns the identity of the simulated player if the portal names and proves it in the game's address. */
export const addressedIdentity = ({ identity, authenticate }: PlatformManifest, proof: Proof) => ({
  headers: {},
  query: Object.fromEntries(identity.map((name) => [name, simulatedUser.id])),
  known: true,
  lang: simulatedUser.lang,
  displayName: simulatedUser.name,
  exchange: { call: authenticate, body: { proof } },
})

type Refusals = Readonly<Partial<Record<HostMode, PlatformErrorCode | null>>>

/** How most clients refuse to name a player on a faulty portal. */
const REFUSALS: Refusals = { BLOCKED: 'SDK_UNAVAILABLE', THROWING: 'SDK_UNAVAILABLE', LYING: 'BAD_ANSWER', SLOW: 'TIMED_OUT' }

/**
 * Tests that the client refuses to name a player on each faulty portal, within `limit` milliseconds. `others` are codes that differ from
 * the usual ones; null for a portal on which the client refuses nothing.
 */
export function testNaming(name: (host: HostMode) => Promise<Identity>, others: Refusals = {}, limit = 12_000): void {
  const refusals = Object.entries({ ...REFUSALS, ...others }).filter(([, code]) => code !== null)
  it.each(refusals)('refuses to name a player when the portal is %s', async (host, code) => {
    useFakeTimers()
    const refused = expect(name(host as HostMode)).rejects.toMatchObject({ name: 'PlatformError', code })
    await Promise.all([refused, vi.advanceTimersByTimeAsync(limit)])
  })
}

/** Tests what the client reports for each outcome of a purchase, within `limit` milliseconds, and which calls the portal received for it. */
export function testPurchases(
  open: (purchase: PurchaseMode) => Opened,
  order: PayOrder,
  ends: Readonly<Partial<Record<PurchaseMode, Bought>>>,
  { calls, limit = 600_000 }: { readonly calls?: readonly string[]; readonly limit?: number } = {},
): void {
  it.each(Object.entries(ends))('reports the outcome of the purchase %s', async (purchase, bought) => {
    const { platform, portal } = open(purchase as PurchaseMode)
    await platform.auth.authenticate()
    // A client that loads the script only for the purchase has called nothing yet.
    portal()?.calls.splice(0)
    useFakeTimers()
    const buying = platform.pay.buy(order)
    await vi.advanceTimersByTimeAsync(limit)
    expect(await buying).toEqual(bought)
    if (calls) expect(controlsOf(portal).calls).toEqual(calls)
  })
}

/** Returns a list that receives every pause, and every end of a pause, that the platform reports from now on. */
export function pausesOf({ lifecycle }: Platform): readonly string[] {
  const events: string[] = []
  lifecycle.onPause(() => events.push('pause'))
  lifecycle.onResume(() => events.push('resume'))
  return events
}

/** Tests for adapters with both kinds of adverts: `open` opens one on a simulated portal without faults. */
export function testAdverts(open: () => Opened): void {
  it('rewards only an advert that was watched to the end', async () => {
    const { platform, portal } = open()
    await platform.auth.authenticate()
    expect(await platform.ads.rewarded()).toBe(true)
    controlsOf(portal).ad = 'CLOSED'
    expect(await platform.ads.rewarded()).toBe(false)
    await expect(platform.ads.interstitial()).resolves.toBeUndefined()
    controlsOf(portal).ad = 'UNFILLED'
    await expect(platform.ads.rewarded()).rejects.toMatchObject({ code: 'UNFILLED' })
    await expect(platform.ads.interstitial()).resolves.toBeUndefined()
  })
}

/** Tests that the client stops waiting for a rewarded advert after `limit` milliseconds. */
export function testSilentAdvert(open: () => Opened, limit: number): void {
  it('does not wait for ever for an advert that never responds', async () => {
    const { platform, portal } = open()
    await platform.auth.authenticate()
    controlsOf(portal).ad = 'SILENT'
    useFakeTimers()
    const refused = expect(platform.ads.rewarded()).rejects.toMatchObject({ code: 'TIMED_OUT' })
    await vi.advanceTimersByTimeAsync(limit)
    await refused
  })
}
