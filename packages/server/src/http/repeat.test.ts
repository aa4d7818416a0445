// Who may receive a stored reply.
import type { Call, InputOf } from '@skystair/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { guest, PASSWORD, registered, type TestClient, testClient } from '../../testing/client.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { hashToken } from '../session/session.ts'

const MAIL = 'cat@home.example'
const key = { 'idempotency-key': 'key-of-this-one-request' }

let server: TestApp
beforeEach(async () => {
  server = await testApp()
})
afterEach(() => server.close())

/** Makes a call with the key, and repeats it with the session of the first attempt. */
async function twice<K extends Call>(client: TestClient, name: K, input: Partial<InputOf<K>>, between = async () => {}) {
  const session = client.session
  const first = await client.call(name, input, key)
  expect(first.status).toBe(200)
  await between()
  const again = testClient(server.app, session)
  return { first, second: await again.call(name, input, key), again }
}
const logout = (client: TestClient) => client.call('POST /api/security/logout')

describe('an ended session', () => {
  const ends: [string, (client: TestClient) => Promise<unknown>][] = [
    ['it was signed out', logout],
    [
      'it expired',
      ({ session }) =>
        server.db.tx((tx) => tx.run('update session set expires_at = ? where token_hash = ?', [server.clock(), hashToken(session!)])),
    ],
    [
      'the password was changed on another device',
      async () => {
        const otherDevice = testClient(server.app)
        await otherDevice.call('POST /api/security/login', { body: { name: 'Wanderer', password: PASSWORD, lang: 'EN' } })
        const body = { passwordCurrent: PASSWORD, passwordNew: `${PASSWORD} changed` }
        expect((await otherDevice.call('POST /api/security/password/set', { body })).status).toBe(200)
      },
    ],
  ]
  it.each(ends)('gets no stored reply: %s', async (_, end) => {
    const client = await registered(server.app, 'Wanderer')
    const { second } = await twice(client, 'POST /api/security/mailOrPhone/set', { body: { mailOrPhone: MAIL, password: PASSWORD } }, () =>
      end(client).then(() => {}),
    )
    expect([second.status, second.error.code]).toEqual([401, 'SESSION_EXPIRED'])
    expect(JSON.stringify(second.error)).not.toContain(MAIL)
  })

  it('gets a new reply from a call that needs no session, and the same one at the next repetition', async () => {
    const client = await guest(server.app)
    const { first, second, again } = await twice(client, 'GET /api/security/isPlayerExist', {}, () => logout(client).then(() => {}))
    expect([first.reply.exists, second.reply.exists]).toEqual([true, false])
    expect((await again.call('GET /api/security/isPlayerExist', {}, key)).reply.exists).toBe(false)
  })
})

describe('a call that ends its own session', () => {
  it('sends its first reply again: signing out', async () => {
    const { first, second, again } = await twice(await guest(server.app), 'POST /api/security/logout', {})
    expect([second.status, second.reply]).toEqual([200, first.reply])
    expect((await again.call('POST /api/security/logout')).error.code).toBe('SESSION_EXPIRED')
  })

  const replacing: [Call, () => Promise<TestClient>, object][] = [
    ['POST /api/security/register', () => guest(server.app), { name: 'Newcomer', password: PASSWORD }],
    [
      'POST /api/security/password/set',
      () => registered(server.app, 'Careful'),
      { passwordCurrent: PASSWORD, passwordNew: `${PASSWORD} changed` },
    ],
    [
      'POST /api/security/login',
      async () => {
        await registered(server.app, 'Known')
        return guest(server.app)
      },
      { name: 'Known', password: PASSWORD, lang: 'EN' },
    ],
    ['POST /api/security/registerTrial', () => guest(server.app), { characterAndCompanion: 'MAN_2', lang: 'EN', frontVersion: 445 }],
  ]
  it.each(replacing)('sends its first reply again until the session that it opened ends: %s', async (name, begin, body) => {
    const { first, second, again } = await twice(await begin(), name, { body } as object)
    expect([second.status, second.reply]).toEqual([200, first.reply])
    expect(again.session).toBe((first.reply as { session: string }).session)
    expect((await again.call('GET /api/player/current')).status).toBe(200)
  })

  it.each(replacing.slice(0, 2))('sends no stored reply once the session that it opened has ended too: %s', async (name, begin, body) => {
    const client = await begin()
    const { second } = await twice(client, name, { body } as object, () => logout(client).then(() => {}))
    expect([second.status, second.error.code]).toEqual([401, 'SESSION_EXPIRED'])
  })

  it('signs in again, with the password, once the session that it opened has ended too', async () => {
    const known = await registered(server.app, 'Known')
    const client = testClient(server.app)
    const body = { name: 'Known', password: PASSWORD, lang: 'EN' } as const
    const { first, second, again } = await twice(client, 'POST /api/security/login', { body }, () => logout(client).then(() => {}))
    expect(second.status).toBe(200)
    expect(second.reply.session).not.toBe(first.reply.session)
    expect((await again.call('GET /api/player/current')).status).toBe(200)
    expect((await testClient(server.app).call('POST /api/security/login', { body }, key)).reply).toEqual(second.reply)
    await known.call('POST /api/security/password/set', { body: { passwordCurrent: PASSWORD, passwordNew: `${PASSWORD} changed` } })
    const late = await testClient(server.app).call('POST /api/security/login', { body }, key)
    expect([late.status, late.error.code]).toEqual([401, 'LOGIN_FAILED'])
  })

  it('is carried out once when both requests arrive at the same time', async () => {
    await registered(server.app, 'Known')
    const { session } = await guest(server.app)
    const body = { name: 'Known', password: PASSWORD, lang: 'EN' } as const
    const replies = await Promise.all([1, 2].map(() => testClient(server.app, session).call('POST /api/security/login', { body }, key)))
    expect(replies.map(({ status }) => status)).toEqual([200, 200])
    expect(replies[0]!.reply).toEqual(replies[1]!.reply)
  })
})

it('a reply that belongs to no session is sent again to anyone with its key', async () => {
  const { second } = await twice(testClient(server.app), 'POST /api/log/add', { body: { message: 'texture null' } })
  expect(second.reply).toEqual({ logged: true })
  expect(await server.db.tx((tx) => tx.all('select id from client_log'))).toHaveLength(1)
})
