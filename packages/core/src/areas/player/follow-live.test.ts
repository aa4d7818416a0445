import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { info, player } from '../../../testing/fixtures.ts'
import { playing } from '../../../testing/services.ts'
import { followLive } from './follow-live.ts'
import { PlayerStore } from './store.ts'

const CONNECTED = 'GET /api/connection/isConnectionExists'
const INFO = 'GET /api/player/info/current'
const PLAYER = 'GET /api/player/current'
const yes = { connected: true, serverTimeMs: 0 }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A game that never gets a socket. */
function withoutSocket() {
  const game = playing()
  Object.assign(game.services, { loadChunk: () => new Promise(() => {}) })
  game.server.on(PLAYER, player({ level: 9 })).on(INFO, info({ player: player({ level: 9 }) }))
  const stop = followLive(game.services)
  return { ...game, stop, level: () => game.services.get(PlayerStore).player?.level }
}

it('loads what the server says now and then while there is no live connection, and not beside one', async () => {
  const { services, server, stop, level } = withoutSocket()
  await vi.advanceTimersByTimeAsync(20_000)
  expect([level(), services.live.refreshes, services.live.changes]).toEqual([9, 1, 1])
  services.live.setConnected(true)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(server.times(PLAYER)).toBe(1)
  stop()
  services.live.setConnected(false)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(server.times(PLAYER)).toBe(1)
})

it('loads what the server says, and the version that it requires, as soon as a lost connection is back', async () => {
  const { services, server, page, stop, level } = withoutSocket()
  server.on(CONNECTED, new Error('lost'), yes)
  await services.connection.check()
  expect(services.connection.state).toBe('lost')
  await vi.advanceTimersByTimeAsync(2000)
  expect([services.connection.state, level(), services.live.refreshes]).toEqual(['ok', 9, 1])
  server.on(CONNECTED, new Error('lost'), yes).on(INFO, new Response(null, { status: 204 }))
  await services.connection.check()
  await vi.advanceTimersByTimeAsync(4000)
  expect(page.reloads).toBe(1)
  stop()
})

it('loads what the server says when the page wakes up', async () => {
  const { services, stop, level } = withoutSocket()
  services.connection.wake()
  await vi.advanceTimersByTimeAsync(0)
  expect(level()).toBe(9)
  stop()
})

it('tests a lost connection as soon as the socket is back', async () => {
  const { services, server, stop } = withoutSocket()
  server.on(CONNECTED, new Error('lost'), yes)
  await services.connection.check()
  services.live.setConnected(true)
  await vi.advanceTimersByTimeAsync(0)
  expect(services.connection.state).toBe('ok')
  stop()
})

it('keeps what a call has changed while the envelope was loaded', async () => {
  const { services, server, stop } = withoutSocket()
  const store = services.get(PlayerStore)
  server.on(INFO, () => {
    store.update({ level: 12 })
    return info({ player: player({ level: 9 }) })
  })
  await store.refreshInfo()
  expect(store.player?.level).toBe(12)
  stop()
})
