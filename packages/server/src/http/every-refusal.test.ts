// Errors that every call throws in the same way; the contract declares them too.
import { type Call, type CallName, type CallSpec, contract, ErrorCode, refusals } from '@skystair/contract'
import { afterEach, expect, it } from 'vitest'
import { guest, registered } from '../../testing/client.ts'
import { freshName } from '../../testing/contract-cases/fixture.ts'
import { sampleOf } from '../../testing/sample.ts'
import { type TestApp, type TestOptions, testApp } from '../../testing/test-app.ts'
import { DatabaseUnavailable } from '../storage/db.ts'
import { openSqlite } from '../storage/sqlite.ts'
import { MAX_DEPTH } from './input.ts'

const all = Object.values(contract).flatMap((area) => Object.entries(area) as [Call, CallSpec][])

const FIRST = 'POST /api/player/updateSoundMute'

let server: TestApp
afterEach(() => server.close())

/** Makes every call that declares this error, and expects it from each. */
async function allRefuse(code: ErrorCode, change: { headers?: Record<string, string>; body?: object } = {}) {
  const client = await registered(server.app, freshName())
  // The same key may not be used for a different request.
  await client.call(FIRST, {}, change.headers)
  return async () => {
    const others: string[] = []
    const promising = all.filter(([name, spec]) => name !== FIRST && refusals(name as CallName, spec).includes(code))
    for (const [name, spec] of promising) {
      const input = { ...sampleOf(spec), ...(change.body ? { body: change.body } : {}) }
      const { status, error } = await client.call(name, input, change.headers)
      if (status !== ErrorCode[code] || error.code !== code) others.push(`${name}: ${status} ${error?.code}`)
    }
    expect(others).toEqual([])
    expect(promising.length).toBeGreaterThan(50)
  }
}

async function open(options: TestOptions = {}) {
  server = await testApp(options)
}

it('every call rejects requests of pages of other origins', async () => {
  await open()
  await (await allRefuse('ORIGIN_FORBIDDEN', { headers: { origin: 'https://stranger.example' } }))()
})

it('every call with a body rejects one that is too large', async () => {
  await open()
  await (await allRefuse('BODY_TOO_LARGE', { body: { padding: 'x'.repeat(70_000) } }))()
})

it('every POST rejects JSON that is nested too deeply, and accepts the greatest allowed depth', async () => {
  await open()
  let client = await registered(server.app, freshName())
  const lists = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)
  const objects = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`
  const posts = all.filter(([name]) => name.startsWith('POST'))
  const headers = { 'content-type': 'application/json' }
  for (const [name] of posts) {
    // Some of the calls end their session.
    if (!(await client.call('GET /api/security/isPlayerExist')).reply.exists) client = await guest(server.app)
    const url = `${name.slice('POST '.length).replace(/\{\w+\}/g, '1')}?session=${client.session}`
    const post = (payload: string) => server.app.inject({ method: 'POST', url, headers, payload })
    for (const payload of [lists(30_000), objects(10_000), `{"deep":${lists(MAX_DEPTH)}}`]) {
      const response = await post(payload)
      expect([name, response.statusCode, response.json().code]).toEqual([name, 400, 'BODY_TOO_DEEP'])
    }
    // Some calls reply null.
    expect((await post(`{"deep":${lists(MAX_DEPTH - 1)}}`)).json()?.code).not.toBe('BODY_TOO_DEEP')
  }
  expect(posts.length).toBeGreaterThan(50)
})

it('every built call rejects a malformed idempotency key', async () => {
  await open()
  await (await allRefuse('BAD_INPUT', { headers: { 'idempotency-key': 'short' } }))()
})

it('every call that changes something refuses a key that was used for another request', async () => {
  await open()
  await (await allRefuse('STATE_CHANGED', { headers: { 'idempotency-key': 'a key that was used before'.replaceAll(' ', '-') } }))()
})

it('every call is limited in its rate', async () => {
  let most = false
  await open({
    config: { rateFactor: 1 },
    deps: { counter: { count: async () => ({ count: most ? 1_000_000 : 1, left: 1500 }), forget: async () => {}, close: async () => {} } },
  })
  const refuse = await allRefuse('RATE_LIMITED')
  most = true
  await refuse()
})

it('every call throws INTERNAL if the database fails', async () => {
  await open()
  const refuse = await allRefuse('INTERNAL')
  await server.db.tx((tx) => tx.run('alter table session rename to renamed'))
  await refuse()
})

it('every call throws UNAVAILABLE if the database cannot be reached', async () => {
  let away = false
  const db = openSqlite(':memory:')
  const perhaps = <T>(work: () => Promise<T>) => (away ? Promise.reject(new DatabaseUnavailable(new Error('gone'))) : work())
  await open({ db: { ...db, tx: (work) => perhaps(() => db.tx(work)), read: (work) => perhaps(() => db.read(work)) } })
  const refuse = await allRefuse('UNAVAILABLE')
  away = true
  await refuse()
  await db.close()
})

it('every call throws DRAINING while the server closes', async () => {
  await open()
  let end = () => {}
  const asked = new Promise<void>((resolve) => {
    end = resolve
  })
  server.app.addHook('preClose', () => asked)
  const origin = await server.app.listen({ port: 0, host: '127.0.0.1' })
  const closing = server.app.close()
  const others: string[] = []
  for (const [name] of all) {
    const [method, path] = name.split(' ') as [string, string]
    const response = await fetch(origin + path.replace(/\{\w+\}/g, '1'), { method })
    const { code } = (await response.json()) as { code: string }
    if (response.status !== 503 || code !== 'DRAINING') others.push(`${name}: ${response.status} ${code}`)
  }
  end()
  await closing
  expect(others).toEqual([])
})
