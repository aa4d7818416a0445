import type { Identity } from '@skystair/platform'
import { expect, it, vi } from 'vitest'
import { refusal } from '../../../testing/fake-server.ts'
import { player } from '../../../testing/fixtures.ts'
import { testGame } from '../../../testing/services.ts'
import { ArrivalStore } from './arrival.ts'
import { exchange } from './exchange.ts'

const CALL = 'POST /api/integration/ya/authenticate'
const reply = (session: string, more = {}) => ({ session, expiresAt: 1, player: player(), ...more })
const identity = (id: string): Identity => ({
  headers: { ya_unique_id: id },
  query: {},
  known: true,
  exchange: { call: CALL, body: { uniqueIds: [id], proof: { signature: 'secret.signed' } } },
})

function arrive(id = 'anna') {
  const game = testGame()
  game.session.identity = identity(id)
  game.server.on('POST /api/log/add', { logged: true })
  return game
}

it('exchanges the platform’s proof for our session, with the language', async () => {
  const { services, server, session } = arrive()
  server.on(CALL, reply('tok'))
  await exchange(services)
  expect(server.last(CALL)?.body).toEqual({ uniqueIds: ['anna'], proof: { signature: 'secret.signed' }, lang: 'EN' })
  expect([session.token, services.get(ArrivalStore).arrival]).toEqual(['tok', null])
})

it('exchanges only once for the same player of the platform, also after a new start', async () => {
  const { services, server } = arrive()
  server.on(CALL, reply('tok'))
  await exchange(services)
  await exchange(services)
  expect(server.times(CALL)).toBe(1)
})

it('exchanges again for another player, after the session has ended, and for a session of another origin', async () => {
  const { services, server, session } = arrive()
  server.on(CALL, reply('a'), reply('b'), reply('c'), reply('d'))
  await exchange(services)
  session.identity = identity('boris')
  await exchange(services)
  session.clear()
  await exchange(services)
  session.begin('by nickname')
  await exchange(services)
  expect([server.times(CALL), session.token]).toEqual([4, 'd'])
})

it('exchanges at every start where the platform gives no id to compare', async () => {
  const { services, server, session } = arrive()
  session.identity = { ...identity('anna'), headers: {} }
  server.on(CALL, reply('tok'))
  await exchange(services)
  await exchange(services)
  expect(server.times(CALL)).toBe(2)
})

it('leaves a guest with the reason where the server refuses', async () => {
  const { services, server, session } = arrive()
  server.on(CALL, refusal('FORBIDDEN', 403))
  await exchange(services)
  expect([session.token, services.get(ArrivalStore).arrival]).toEqual([null, { refusal: 'FORBIDDEN' }])
})

it('keeps the session of a guest whose proof is refused, but never that of another player', async () => {
  const { services, server, session } = arrive()
  session.begin('guest')
  server.on(CALL, refusal('FORBIDDEN', 403), reply('anna'), refusal('FORBIDDEN', 403))
  await exchange(services)
  expect(session.token).toBe('guest')
  await exchange(services)
  session.identity = identity('boris')
  await exchange(services)
  expect(session.token).toBeNull()
})

it('holds the saves to choose from until the player can be asked', async () => {
  const { services, server } = arrive()
  const saves = [
    { id: 1, name: null, level: 3, stair: 4, lastSeen: 1 },
    { id: 2, name: 'Anna', level: 9, stair: 12, lastSeen: 2 },
  ]
  server.on(CALL, reply('tok', { choice: saves }))
  await exchange(services)
  expect(services.get(ArrivalStore).arrival).toEqual({ saves })
})

it('neither stores the proof nor writes it to a report or a log', async () => {
  const logs = [vi.spyOn(console, 'log'), vi.spyOn(console, 'error'), vi.spyOn(console, 'warn'), vi.spyOn(console, 'debug')]
  const { services, server, kept, page } = arrive()
  server.on(CALL, reply('tok'), refusal('INTERNAL', 500, { message: 'no' }))
  await exchange(services)
  services.session.clear()
  await exchange(services)
  const others = server.seen.filter(({ name }) => name !== CALL).map(({ url, body }) => `${url.href}${JSON.stringify(body)}`)
  const written = JSON.stringify([[...kept], page.errors, others, logs.map((spy) => spy.mock.calls)])
  expect(written).toContain('Exchange own: INTERNAL')
  expect(written).not.toContain('secret.signed')
  vi.restoreAllMocks()
})
