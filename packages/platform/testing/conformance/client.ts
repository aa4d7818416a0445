// What every adapter must hold, as a suite to run in its tests: `testPlatform('own', { ...simulator, manifest }, makeHost)`.
import { PlayerSource } from '@skystair/contract/enums'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PlatformManifest } from '../../src/manifest.ts'
import type { Capabilities, Platform } from '../../src/port.ts'
import type { HostMode, PortalOffers, SimulatedControls } from '../simulator/types.ts'

/** One fresh platform on a fake host. `listeners` counts what the adapter has left listening on the host. */
export interface ConformanceHost {
  readonly platform: Platform
  readonly listeners: () => number
}

/** What a platform that does not have it refuses. */
const DENIED: Readonly<Partial<Record<keyof Capabilities, (platform: Platform) => Promise<unknown>>>> = {
  canPay: ({ pay }) => pay.buy({ id: 'order', productId: 'gems', url: null, payload: {} }),
  canReward: ({ ads }) => ads.rewarded(),
  canInvite: ({ social }) => social.invite('code'),
  canShare: ({ social }) => social.share('text', 'code'),
  canJoin: ({ social }) => social.join(),
  canSignIn: ({ auth }) => auth.signIn(),
}

/**
 * Runs the port's rules against an adapter. `makeHost` makes a host on which all goes well, and `offers` is what its simulator says that the
 * portal has: the client must be able to do just that. An adapter brings its `manifest` as well; a page of one's own has none.
 */
export function testPlatform(
  name: string,
  { offers, manifest }: { readonly offers: PortalOffers; readonly manifest?: PlatformManifest },
  makeHost: () => ConformanceHost | Promise<ConformanceHost>,
): void {
  describe(`the ${name} platform`, () => {
    let host: ConformanceHost
    let platform: Platform
    beforeEach(async () => {
      host = await makeHost()
      platform = host.platform
    })
    afterEach(() => platform.destroy())

    it('names a source that the server knows', () => {
      expect(PlayerSource).toContain(platform.source)
    })

    it('says who the player is as plain strings, and says it again when asked again', async () => {
      const identity = await platform.auth.authenticate()
      for (const value of [...Object.values(identity.headers), ...Object.values(identity.query)]) expect(value).toBeTypeOf('string')
      expect(identity.known).toBeTypeOf('boolean')
      expect(await platform.auth.authenticate()).toEqual(identity)
    })

    if (manifest)
      it('is identified and proven as its manifest says', async () => {
        const { headers, query, exchange } = await (offers.namesOnRequest ? platform.auth.signIn() : platform.auth.authenticate())
        expect(platform.source).toBe(manifest.source)
        expect([...Object.keys(headers), ...Object.keys(query)].sort()).toEqual([...manifest.identity].sort())
        expect(exchange?.call ?? null).toBe(manifest.authenticate)
      })

    it('keeps its proof out of headers and query, which go with every call', async () => {
      const { exchange, headers, query } = await platform.auth.authenticate()
      const secrets = Object.values(exchange?.body.proof ?? {})
      expect([...Object.values(headers), ...Object.values(query)].filter((text) => secrets.includes(text))).toEqual([])
    })

    it('can do what the portal offers, and nothing else', async () => {
      const { namesOnRequest, needsSdk, pays, tellsCancel, hearsPlay, pauses, mutes, links, ...capabilities } = offers
      await platform.auth.authenticate()
      // What scripts announce comes a moment after they stand.
      await vi.waitFor(() => expect({ ...platform.capabilities }).toEqual(capabilities))
    })

    it.each(Object.entries(DENIED).filter(([name]) => !offers[name as keyof Capabilities]))(
      'refuses with UNSUPPORTED what the portal does not have: %s',
      async (_name, ask) => {
        await expect(ask(platform)).rejects.toMatchObject({ code: 'UNSUPPORTED' })
      },
    )

    if (!offers.canPay)
      it('has no purchase waiting, as nothing can be bought', async () => {
        expect(await platform.pay.unconfirmed()).toEqual([])
      })

    if (!offers.canInterstitial)
      it('lets an advert between scenes that is not there pass quietly', async () => {
        await expect(platform.ads.interstitial()).resolves.toBeUndefined()
      })

    it('keeps strings, forgets them, and answers null for what it never had', () => {
      const { storage } = platform
      expect(storage.get('conformance')).toBeNull()
      storage.set('conformance', 'x')
      expect(storage.get('conformance')).toBe('x')
      storage.remove('conformance')
      expect(storage.get('conformance')).toBeNull()
    })

    it('goes to no address that could run a script', () => {
      expect(() => platform.navigation.go('javascript:alert(1)')).toThrow(expect.objectContaining({ code: 'UNSUPPORTED' }))
    })

    it('opens nothing beside the game where its capabilities deny links to other sites', () => {
      const open = () => platform.navigation.open('https://other.test/')
      if (platform.capabilities.externalLinks) expect(open).not.toThrow()
      else expect(open).toThrow(expect.objectContaining({ code: 'UNSUPPORTED' }))
    })

    it(`brings friends by ${offers.links ? 'an address of its own, with the code' : 'no address, for the portal has none'}`, async () => {
      await platform.auth.authenticate()
      const link = platform.social.link('K&7')
      if (!offers.links) return expect(link).toBeNull()
      expect(decodeURIComponent(link!)).toContain('K&7')
      const { protocol, hostname } = new URL(link!)
      expect(protocol).toBe('https:')
      expect(hostname === platform.navigation.domain).toBe(platform.source === 'own')
    })

    it('takes every report of the lifecycle, also twice', () => {
      const { lifecycle } = platform
      const report = () => {
        lifecycle.loadingProgress(50)
        lifecycle.ready()
        lifecycle.gameplayStart()
        lifecycle.gameplayStop()
      }
      for (let i = 0; i < 2; i++) expect(report).not.toThrow()
    })

    it('leaves no listener on its host once it is destroyed', () => {
      const { lifecycle } = platform
      lifecycle.onPause(() => {})
      lifecycle.onResume(() => {})()
      lifecycle.onMute(() => {})
      platform.destroy()
      expect(host.listeners()).toBe(0)
    })
  })
}

/** For adapters that learn by the portal's script who the player is: `open` opens one on a simulated host. */
export function testNaming(open: (given: { host: HostMode }) => { readonly platform: Platform }): void {
  it.each([
    ['BLOCKED', 'SDK_UNAVAILABLE'],
    ['THROWING', 'SDK_UNAVAILABLE'],
    ['LYING', 'BAD_ANSWER'],
  ] as const)('refuses to name a player when the portal is %s', async (host, code) => {
    await expect(open({ host }).platform.auth.authenticate()).rejects.toMatchObject({ name: 'PlatformError', code })
  })
}

/** For adapters with adverts of both kinds, on a simulated portal on which all goes well. */
export function testAdverts(open: () => { readonly platform: Platform; readonly portal: () => SimulatedControls }): void {
  it('rewards an advert that was watched, and no other', async () => {
    const { platform, portal } = open()
    await platform.auth.authenticate()
    expect(await platform.ads.rewarded()).toBe(true)
    portal().ad = 'CLOSED'
    expect(await platform.ads.rewarded()).toBe(false)
    await expect(platform.ads.interstitial()).resolves.toBeUndefined()
    portal().ad = 'UNFILLED'
    await expect(platform.ads.rewarded()).rejects.toMatchObject({ code: 'UNFILLED' })
    await expect(platform.ads.interstitial()).resolves.toBeUndefined()
  })
}
