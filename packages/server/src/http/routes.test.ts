import { contract, ErrorCode } from '@skystair/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { guest, PASSWORD, registered, testClient } from '../../testing/client.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await testApp()
})
afterAll(() => server.close())

describe('a request', () => {
  it('may be sent as a form; URLs and forms have their texts converted to numbers', async () => {
    const client = await guest(server.app)
    const form = await server.app.inject({
      method: 'POST',
      url: '/api/security/login',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'name=Nobody&password=x&lang=EN',
    })
    expect(form.json().code).toBe('LOGIN_FAILED')
    const step = await server.app.inject({
      method: 'POST',
      url: `/api/player/v3/coordinate/set?session=${client.session}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'coordinate=100&contextId=main',
    })
    expect([step.statusCode, step.json().coordinate]).toEqual([200, 100])
    expect((await client.call('GET /api/load/log/half', { query: { available: 512, used: 100 } })).reply).toEqual({ logged: true })
  })

  it.each([
    ['a missing field', '{"name":"x","password":"y"}', 'BAD_INPUT', '/lang'],
    ['a wrong value', '{"name":"x","password":"y","lang":"FR"}', 'BAD_INPUT', '/lang'],
    ['malformed JSON', '{', 'BAD_INPUT', undefined],
    ['a polluted prototype', '{"__proto__":{"a":1},"name":"x","password":"y","lang":"EN"}', 'BAD_INPUT', undefined],
    ['more than 64 KB', `{"name":"${'x'.repeat(70_000)}"}`, 'BODY_TOO_LARGE', undefined],
  ])('is rejected for %s', async (_, payload, code, field) => {
    const response = await server.app.inject({
      method: 'POST',
      url: '/api/security/login',
      headers: { 'content-type': 'application/json' },
      payload,
    })
    expect(response.json()).toMatchObject({ code, ...(field ? { field } : {}) })
    expect(response.statusCode).toBe(ErrorCode[code as ErrorCode])
  })

  it('is rejected for an unsupported content type', async () => {
    const response = await server.app.inject({
      method: 'POST',
      url: '/api/security/login',
      headers: { 'content-type': 'application/xml' },
      payload: '<a/>',
    })
    expect([response.statusCode, response.json().code]).toEqual([400, 'BAD_INPUT'])
  })

  it('gets the field of an error in its query', async () => {
    const response = await server.app.inject({ url: '/api/load/log/half?available=much' })
    expect(response.json()).toMatchObject({ code: 'BAD_INPUT', field: '/querystring/available' })
  })

  it('may name version 2 or 3 of the load log, and is stored as the same step', async () => {
    const own = await testApp()
    for (const path of ['load/log/half', 'load/v2/log/half', 'load/v3/log/half', 'load/log/v2/half', 'load/log/v3/half'])
      expect((await own.app.inject({ url: `/api/${path}?available=512&h_session=page` })).json()).toEqual({ logged: true })
    expect(await own.db.tx((tx) => tx.all("select id from load_log where step = 'half' and available = 512"))).toHaveLength(5)
    expect((await own.app.inject({ url: '/api/load/v4/log/half' })).statusCode).toBe(404)
    await own.close()
  })

  it('gets NOT_FOUND where there is no such call', async () => {
    const response = await server.app.inject({ url: '/api/no/such/call' })
    expect([response.statusCode, response.json().code]).toEqual([404, 'NOT_FOUND'])
  })

  it('with the method HEAD runs no call', async () => {
    const { statusCode } = await server.app.inject({ method: 'HEAD', url: '/api/news/get/last' })
    expect(statusCode).toBe(404)
  })
})

describe('a reply', () => {
  it('is JSON also where it is null', async () => {
    const own = await testApp()
    const client = await guest(own.app)
    const replies = [await client.call('GET /api/news/get/last'), await client.call('GET /api/place/special/get')]
    for (const { status, headers, reply } of replies) {
      expect([status, headers['content-type']]).toEqual([200, 'application/json; charset=utf-8'])
      expect(reply).toBeDefined()
    }
    await own.close()
  })

  it('contains no field that its schema does not declare', async () => {
    const client = await registered(server.app, 'Nothing secret')
    const { reply } = await client.call('GET /api/player/current')
    expect(Object.keys(reply)).not.toContain('password_hash')
    expect(Object.keys(reply).sort()).toEqual(Object.keys(contract.player['GET /api/player/current'].reply.properties).sort())
  })
})

describe('a repeated request', () => {
  const key = { 'idempotency-key': 'key-of-this-one-request' }

  it('gets the first reply, session included, and is carried out once', async () => {
    const own = await testApp()
    const client = testClient(own.app)
    const body = { characterAndCompanion: 'MAN_1', lang: 'EN', frontVersion: 445 } as const
    const first = await client.call('POST /api/security/registerTrial', { body }, key)
    client.session = null
    const second = await client.call('POST /api/security/registerTrial', { body }, key)
    expect(second.reply).toEqual(first.reply)
    expect(second.headers.session).toBe(first.headers.session)
    expect(await own.db.tx((tx) => tx.all('select id from player'))).toHaveLength(1)
    // The session can be read only with the key.
    expect(JSON.stringify(await own.db.tx((tx) => tx.all('select * from idempotency')))).not.toContain(first.reply.session)
    await own.close()
  })

  it('gets the first reply although its session was replaced', async () => {
    const client = await guest(server.app)
    const before = client.session
    const body = { name: 'Repeated', password: PASSWORD }
    const first = await client.call('POST /api/security/register', { body }, key)
    client.session = before
    const second = await client.call('POST /api/security/register', { body }, key)
    expect([second.status, second.reply]).toEqual([200, first.reply])
  })

  it('is carried out once when both requests arrive at the same time', async () => {
    const client = await guest(server.app)
    const twice = await Promise.all(
      [1, 2].map(() => client.call('POST /api/security/register', { body: { name: 'Concurrent', password: PASSWORD } }, key)),
    )
    expect(twice.map(({ status }) => status)).toEqual([200, 200])
    expect(twice[0]!.reply.session).toBe(twice[1]!.reply.session)
  })

  it('gets STATE_CHANGED when its input differs', async () => {
    const client = await registered(server.app, 'Changing')
    const other = { 'idempotency-key': 'key-of-another-request' }
    await client.call('POST /api/security/name/set', { body: { name: 'Changed' } }, other)
    const { status, error } = await client.call('POST /api/security/name/set', { body: { name: 'Else' } }, other)
    expect([status, error.code]).toEqual([409, 'STATE_CHANGED'])
  })

  it('is carried out again after a day, and when it failed', async () => {
    const client = await registered(server.app, 'Refused')
    const one = { 'idempotency-key': 'key-that-was-refused' }
    expect((await client.call('POST /api/security/name/set', { body: { name: '' } }, one)).error.code).toBe('NAME_EMPTY')
    expect((await client.call('POST /api/security/name/set', { body: { name: 'Allowed' } }, one)).status).toBe(200)
    server.clock.pass(86_400_001)
    expect((await client.call('POST /api/security/name/set', { body: { name: 'Allowed' } }, one)).error.code).toBe('NAME_UNCHANGED')
  })

  it('that changes nothing is not stored: it reads again', async () => {
    const client = await registered(server.app, 'Reading')
    const stored = () => server.db.tx((tx) => tx.all('select key from idempotency'))
    const before = await stored()
    const one = { 'idempotency-key': 'key-of-a-request-that-reads' }
    const read = async () => (await client.call('GET /api/player/current', {}, one)).reply.coordinate
    expect(await read()).toBe(0)
    await client.call('POST /api/player/v3/coordinate/set', { body: { coordinate: 100, contextId: 'main' } })
    expect([await read(), await stored()]).toEqual([100, before])
  })

  it('needs a key that cannot be guessed', async () => {
    const { error } = await testClient(server.app).call('GET /api/security/isPlayerExist', {}, { 'idempotency-key': 'short' })
    expect(error).toMatchObject({ code: 'BAD_INPUT', field: '/headers/idempotency-key' })
  })
})
