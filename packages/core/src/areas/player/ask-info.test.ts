import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { refusal } from '../../../testing/fake-server.ts'
import { info } from '../../../testing/fixtures.ts'
import { testGame } from '../../../testing/services.ts'
import { ArrivalStore } from '../platform/index.ts'
import { askInfo } from './ask-info.ts'
import { PlayerStore } from './store.ts'

const INFO = 'GET /api/player/info/current'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

function setup() {
  const game = testGame()
  const abort = new AbortController()
  return { ...game, stop: () => abort.abort(), asked: askInfo(game.services, abort.signal), game: () => game.services.get(PlayerStore) }
}
const pass = async (ms: number) => {
  await vi.advanceTimersByTimeAsync(ms)
  for (let i = 0; i < 20; i++) await new Promise((resolve) => setImmediate(resolve))
}

it('loads the envelope, and the start continues', async () => {
  const { server, services, asked, game } = setup()
  server.on(INFO, info({ version: 7 }))
  await asked
  expect([game().info?.version, services.load.pct, server.times(INFO)]).toEqual([7, 20, 1])
  expect(server.last(INFO)?.url.searchParams.get('init')).toBe('true')
})

it('retries three times before it shows that the connection is lost', async () => {
  const { server, services, asked, game } = setup()
  server.on(INFO, new Error('lost'))
  const states: string[] = []
  for (let i = 0; i < 4; i++) {
    await pass(700 * i)
    states.push(services.connection.state)
  }
  expect([server.times(INFO), states.at(-1)]).toEqual([4, 'lost'])
  server.on(INFO, info())
  server.on('GET /api/connection/isConnectionExists', { connected: true, serverTimeMs: 0 })
  await pass(20_000)
  await asked
  expect(game().info).not.toBeNull()
})

it('treats a player whose session has expired as a guest, and shows a message', async () => {
  const { server, services, session, asked } = setup()
  session.begin('an old session')
  server.on(INFO, refusal('SESSION_EXPIRED', 401), info())
  await pass(0)
  await pass(700)
  await asked
  expect([session.token, services.get(ArrivalStore).arrival]).toEqual([null, { refusal: 'SESSION_EXPIRED' }])
})

it('ends with the game', async () => {
  const { server, asked, stop } = setup()
  server.on(INFO, new Error('lost'))
  const ended = expect(asked).rejects.toThrow()
  await pass(0)
  stop()
  await pass(10_000)
  await ended
  expect(server.times(INFO)).toBe(1)
})
