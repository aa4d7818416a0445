import { rates } from '@skystair/contract'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { guest, testClient } from '../../testing/client.ts'
import { countedDb } from '../../testing/counted-db.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { network } from './rate.ts'

let server: TestApp
let counted: ReturnType<typeof countedDb>
beforeEach(async () => {
  // Windows end by the real clock.
  vi.useFakeTimers({ toFake: ['Date'] })
  counted = countedDb()
  server = await testApp({ db: counted.db, config: { rateFactor: 1 } })
})
afterEach(async () => {
  vi.useRealTimers()
  await server.close()
  await server.db.close()
})

const ask = (session: string | null, remoteAddress = '192.0.2.1', app = server.app) =>
  app.inject({ url: `/api/security/isPlayerExist${session === null ? '' : `?session=${session}`}`, remoteAddress })
/** Asks as often as an address may in a minute. */
const useUp = async (remoteAddress = '192.0.2.1') => {
  for (let n = 0; n < rates.read.max; n++) expect((await ask(`invented ${n}`, remoteAddress)).statusCode).toBe(200)
}

it('counts unknown sessions and requests without a session together, by their address', async () => {
  await useUp()
  for (const session of ['another invented one', null]) {
    const limited = await ask(session)
    expect([limited.statusCode, limited.json().code, limited.headers['retry-after']]).toEqual([429, 'RATE_LIMITED', '60'])
  }
  expect((await ask(null, '192.0.2.2')).statusCode).toBe(200)
})

it('rejects a call over the limit without a transaction', async () => {
  await useUp()
  const counts = counted.count()
  for (let n = 0; n < 50; n++) expect((await ask(`another ${n}`)).statusCode).toBe(429)
  expect(counted.count()).toBe(counts)
})

it('counts what guests could fill the disk with by address, whatever their sessions', async () => {
  const guests = [await guest(server.app), await guest(server.app)]
  const codes = async (n: number, url: string, payload?: object) => {
    const session = guests[n % 2]!.session!
    const options = { url: `${url}?session=${session}`, remoteAddress: `2001:db8::${n}` }
    return (await server.app.inject(payload ? { ...options, method: 'POST', payload } : options)).statusCode
  }
  const reports = async (times: number) => {
    const all: number[] = []
    for (let n = 0; n < times; n++) all.push(await codes(n, '/api/log/add', { message: 'texture null' }))
    return all
  }
  expect(await reports(302)).toEqual([...Array(300).fill(200), 429, 429])
  const steps: number[] = []
  for (let n = 0; n < 302; n++) steps.push(await codes(n, '/api/load/log/active'))
  expect(steps).toEqual([...Array(300).fill(200), 429, 429])
})

it('counts a session separately, whatever the addresses of its requests', async () => {
  const { session } = await guest(server.app)
  await useUp()
  for (let n = 0; n < rates.read.max; n++) expect((await ask(session, `192.0.2.${n % 3}`)).statusCode).toBe(200)
  expect((await ask(session, '192.0.2.4')).statusCode).toBe(429)
})

it('counts a session separately after its first request to a node', async () => {
  const { session } = await guest(server.app)
  const other = await testApp({ db: server.db, config: { rateFactor: 1 } })
  expect((await ask(session, '192.0.2.1', other.app)).statusCode).toBe(200)
  for (let n = 1; n < rates.read.max; n++) expect((await ask(null, '192.0.2.1', other.app)).statusCode).toBe(200)
  expect((await ask(null, '192.0.2.1', other.app)).statusCode).toBe(429)
  expect((await ask(session, '192.0.2.1', other.app)).statusCode).toBe(200)
  await other.close()
})

it('counts an ended session by its address', async () => {
  const client = await guest(server.app)
  await client.call('POST /api/security/logout')
  expect((await testClient(server.app, client.session).call('GET /api/player/current')).status).toBe(401)
  await useUp()
  expect((await ask(client.session)).statusCode).toBe(429)
})

it('counts by the address that the trusted proxies report, not by one that the client claims', async () => {
  const askAs = (app: TestApp['app'], forwarded: string) =>
    app.inject({ url: '/api/security/isPlayerExist', headers: { 'x-forwarded-for': forwarded } })
  const own = [0, 1, 2].map((trustProxy) => testApp({ config: { rateFactor: 1, trustProxy } }))
  for (const [hops, counted] of [
    [0, '192.0.2.1, 192.0.2.2, 192.0.2.3'],
    [1, '192.0.2.9, 192.0.2.2'],
    [2, '192.0.2.9, 192.0.2.2, 192.0.2.3'],
  ] as const) {
    const { app } = await own[hops]!
    for (let n = 0; n < rates.read.max; n++) await askAs(app, counted.replace('192.0.2.9', `198.51.${n >> 8}.${n & 255}`))
    expect((await askAs(app, counted)).statusCode).toBe(429)
    expect((await askAs(app, counted.replace('192.0.2.2', '192.0.2.7'))).statusCode).toBe(hops === 0 ? 429 : 200)
  }
  for (const server of own) await (await server).close()
})

it('counts IPv6 addresses by their network', async () => {
  await useUp('2001:db8:0:1::1')
  expect((await ask(null, '2001:db8:0:1:ffff::2')).statusCode).toBe(429)
  expect((await ask(null, '2001:db8:0:2::1')).statusCode).toBe(200)
})

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:DB8:0:0:1:2:3:4', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['no address', 'unknown'],
])('counts %s as %s', (ip, counted) => expect(network(ip)).toBe(counted))
