// What every adapter must hold, as a suite to run in its tests: `testPlatform('own', makeHost)`.
import { PlayerSource } from '@skystair/contract/enums'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PlatformError } from './errors.ts'
import type { Platform } from './port.ts'
import type { HostMode, PortalOffers, SimulatedControls } from './simulator.ts'

/** One fresh platform on a fake host. `listeners` counts what the adapter has left listening on the host. */
export interface ConformanceHost {
  readonly platform: Platform
  readonly listeners: () => number
}

/**
 * Runs the port's rules against an adapter. `makeHost` makes a host on which all goes well, and `offers` is what its simulator says that the
 * portal has: the client must be able to do just that.
 */
export function testPlatform(name: string, offers: PortalOffers, makeHost: () => ConformanceHost | Promise<ConformanceHost>): void {
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

    it('keeps its proof out of headers and query, which go with every call', async () => {
      const { exchange, headers, query } = await platform.auth.authenticate()
      const sent = [...Object.values(headers), ...Object.values(query)]
      for (const secret of Object.values(exchange?.body.proof ?? {})) expect(sent).not.toContain(secret)
    })

    it('can do what the portal offers, and nothing else', async () => {
      const { namesOnRequest, needsSdk, pays, tellsCancel, hearsPlay, pauses, mutes, ...capabilities } = offers
      await platform.auth.authenticate()
      // What scripts announce comes a moment after they stand.
      await vi.waitFor(() => expect({ ...platform.capabilities }).toEqual(capabilities))
    })

    it('refuses with UNSUPPORTED what its capabilities deny', async () => {
      const { capabilities, pay, ads, social, auth } = platform
      const order = { id: 'order', productId: 'gems', url: null, payload: {} }
      const asked: [boolean, () => Promise<unknown>][] = [
        [capabilities.canPay, () => pay.buy(order)],
        [capabilities.canReward, () => ads.rewarded()],
        [capabilities.canInvite, () => social.invite('code')],
        [capabilities.canShare, () => social.share('text', 'code')],
        [capabilities.canJoin, () => social.join()],
        [capabilities.canSignIn, () => auth.signIn()],
      ]
      for (const [can, ask] of asked) if (!can) expect(await codeOf(ask())).toBe('UNSUPPORTED')
    })

    it('has no purchase waiting where nothing can be bought', async () => {
      if (!platform.capabilities.canPay) expect(await platform.pay.unconfirmed()).toEqual([])
    })

    it('lets an advert between scenes that is not there pass quietly', async () => {
      if (!platform.capabilities.canInterstitial) await expect(platform.ads.interstitial()).resolves.toBeUndefined()
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

    it('brings friends by an address of its own, with the code, or by none', async () => {
      await platform.auth.authenticate()
      const link = platform.social.link('K&7')
      if (link === null) return
      expect(decodeURIComponent(link)).toContain('K&7')
      expect(new URL(link).protocol).toBe('https:')
      if (platform.source !== 'own') expect(new URL(link).hostname).not.toBe(platform.navigation.domain)
    })

    it('takes every report of the lifecycle, also twice', () => {
      const { lifecycle } = platform
      for (let i = 0; i < 2; i++) {
        lifecycle.loadingProgress(50)
        lifecycle.ready()
        lifecycle.gameplayStart()
        lifecycle.gameplayStop()
      }
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

async function codeOf(promise: Promise<unknown>): Promise<unknown> {
  try {
    await promise
    return 'no refusal'
  } catch (error) {
    return (error as PlatformError).code
  }
}
