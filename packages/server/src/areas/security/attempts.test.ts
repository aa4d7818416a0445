import type { Call, InputOf } from '@skystair/contract'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PASSWORD, registered, type TestClient, testClient } from '../../../testing/client.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { memoryCounter } from '../../counter.ts'
import { openSqlite } from '../../storage/sqlite.ts'

const config = { rateFactor: 1 }
let nodes: [TestApp, TestApp]
let ann: TestClient
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const [db, counter] = [openSqlite(':memory:'), memoryCounter()]
  nodes = [await testApp({ db, config, deps: { counter } }), await testApp({ db, config, deps: { counter }, seed: 'another' })]
  ann = await registered(nodes[0].app, 'Ann')
})
afterEach(async () => {
  vi.useRealTimers()
  for (const { close } of nodes) await close()
  await nodes[0].db.close()
})

/** Signs in from an address, on one node and then on the other. */
async function signIn(address: number, body: Partial<InputOf<'POST /api/security/login'>['body']> = {}) {
  const { statusCode, headers, ...response } = await nodes[address % 2]!.app.inject({
    method: 'POST',
    url: '/api/security/login',
    remoteAddress: `192.0.2.${address}`,
    payload: { name: 'Ann', password: PASSWORD, lang: 'EN', ...body },
  })
  const { code, session } = response.json() as { code?: string; session?: string }
  return { statusCode, code, session, retryAfter: headers['retry-after'] }
}
const guess = (address: number, name = 'Ann') => signIn(address, { name, password: `guess ${address}` })
const told = async () => (await ann.call('GET /api/player/notif/list')).reply.map(({ kind }) => kind)

/** Guesses from forty addresses. Returns how many guesses were compared, and checks that the others were refused. */
async function guessed(name = 'Ann'): Promise<number> {
  const answers = await Promise.all(Array.from({ length: 40 }, (_, n) => guess(n, name)))
  const refused = answers.filter(({ code }) => code !== 'LOGIN_FAILED')
  for (const answer of refused) expect(answer).toMatchObject({ statusCode: 429, code: 'RATE_LIMITED', retryAfter: '1800' })
  return 40 - refused.length
}

describe('whoever guesses the password of an account from forty addresses', () => {
  it('has ten attempts in half an hour on all nodes together, and the player is told once', async () => {
    expect(await guessed()).toBe(10)
    expect(await signIn(50)).toMatchObject({ statusCode: 429, code: 'RATE_LIMITED' })
    expect(await told()).toEqual(['passwordGuessed'])
    expect(await guessed()).toBe(0)
    expect(await told()).toEqual(['passwordGuessed'])
  })

  it('does not keep out the player’s own device, which has ten attempts of its own', async () => {
    const { session: device } = ann
    await ann.call('POST /api/security/logout')
    await guessed()
    const stranger = await registered(nodes[0].app, 'Stranger')
    expect(await signIn(50, { device: stranger.session! })).toMatchObject({ code: 'RATE_LIMITED' })
    expect(await signIn(51, { device: device! })).toMatchObject({ statusCode: 200 })
    for (let n = 0; n < 10; n++) expect((await signIn(n + 60, { device: device!, password: 'wrong' })).code).toBe('LOGIN_FAILED')
    expect(await signIn(80, { device: device! })).toMatchObject({ code: 'RATE_LIMITED' })
  })

  it('learns no more about a name that nobody has', async () => {
    expect([await guessed('Nobody'), await guessed('nobody@home.example')]).toEqual([10, 10])
  })

  it('does not keep other players out', async () => {
    await registered(nodes[0].app, 'Bob')
    await guessed()
    expect((await signIn(50, { name: 'Bob' })).statusCode).toBe(200)
  })
})

it('the right password ends the count', async () => {
  for (let round = 0; round < 3; round++) {
    for (let n = 0; n < 9; n++) expect((await guess(round * 10 + n)).code).toBe('LOGIN_FAILED')
    expect((await signIn(round * 10 + 9)).statusCode).toBe(200)
  }
  expect(await told()).toEqual([])
})

describe('whoever holds a session', () => {
  const guesses: { readonly [K in Call]?: (password: string) => Partial<InputOf<K>> } = {
    'POST /api/security/delete': (password) => ({ body: { confirm: 'DELETE', password } }),
    'POST /api/security/mailOrPhone/set': (password) => ({ body: { mailOrPhone: 'ann@home.example', password } }),
    'POST /api/security/password/set': (passwordCurrent) => ({ body: { passwordCurrent, passwordNew: 'another long password' } }),
  }

  it('has ten attempts at the password by all calls that ask for it', async () => {
    const calls = Object.entries(guesses) as [Call, (password: string) => never][]
    const codes: string[] = []
    for (let n = 0; n < 12; n++) {
      const [call, input] = calls[n % 3]!
      // Each address has twenty calls of this kind, too.
      codes.push((await testClient(nodes[n % 2]!.app, ann.session).call(call, input('wrong'))).error.code)
    }
    expect(codes).toEqual([...Array(10).fill('PASSWORD_WRONG'), 'RATE_LIMITED', 'RATE_LIMITED'])
    expect(await told()).toEqual(['passwordGuessed'])
  })

  it('can still change the password while strangers guess it', async () => {
    await guessed()
    const { status } = await ann.call('POST /api/security/password/set', guesses['POST /api/security/password/set']!(PASSWORD))
    expect(status).toBe(200)
  })
})
