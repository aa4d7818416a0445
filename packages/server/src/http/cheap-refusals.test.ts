// A refused request must cost less than it costs to send: what can be refused without the database is refused without it.
import { randomBytes } from 'node:crypto'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { guest, type TestClient } from '../../testing/client.ts'
import { dump } from '../../testing/contract-cases/dump.ts'
import { countedDb } from '../../testing/counted-db.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'

let server: TestApp
let client: TestClient
let ended: TestClient
const { db, count } = countedDb()
beforeAll(async () => {
  server = await testApp({ db })
  client = await guest(server.app)
  ended = await guest(server.app)
  await ended.call('POST /api/security/logout')
  await ended.call('GET /api/player/current')
})
afterAll(async () => {
  await server.close()
  await server.db.close()
})

const MARKER = '/api/marker/add'
const json = (payload: string, session: string | null = client.session): InjectOptions => ({
  method: 'POST',
  url: `${MARKER}?session=${session}`,
  headers: { 'content-type': 'application/json' },
  payload,
})
const marker = '{"marker":"a"}'

/** Sends a request. Returns the code of its refusal and how many transactions it cost. */
async function cost(sent: InjectOptions): Promise<[string, number]> {
  const rows = await dump(server.db)
  const before = count()
  const { code } = (await server.app.inject(sent)).json() as { code: string }
  const spent = count() - before
  expect(await dump(server.db)).toEqual(rows)
  return [code, spent]
}

it.each<[string, string, () => InjectOptions]>([
  ['without a session', 'SESSION_MISSING', () => ({ ...json(marker), url: MARKER })],
  ['with a token of another form', 'SESSION_EXPIRED', () => json(marker, 'invented')],
  ['with a session that this node has seen ended', 'SESSION_EXPIRED', () => json(marker, ended.session)],
  ['with too large a body', 'BODY_TOO_LARGE', () => json(`{"marker":"${'x'.repeat(70_000)}"}`)],
  ['with too deep a body', 'BODY_TOO_DEEP', () => json('['.repeat(100) + ']'.repeat(100))],
  ['with a body that is no JSON', 'BAD_INPUT', () => json('{')],
  ['with a value of a wrong type', 'BAD_INPUT', () => json('{"marker":7}')],
  ['with an array for a text', 'BAD_INPUT', () => json('{"marker":["a"]}')],
  ['without a field', 'BAD_INPUT', () => json('{}')],
  ['with a zero byte', 'BAD_INPUT', () => json('{"marker":"a\\u0000"}')],
  [
    'with a short idempotency key',
    'BAD_INPUT',
    () => ({ ...json(marker), headers: { 'idempotency-key': 'a', 'content-type': 'application/json' } }),
  ],
  ['with a body of another kind', 'BAD_INPUT', () => ({ ...json(marker), headers: { 'content-type': 'text/xml' } })],
  ['from a page of another site', 'ORIGIN_FORBIDDEN', () => ({ ...json(marker), headers: { origin: 'https://elsewhere.example' } })],
  ['to a call that does not exist', 'NOT_FOUND', () => ({ method: 'POST', url: '/api/nowhere', payload: {} })],
])('a request %s is refused with %s without a transaction and without a row', async (_, code, sent) => {
  expect(await cost(sent())).toEqual([code, 0])
})

it('an invented token of the right form costs one transaction, and none when it is sent again', async () => {
  const invented = randomBytes(32).toString('base64url')
  expect(await cost(json(marker, invented))).toEqual(['SESSION_EXPIRED', 1])
  expect(await cost(json(marker, invented))).toEqual(['SESSION_EXPIRED', 0])
})
