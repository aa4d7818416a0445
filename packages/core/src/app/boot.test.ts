import { reaction } from 'mobx'
import { expect, it, vi } from 'vitest'
import { refusal } from '../../testing/fake-server.ts'
import { battle, info, noPlaces, player } from '../../testing/fixtures.ts'
import { settled, testGame } from '../../testing/services.ts'
import { ArrivalStore } from '../areas/platform/index.ts'
import { PlayerStore } from '../areas/player/store.ts'
import { RoadStore } from '../areas/road/store.ts'
import { type BootDeps, boot, reenter } from './boot.ts'
import { LoadLog } from './load-log.ts'

const INFO = 'GET /api/player/info/current'
const steps = ['preboot', 'boot', 'five', 'half', 'boot/completed', 'game/started', 'active', 'hidden'] as const

function start(changes: Partial<BootDeps> = {}, options: Parameters<typeof testGame>[0] = {}) {
  const game = testGame(options)
  for (const step of steps) game.server.on(`GET /api/load/log/${step}`, { logged: true })
  game.server
    .on('POST /api/log/add', { logged: true })
    .on('GET /api/connection/isConnectionExists', { connected: true, serverTimeMs: 1 })
    .on('GET /api/place/v3/ensure', noPlaces(9))
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' as DocumentVisibilityState })
  const deps: BootDeps = {
    services: game.services,
    log: new LoadLog({
      call: game.services.call,
      session: game.session.page,
      memory: () => ({}),
      sendOnLeave: () => {},
      page,
      window: new EventTarget() as unknown as Window,
    }),
    signal: game.abort.signal,
    showUi: async () => {},
    openCanvas: async () => ({
      goTo: async (scene) => {
        game.page.scenes.push(scene)
        game.services.load.set(60)
      },
    }),
    onSlow: vi.fn(),
    ...changes,
  }
  return { ...game, deps }
}

it('starts a new player at the choice of a character, and logs each step once and in order', async () => {
  const { deps, server, services, page } = start()
  const stop = reaction(
    () => services.load.pct,
    (pct) => deps.log.loaded(pct),
  )
  server.on(INFO, info({ player: null }))
  await boot(deps)
  await settled()
  stop()
  expect(page.scenes).toEqual(['boot', 'character selection'])
  expect(services.load).toMatchObject({ pct: 100, phase: 'done' })
  expect(Object.fromEntries(server.last(INFO)?.url.searchParams ?? [])).toEqual({ frontVersion: '445', init: 'true' })
  const logged = server.seen.map(({ name }) => name).filter((name) => name.includes('/load/log/'))
  const order = ['preboot', 'boot', 'five', 'half', 'boot/completed', 'game/started']
  expect(logged).toEqual(order.map((step) => `GET /api/load/log/${step}`))
})

it('does not report that the game can be played if the first scene cannot be shown, and reloads the page', async () => {
  const { deps, server, services, page } = start({ openCanvas: async () => ({ goTo: () => Promise.reject(new Error('no canvas')) }) })
  server.on(INFO, info())
  await expect(boot(deps)).rejects.toMatchObject({ code: 'DESTROYED' })
  await settled()
  expect([page.reloads, services.load.phase, server.times('GET /api/load/log/game/started')]).toEqual([1, 'pictures', 0])
  expect(page.errors).toEqual([expect.stringContaining('no canvas')])
})

it('starts a player on the road', async () => {
  const { deps, server, services, page } = start()
  server.on(INFO, info())
  await boot(deps)
  expect(page.scenes).toEqual(['boot', 'load', 'road'])
  expect(services.ui.firstStart).toBe(true)
})

it('starts in the current battle', async () => {
  const { deps, server, page } = start()
  server.on(INFO, info({ player: player({ battleId: 9 }) })).on('POST /api/battle/get', {
    battle: battle(),
    ask: { side: 'TM1', attackers: [1], targets: {}, skipperId: 1, consumables: [] },
  })
  await boot(deps)
  expect(page.scenes).toEqual(['boot', 'battle load', 'battle'])
})

it('starts as a guest when the platform cannot identify the player', async () => {
  const { deps, server, services, page } = start()
  server.on(INFO, info({ player: null }))
  vi.spyOn(services.platform.auth, 'authenticate').mockRejectedValue(new Error('blocked'))
  await boot(deps)
  expect(services.ui.scene).toBe('character selection')
  expect(page.errors[0]).toContain('blocked')
  expect(services.get(ArrivalStore).arrival).toEqual({ refusal: 'FAILED' })
})

it('starts a player whom the platform has identified, and exchanges the proof again if the session has expired', async () => {
  const { deps, server, services, session } = start()
  const proven = { headers: { uid: '7' }, query: {}, known: true }
  vi.spyOn(services.platform.auth, 'authenticate').mockResolvedValue({
    ...proven,
    exchange: { call: 'POST /api/integration/ya/authenticate', body: { uniqueIds: [], proof: { signature: 's' } } },
  })
  const answer = (token: string) => ({ session: token, expiresAt: 1, player: player() })
  server.on('POST /api/integration/ya/authenticate', answer('first'), answer('second'))
  server.on(INFO, refusal('SESSION_EXPIRED', 401), info())
  await boot(deps)
  expect([session.token, services.ui.scene, services.get(ArrivalStore).arrival]).toEqual(['second', 'road', null])
})

it('requests the player four times, then shows the connection page and continues by itself', async () => {
  vi.useFakeTimers()
  const { deps, server, services } = start()
  server.on(INFO, new Error('1'), new Error('2'), refusal('INTERNAL', 500), new Error('4'), info())
  const booted = boot(deps)
  await vi.advanceTimersByTimeAsync(4200)
  expect(server.times(INFO)).toBe(4)
  expect(services.connection.state).toBe('lost')
  await vi.advanceTimersByTimeAsync(2000)
  await booted
  expect(services.ui.scene).toBe('road')
  vi.useRealTimers()
})

it('starts a player whose session has expired as a guest', async () => {
  vi.useFakeTimers()
  const { deps, server, session, services } = start()
  session.begin('old')
  server.on(INFO, refusal('SESSION_EXPIRED', 401), info({ player: null }))
  const booted = boot(deps)
  await vi.advanceTimersByTimeAsync(1000)
  await booted
  expect(session.token).toBeNull()
  expect([services.ui.scene, services.get(ArrivalStore).arrival]).toEqual(['character selection', { refusal: 'SESSION_EXPIRED' }])
  vi.useRealTimers()
})

it('says when the start takes longer than fifteen seconds', async () => {
  vi.useFakeTimers()
  let bring: () => void = () => {}
  const { deps, server, services, abort } = start({ showUi: () => new Promise((resolve) => (bring = resolve)) })
  server.on(INFO, info())
  const booted = boot(deps)
  await vi.advanceTimersByTimeAsync(14_999)
  expect(deps.onSlow).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(deps.onSlow).toHaveBeenCalledOnce()
  expect(server.times('GET /api/connection/isConnectionExists')).toBe(1)
  bring()
  await booted
  abort.abort()
  services.destroy()
  // Calls that are still pending end, and so do their time limits.
  await vi.advanceTimersByTimeAsync(1)
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
})

it('prefers the language of the page to the player’s, and the player’s to the device’s', async () => {
  const page = start({}, { askedLang: 'EN' })
  page.server.on(INFO, info({ player: player({ lang: 'RU' }) }))
  await boot(page.deps)
  expect(page.services.lang).toBe('EN')
  const own = start()
  own.server.on(INFO, info({ player: player({ lang: 'RU' }) }))
  await boot(own.deps)
  expect(own.services.lang).toBe('RU')
})

it('reloads an outdated client, and says so if that does not help', async () => {
  const { deps, server, services, page } = start()
  server.on(INFO, info({ obsolete: true }))
  await boot(deps)
  expect([services.connection.state, page.reloads]).toEqual(['ok', 1])
  const stuck = start()
  stuck.server.on(INFO, info({ obsolete: true }))
  stuck.kept.set('skystair:reloads', `2 ${stuck.services.now()}`)
  await boot(stuck.deps)
  expect([stuck.services.connection.state, stuck.page.reloads]).toEqual(['obsolete', 0])
  stuck.services.destroy()
})

it('clears the data of one player before it shows another', async () => {
  const { deps, server, services, page } = start()
  server.on(INFO, info(), info({ player: player({ id: 2, coordinate: 70 }), clientUuid: 'uuid-2' }), info({ player: null }))
  await boot(deps)
  await reenter(services)
  await settled()
  expect([services.get(PlayerStore).player?.id, services.get(RoadStore).coordinate]).toEqual([2, 70])
  await reenter(services)
  expect(services.get(PlayerStore).player).toBeNull()
  expect(page.scenes.at(-1)).toBe('character selection')
})
