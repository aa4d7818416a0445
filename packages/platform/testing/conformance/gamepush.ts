// The tests of every source that uses GamePush, in addition to the port's own suites.
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { GamePushHost } from '../../src/gamepush/client.ts'
import type { GamePushGlobals } from '../../src/gamepush/sdk.ts'
import { GRAPHQL, type gamePushServer } from '../../src/gamepush/server.ts'
import type { PlatformManifest } from '../../src/manifest.ts'
import type { Platform } from '../../src/port.ts'
import { simulatedBank, simulatedOrder } from '../simulator/bank.ts'
import { type gamePushSimulator, testProject } from '../simulator/gamepush.ts'
import type { GamePushControls } from '../simulator/gamepush-stand-in.ts'
import { simulatedHost, simulatedUser } from '../simulator/host.ts'
import { testPage } from '../simulator/page.ts'
import type { HostMode, PurchaseMode } from '../simulator/types.ts'
import { testPlatform } from './client.ts'
import { testManifest } from './manifest.ts'
import { testNaming } from './portal.ts'
import { testServerPlatform } from './server.ts'

const NOW = Date.UTC(2026, 0, 2, 3, 4, 5)

export interface GamePushSuite {
  readonly manifest: PlatformManifest
  readonly platform: (host: GamePushHost) => Platform
  readonly server: ReturnType<typeof gamePushServer>
  readonly simulator: ReturnType<typeof gamePushSimulator>
  readonly prefix: string
}

export function testGamePush({ manifest, platform: make, server, simulator, prefix }: GamePushSuite): void {
  const { source } = server
  const host = (settings = {}) => simulatedHost(server, simulator, { now: NOW, settings })
  const fetch = async (url: string, init: RequestInit) => (await simulator.respond(new Request(url, init)))!

  function open(mode: HostMode = 'WELL', purchase: PurchaseMode = 'PAY', project: GamePushHost['project'] = testProject) {
    const simulated = simulator.page(simulatedUser, mode, purchase, NOW)
    const page = testPage<GamePushGlobals & { simulatedPortal?: GamePushControls }>(simulated, { window: { fetch } })
    return { page, platform: make({ ...page, project }), controls: () => page.globals.simulatedPortal! }
  }

  testPlatform(source, { ...simulator, manifest }, async () => {
    const { platform, controls } = open()
    await platform.auth.authenticate()
    return { platform, portal: controls, listeners: () => controls().listeners!() }
  })

  const login = (change: (id: string, at: string, secret: string) => string) => (proof: Readonly<Record<string, string>>) => {
    const [id, at, secret] = proof.login!.split(':') as [string, string, string]
    return { login: change(id, at, secret) }
  }
  testManifest({ manifest, server, simulator })
  testServerPlatform(source, {
    server,
    simulator,
    without: { RECUT: 'the whole proof is hashed, and of one shape' },
    tamperings: [
      {
        kind: 'BYTE',
        name: 'with one byte of the secret changed',
        tamper: login((id, at, secret) => `${id}:${at}:${secret.replace(/.$/, (last) => (last === '0' ? '1' : '0'))}`),
      },
      { kind: 'USER', name: 'of another player', tamper: login((_, at, secret) => `1820283:${at}:${secret}`) },
      { name: 'with another time', tamper: login((id, at, secret) => `${id}:${Number(at) + 1}:${secret}`) },
      { kind: 'EXPIRED', name: 'that was ten minutes on its way', tamper: (proof) => proof, later: 600_001, code: 'PROOF_EXPIRED' },
      { kind: 'FUTURE', name: 'from the future', tamper: (proof) => proof, later: -600_001, code: 'PROOF_EXPIRED' },
      { kind: 'FIELDS', name: 'in another order', tamper: login((id, at, secret) => `${at}:${id}:${secret}`) },
      { name: 'without a secret', tamper: login((id, at) => `${id}:${at}:`) },
      { name: 'that shows what the record holds', tamper: login((id, at) => `${id}:${at}:${'0'.repeat(48)}`) },
      { kind: 'FIELDS', name: 'with an additional field', tamper: (proof) => ({ ...proof, playerId: '1' }) },
      {
        kind: 'GAME',
        name: 'for another project',
        tamper: (proof) => proof,
        settings: { [`${prefix}_PROJECT_ID`]: '4' },
        code: 'PLATFORM_UNAVAILABLE',
      },
      {
        kind: 'KEY',
        name: 'with a wrong key',
        tamper: (proof) => proof,
        settings: { [`${prefix}_API_SECRET`]: 'wrong' },
        code: 'PLATFORM_UNAVAILABLE',
      },
    ],
  })

  describe(`${source} on GamePush`, () => {
    afterEach(() => vi.useRealTimers())

    it('proves the identity only of a browser that can write the player’s record', async () => {
      const identity = await open().platform.auth.authenticate()
      expect(identity).toMatchObject({
        known: true,
        query: { gp_player_id: simulatedUser.id },
        lang: 'RU',
        displayName: simulatedUser.name,
      })
      const { call, body } = identity.exchange!
      expect(call).toBe(`POST /api/integration/${source}/authenticate`)
      expect(body).toMatchObject({ playerId: simulatedUser.id, name: simulatedUser.name })
      expect(await server.verify(body.proof, host())).toMatchObject({ externalId: simulatedUser.id })
      const record = await fetch(GRAPHQL, {
        method: 'POST',
        headers: { 'x-api-secret': simulator.settings[`${prefix}_API_SECRET`]!, 'x-project-id': testProject.id },
        body: JSON.stringify({ query: simulator.settings[`${prefix}_PLAYER_QUERY`], variables: { id: Number(simulatedUser.id) } }),
      })
      expect(await record.text()).not.toContain(body.proof.login!.split(':')[2])
    })

    it('lets a guest play and sign in', async () => {
      const { platform } = open('GUEST')
      expect(await platform.auth.authenticate()).toMatchObject({ known: false })
      expect(platform.capabilities.canSignIn).toBe(true)
      expect(await platform.auth.signIn()).toMatchObject({ known: true })
    })

    testNaming((mode) => open(mode).platform.auth.authenticate(), { THROWING: 'BAD_ANSWER' })

    it('offers nothing that the script throws for when it is asked, and says so to whoever tries', async () => {
      const { platform } = open('THROWING')
      await expect(platform.auth.authenticate()).rejects.toMatchObject({ code: 'BAD_ANSWER' })
      expect(platform.capabilities).toMatchObject({ canSignIn: false, canPay: false, canReward: false, canShare: false })
      const { auth, pay, ads, social, navigation } = platform
      const tries = [auth.signIn(), pay.buy({ payload: { tag: 'gems_100' } } as never), ads.rewarded(), social.share('text', 'K7')]
      for (const tried of tries) await expect(tried).rejects.toMatchObject({ code: 'UNSUPPORTED' })
      await expect(pay.prices(['gems_100'], 'RU')).resolves.toEqual({})
      expect(navigation.query).toEqual({})
    })

    it('reports a page without a project', async () => {
      await expect(open('WELL', 'PAY', { id: '', token: '' }).platform.auth.authenticate()).rejects.toMatchObject({
        code: 'SDK_UNAVAILABLE',
      })
    })

    it('continues without the player’s record if that never finishes loading', async () => {
      vi.useFakeTimers()
      const { platform, controls } = open()
      const named = platform.auth.authenticate()
      await vi.waitFor(() => expect(controls()).toBeDefined(), { interval: 0 })
      controls().hangs = true
      await vi.advanceTimersByTimeAsync(4000)
      vi.useRealTimers()
      expect(await named).toMatchObject({ known: true, externalId: simulatedUser.id })
    })

    it('grants what GamePush lists as bought once, and consumes it after our confirmation', async () => {
      const bank = simulatedBank()
      const { platform } = open()
      await platform.auth.authenticate()
      expect(await server.pay.settle(simulatedOrder, {}, host())).toBeNull()
      const { payload } = await server.pay.begin(simulatedOrder, host())
      const { outcome, evidence } = await platform.pay.buy({ id: '7', productId: 'gems_100', url: null, payload })
      expect(outcome).toBe('PAID')
      expect(await platform.pay.unconfirmed()).toEqual([evidence])
      const fact = await server.pay.settle(simulatedOrder, evidence!, host())
      expect(await bank.apply(fact!)).toBe('DONE')
      expect(await bank.apply((await server.pay.settle(simulatedOrder, evidence!, host()))!)).toBe('REPEATED')
      await platform.pay.confirm(evidence!)
      expect(await platform.pay.unconfirmed()).toEqual([])
      expect(bank.gems()).toBe(100)
    })

    it('finds a purchase whose window never returned', async () => {
      const { platform } = open('WELL', 'CLOSED')
      await platform.auth.authenticate()
      vi.useFakeTimers()
      const bought = platform.pay.buy({ id: '7', productId: 'gems_100', url: null, payload: { tag: 'gems_100' } })
      await vi.runAllTimersAsync()
      expect(await bought).toEqual({ outcome: 'UNKNOWN' })
      vi.useRealTimers()
      expect(await platform.pay.unconfirmed()).toEqual([{ tag: 'gems_100' }])
      await platform.pay.confirm({ tag: 'gems_100' })
    })

    it('distinguishes cancelled from failed purchases', async () => {
      for (const [mode, outcome] of [
        ['CANCEL', 'CANCELLED'],
        ['FAIL', 'FAILED'],
      ] as const) {
        const { platform } = open('WELL', mode)
        await platform.auth.authenticate()
        expect(await platform.pay.buy({ id: '7', productId: 'gems_100', url: null, payload: { tag: 'gems_100' } })).toEqual({ outcome })
      }
    })

    it('understands replies without a value: the record is read by our server, and a purchase stays open', async () => {
      const { platform, page } = open()
      const named = platform.auth.authenticate()
      await vi.waitFor(() => expect(page.globals.simulatedPortal).toBeDefined())
      page.globals.simulatedPortal!.silent = true
      const { exchange } = await named
      expect(await server.verify(exchange!.body.proof, host())).toMatchObject({ externalId: simulatedUser.id })
      await expect(platform.scores.report(7)).resolves.toBeUndefined()
      const bought = await platform.pay.buy({ id: '7', productId: 'gems_100', url: null, payload: { tag: 'gems_100' } })
      expect(bought).toEqual({ outcome: 'UNKNOWN' })
    })

    it('shows the portal’s own prices', async () => {
      const { platform } = open()
      await platform.auth.authenticate()
      expect(await platform.pay.prices(['gems_100'], 'RU')).toEqual({ gems_100: '99 ₽' })
    })

    it('grants nothing for another product or another player’s purchase, and starts none without settings', async () => {
      simulator.evidence(simulatedOrder)
      const other = { ...simulatedOrder, product: { ...simulatedOrder.product, id: 'gems_1000' } }
      expect(await server.pay.settle(other, {}, host())).toBeNull()
      expect(await server.pay.settle({ ...simulatedOrder, externalId: '1' }, {}, host())).toBeNull()
      expect(await server.pay.settle({ ...simulatedOrder, externalId: null }, {}, host())).toBeNull()
      for (const name of ['API_SECRET', 'PURCHASES_QUERY'])
        await expect(server.pay.begin(simulatedOrder, host({ [`${prefix}_${name}`]: undefined }))).rejects.toMatchObject({
          code: 'PLATFORM_NOT_SET',
        })
    })

    it('rewards only an advert that was watched', async () => {
      const { platform, controls } = open()
      await platform.auth.authenticate()
      expect(await platform.ads.rewarded()).toBe(true)
      controls().ad = 'CLOSED'
      expect(await platform.ads.rewarded()).toBe(false)
      await platform.ads.interstitial()
      expect(controls().calls).toContain('fullscreen')
    })

    it('reports play to the portal, and pauses and mutes with it', async () => {
      const { platform, controls } = open()
      const [events, muted] = [[] as string[], vi.fn()]
      platform.lifecycle.onPause(() => events.push('pause'))
      platform.lifecycle.onResume(() => events.push('resume'))
      platform.lifecycle.onMute(muted)
      await platform.auth.authenticate()
      controls().pause!()
      controls().resume!()
      for (const muted of [true, false]) controls().mute!(muted)
      expect(events).toEqual(['pause', 'resume'])
      expect(muted.mock.calls).toEqual([[true], [false]])
      platform.lifecycle.ready()
      platform.lifecycle.gameplayStart()
      platform.lifecycle.gameplayStop()
      await vi.waitFor(() => expect(controls().calls).toEqual(['gameStart', 'gameplayStart', 'gameplayStop']))
    })

    it('takes the friend’s code from the portal, shares, and opens no external links', async () => {
      const { platform, controls } = open()
      await platform.auth.authenticate()
      controls().shareParam = 'abc'
      expect(platform.navigation.query.ref).toBe('abc')
      await platform.social.share('text', 'K7')
      await platform.social.join()
      expect(controls().calls).toEqual(expect.arrayContaining(['share https://portal.test/skystair?ref=K7', 'joinCommunity']))
      expect(platform.social.link('K7')).toBe('https://portal.test/skystair?ref=K7')
      expect(() => platform.navigation.open('https://game.test/')).toThrow(expect.objectContaining({ code: 'UNSUPPORTED' }))
    })
  })
}
