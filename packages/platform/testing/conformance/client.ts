// The tests that every adapter's client must pass: `testPlatform('own', { ...simulator, manifest }, makeHost)`.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PlatformError } from '../../src/errors.ts'
import { currencyCode, type PlatformManifest } from '../../src/manifest.ts'
import type { Capabilities, Platform } from '../../src/port.ts'
import type { PortalOffers, SimulatedControls } from '../simulator/types.ts'
import { controlsOf } from './portal.ts'

/** A new platform on a fake host. `listeners` returns how many listeners the adapter has on the host. */
export interface ConformanceHost {
  readonly platform: Platform
  readonly listeners: () => number
  /** The simulated portal's controls; required if the portal offers anything of `ASKED`. */
  readonly portal?: () => SimulatedControls<string>
}

/** The capabilities for which the game asks the portal to do something, which the portal then records among its calls. */
const ASKED: Readonly<Partial<Record<keyof Capabilities, (platform: Platform) => Promise<unknown>>>> = {
  canInvite: ({ social }) => social.invite('code'),
  canShare: ({ social }) => social.share('text', 'code'),
  canSharePicture: ({ social }) => social.sharePicture(new Blob(['picture'], { type: 'image/png' }), 'text', 'code'),
  canJoin: ({ social }) => social.join(),
  canFavourite: ({ social }) => social.favourite(),
  canRate: ({ social }) => social.rate(),
  canScore: ({ scores }) => scores.report(7),
  canShowScores: ({ scores }) => scores.show(7),
  canBanner: ({ ads }) => ads.banner(true).then(() => {}),
  canStore: ({ cloud }) => cloud.set('conformance', 'x'),
}

/** Calls that a platform without the capability must reject. */
const DENIED: Readonly<Partial<Record<keyof Capabilities, (platform: Platform) => Promise<unknown>>>> = {
  canPay: ({ pay }) => pay.buy({ id: 'order', productId: 'gems', url: null, payload: {} }),
  canReward: ({ ads }) => ads.rewarded(),
  ...ASKED,
  canSeeBlocker: ({ ads }) => ads.blocked(),
  canReadFlags: ({ remote }) => remote.flags(['banner']),
  canTellTime: ({ remote }) => remote.time(),
  canSignIn: ({ auth }) => auth.signIn(),
}

/**
 * Tests an adapter's client against the port. `makeHost` returns a host without faults, and `offers` are the simulator's: the client must
 * support exactly that. An adapter also passes its `manifest`; an embedding page's own platform has none.
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

    it('returns the identity as plain strings, the same each time', async () => {
      const identity = await platform.auth.authenticate()
      for (const value of [...Object.values(identity.headers), ...Object.values(identity.query)]) expect(value).toBeTypeOf('string')
      expect(identity.known).toBeTypeOf('boolean')
      expect(await platform.auth.authenticate()).toEqual(identity)
    })

    if (manifest)
      it('sends the identity values and the proof that its manifest names', async () => {
        const { headers, query, exchange, externalId } = await (offers.namesOnRequest
          ? platform.auth.signIn()
          : platform.auth.authenticate())
        expect(platform.source).toBe(manifest.source)
        expect(platform.money?.code ?? manifest.money).toBe(currencyCode(manifest.money))
        expect([...Object.keys(headers), ...Object.keys(query)].sort()).toEqual([...manifest.identity].sort())
        expect(exchange?.call ?? null).toBe(manifest.authenticate)
        expect(externalId !== undefined).toBe(manifest.movesGuests === true)
      })

    it('keeps its proof out of headers and query, which are sent with every call', async () => {
      const { exchange, headers, query } = await platform.auth.authenticate()
      const secrets = Object.values(exchange?.body.proof ?? {})
      expect([...Object.values(headers), ...Object.values(query)].filter((text) => secrets.includes(text))).toEqual([])
    })

    it('supports exactly what the portal offers', async () => {
      const { namesOnRequest, needsSdk, pays, reportsCancel, receivesPlay, pauses, mutes, links, ...capabilities } = offers
      await platform.auth.authenticate()
      // Scripts report their capabilities a moment after they have loaded.
      await vi.waitFor(() => expect({ ...platform.capabilities }).toEqual(capabilities))
    })

    it.each(Object.entries(DENIED).filter(([name]) => !offers[name as keyof Capabilities]))(
      'rejects with UNSUPPORTED what the portal does not have: %s',
      async (_name, ask) => {
        await expect(ask(platform)).rejects.toMatchObject({ code: 'UNSUPPORTED' })
      },
    )

    if (!offers.canPay)
      it('has no unconfirmed purchase, as nothing can be bought', async () => {
        expect(await platform.pay.unconfirmed()).toEqual([])
      })

    if (!offers.canInterstitial)
      it('resolves an interstitial advert although there are none', async () => {
        await expect(platform.ads.interstitial()).resolves.toBeUndefined()
      })

    it('stores and removes strings, and returns null for unknown keys', () => {
      const { storage } = platform
      expect(storage.get('conformance')).toBeNull()
      storage.set('conformance', 'x')
      expect(storage.get('conformance')).toBe('x')
      storage.remove('conformance')
      expect(storage.get('conformance')).toBeNull()
    })

    it('refuses addresses that could run a script', () => {
      expect(() => platform.navigation.go('javascript:alert(1)')).toThrow(expect.objectContaining({ code: 'UNSUPPORTED' }))
    })

    it('opens external links only if its capabilities allow them', () => {
      const open = () => platform.navigation.open('https://other.test/')
      if (platform.capabilities.externalLinks) expect(open).not.toThrow()
      else expect(open).toThrow(expect.objectContaining({ code: 'UNSUPPORTED' }))
    })

    it(`has ${offers.links ? 'an address for friends, with the code' : 'no address for friends, as the portal has none'}`, async () => {
      await platform.auth.authenticate()
      const link = platform.social.link('K&7')
      if (!offers.links) return expect(link).toBeNull()
      expect(decodeURIComponent(link!)).toContain('K&7')
      const { protocol, hostname } = new URL(link!)
      expect(protocol).toBe('https:')
      expect(hostname === platform.navigation.domain).toBe(platform.source === 'own')
    })

    it('accepts every report of the lifecycle, also twice', () => {
      const { lifecycle } = platform
      const report = () => {
        lifecycle.loadingProgress(50)
        lifecycle.ready()
        lifecycle.gameplayStart()
        lifecycle.gameplayStop()
      }
      for (let i = 0; i < 2; i++) expect(report).not.toThrow()
    })

    if (offers.canStore)
      it('has the platform store strings, and returns null for unknown keys', async () => {
        await platform.auth.authenticate()
        const { cloud } = platform
        expect(await cloud.get('conformance')).toBeNull()
        for (const value of ['x', 'y']) {
          await cloud.set('conformance', value)
          expect(await cloud.get('conformance')).toBe(value)
        }
        await cloud.set('conformance', '')
        expect(await cloud.get('conformance')).toBeNull()
      })

    if (offers.canSeeBlocker)
      it('says whether the browser blocks adverts', async () => {
        await platform.auth.authenticate()
        const portal = controlsOf(host.portal)
        for (const blocks of [false, true]) {
          portal.blocksAdverts = blocks
          expect(await platform.ads.blocked()).toBe(blocks)
        }
      })

    if (offers.canBanner)
      it('shows a banner and says how much of the page it covers, nothing once it is hidden', async () => {
        await platform.auth.authenticate()
        await vi.waitFor(() => expect(platform.capabilities.canBanner).toBe(true))
        const covered = await platform.ads.banner(true)
        expect(Number.isSafeInteger(covered) && covered >= 0 && covered <= 120).toBe(true)
        expect(await platform.ads.banner(false)).toBe(0)
      })

    if (offers.canReadFlags)
      it('returns the flags of the console that are texts, and only those asked for', async () => {
        await platform.auth.authenticate()
        controlsOf(host.portal).flags = { banner: '0', advert_pause_minutes: {}, colour: 'red' }
        const flags = await platform.remote.flags(['banner', 'advert_pause_minutes', 'advert_first_minutes'])
        expect(flags).toEqual({ banner: '0' })
      })

    if (offers.canTellTime)
      it('returns the portal’s time, and refuses what is none', async () => {
        await platform.auth.authenticate()
        const portal = controlsOf(host.portal)
        portal.time = Date.UTC(2031, 4, 6, 7, 8, 9)
        expect(await platform.remote.time()).toBe(portal.time)
        portal.time = 'soon'
        await expect(platform.remote.time()).rejects.toMatchObject({ code: 'BAD_ANSWER' })
      })

    describe.each(Object.entries(ASKED).filter(([name]) => offers[name as keyof Capabilities]))('with %s', (name, ask) => {
      beforeEach(async () => {
        await platform.auth.authenticate()
        await vi.waitFor(() => expect(platform.capabilities[name as keyof Capabilities]).toBe(true))
      })

      it('asks the portal, and resolves', async () => {
        const { calls } = controlsOf(host.portal)
        const before = calls.length
        await expect(ask(platform)).resolves.toBeUndefined()
        await vi.waitFor(() => expect(calls.length).toBeGreaterThan(before))
      })

      it.each(['CANCEL', 'FAIL'] as const)('rejects with a PlatformError at most, if the portal replies with %s', async (mode) => {
        controlsOf(host.portal).purchase = mode
        const error = await ask(platform).catch((error: unknown) => error)
        expect(error === undefined || error instanceof PlatformError).toBe(true)
      })
    })

    it('accepts every call to the app around it, also twice', () => {
      const { shell } = platform
      for (let i = 0; i < 2; i++)
        expect(() => {
          shell.onBack(() => {})()
          shell.askBeforeClosing(true)
          shell.askBeforeClosing(false)
          shell.vibrate('SUCCESS')
          shell.celebrate()
        }).not.toThrow()
    })

    it('leaves no listener on its host after it is destroyed', () => {
      const { lifecycle } = platform
      lifecycle.onPause(() => {})
      lifecycle.onResume(() => {})()
      lifecycle.onMute(() => {})
      platform.shell.onBack(() => {})
      platform.destroy()
      expect(host.listeners()).toBe(0)
    })
  })
}
