import { type Identity, PlatformError } from '@skystair/platform'
import { expect, it, vi } from 'vitest'
import { player } from '../../../testing/fixtures.ts'
import { settled, testGame } from '../../../testing/services.ts'
import { identify } from './identify.ts'

const CALL = 'POST /api/integration/ya/authenticate'
const exchange: Identity['exchange'] = { call: CALL, body: { proof: { signature: 's' } } }

/** A start in a browser that stores nothing, on a platform that stores strings. */
async function start(cloud: Map<string, string>, { stores = true, lasts = false, identity = {} as Partial<Identity> } = {}) {
  const game = testGame()
  const { platform, server, services } = game
  server.on(CALL, { session: 'proven', expiresAt: 1, player: player() }).on('POST /api/log/add', { logged: true })
  Object.assign(platform.capabilities, { canStore: stores })
  Object.assign(platform.storage, { lasts: () => lasts })
  const get = vi.fn(async (key: string) => cloud.get(key) ?? null)
  Object.assign(platform.cloud, { get, set: async (key: string, value: string) => void cloud.set(key, value) })
  platform.auth.authenticate = async () => ({ headers: { id: '7' }, query: {}, known: false, ...identity })
  await identify(services)
  return { ...game, get }
}

it('continues a guest’s session after a reload, and forgets it with the end of the session', async () => {
  const cloud = new Map<string, string>()
  const first = await start(cloud)
  first.session.begin('guest')
  await settled()
  expect([...cloud]).toEqual([['test_session', 'guest']])
  const second = await start(cloud)
  expect(second.session.token).toBe('guest')
  second.session.clear()
  await settled()
  expect((await start(cloud)).session.token).toBeNull()
})

it('stores nothing on the platform if the browser stores it, or for a player whose identity is proven', async () => {
  for (const options of [{ lasts: true }, { stores: false }, { identity: { known: true, exchange } }]) {
    const cloud = new Map([['test_session', 'old']])
    const { session, get } = await start(cloud, options)
    if (!options.identity) session.begin('new')
    await settled()
    expect([get.mock.calls, [...cloud]]).toEqual([[], [['test_session', 'old']]])
  }
})

it('does not ask a platform that has failed to identify the player', async () => {
  const { platform, server, services } = testGame()
  server.on('POST /api/log/add', { logged: true })
  Object.assign(platform.capabilities, { canStore: true })
  Object.assign(platform.storage, { lasts: () => false })
  platform.cloud.get = vi.fn()
  platform.auth.authenticate = () => Promise.reject(new PlatformError('SDK_UNAVAILABLE'))
  await identify(services)
  expect(platform.cloud.get).not.toHaveBeenCalled()
})

it('starts without the session if the platform does not respond in time', async () => {
  vi.useFakeTimers()
  try {
    const { platform, services, session } = testGame()
    Object.assign(platform.capabilities, { canStore: true })
    Object.assign(platform.storage, { lasts: () => false })
    Object.assign(platform.cloud, { get: () => new Promise(() => {}) })
    const started = identify(services)
    await vi.advanceTimersByTimeAsync(2_000)
    await started
    expect(session.token).toBeNull()
  } finally {
    vi.useRealTimers()
  }
})
