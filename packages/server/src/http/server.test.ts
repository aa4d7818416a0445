import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { guest, PASSWORD, testClient } from '../../testing/client.ts'
import { type TestApp, type TestOptions, testApp } from '../../testing/test-app.ts'
import { drain } from '../ops/drain.ts'
import { openSqlite } from '../storage/sqlite.ts'

const opened: TestApp[] = []
const open = async (options: TestOptions) => {
  const server = await testApp(options)
  opened.push(server)
  return server
}
afterEach(async () => {
  vi.useRealTimers()
  for (const server of opened.splice(0)) await server.close()
})
const check = '/api/connection/isConnectionExists'

describe('the server', () => {
  it('allows requests of its own pages and of listed origins, also to their browsers, and of no others', async () => {
    const { app } = await open({ config: { allowedOrigins: ['https://portal.example', 'https://*.games.example'] } })
    const from = (origin: string) => app.inject({ url: check, headers: { origin, host: 'sky.example' } })
    for (const origin of ['https://portal.example', 'https://a.games.example']) {
      const { statusCode, headers } = await from(origin)
      expect([statusCode, headers['access-control-allow-origin'], headers['access-control-allow-credentials']]).toEqual([
        200,
        origin,
        'true',
      ])
      expect(headers['access-control-expose-headers']).toContain('session')
    }
    expect((await from('https://sky.example')).statusCode).toBe(200)
    for (const origin of ['https://evil.example', 'https://evil.example/.games.example', 'null']) {
      const response = await from(origin)
      expect([response.statusCode, response.json().code]).toEqual([403, 'ORIGIN_FORBIDDEN'])
      expect(response.headers['access-control-allow-origin']).toBeUndefined()
    }
  })

  it('names the pages that may embed the game in a frame', async () => {
    const { app } = await open({ config: { frameAncestors: ["'self'", 'https://portal.example'] } })
    const page = await app.inject({ url: '/docs' })
    expect(page.headers['content-security-policy']).toContain("frame-ancestors 'self' https://portal.example")
    const { headers } = await app.inject({ url: check })
    expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'")
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
    expect(headers['cache-control']).toBe('no-store')
  })

  it('sends clients to where the server has moved', async () => {
    const { app } = await open({ config: { redirectTo: 'https://new.example/' } })
    const response = await app.inject({ url: check })
    expect([response.statusCode, response.json()]).toEqual([307, { message: 'https://new.example/' }])
  })

  it('makes outdated clients reload', async () => {
    const { app } = await open({ config: { minClientVersion: 445 } })
    expect((await app.inject({ url: '/api/player/info/current?frontVersion=444' })).statusCode).toBe(204)
    expect((await app.inject({ url: '/api/player/info/current?frontVersion=445' })).statusCode).not.toBe(204)
    expect((await app.inject({ url: `${check}?frontVersion=444` })).statusCode).toBe(200)
  })

  it('limits the rate of calls, by address where passwords could be guessed', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { app } = await open({ config: { rateFactor: 1 } })
    const login = (token: string) =>
      testClient(app, token).call('POST /api/security/login', { body: { name: token, password: 'b', lang: 'EN' } })
    for (let n = 0; n < 20; n++) expect((await login(`token ${n}`)).status).toBe(401)
    const limited = await login('another token')
    expect([limited.status, limited.error.code, limited.headers['retry-after']]).toEqual([429, 'RATE_LIMITED', '300'])
    vi.setSystemTime(Date.now() + 300_000)
    expect((await login('token')).status).toBe(401)
  })

  it('keeps tokens and passwords out of the log', async () => {
    const lines: string[] = []
    const { app } = await open({
      config: { logLevel: 'trace', logRequests: true },
      deps: { logTo: { write: (line) => void lines.push(line) } },
    })
    const client = await guest(app)
    const first = client.session!
    await client.call('POST /api/security/register', { body: { name: 'Wanderer', password: PASSWORD } })
    await client.call('GET /api/security/isPlayerExist', {}, { authorization: `Bearer ${client.session}` })
    await client.call('POST /api/security/password/set', { body: { passwordCurrent: PASSWORD, passwordNew: ' ' } })
    await app.inject({ url: `/api/no/such/call?session=${client.session}` })
    const log = lines.join('')
    expect(log).toContain('/api/security/register')
    for (const secret of [first, client.session!, PASSWORD]) expect(log).not.toContain(secret)
  })

  it('sends BAD_INPUT for a malformed URL, and does not repeat it', async () => {
    const { app } = await open({})
    const response = await app.inject({ url: '/api/%zz?session=secret' })
    expect([response.statusCode, response.json()]).toEqual([
      400,
      { code: 'BAD_INPUT', message: 'Bad input.', requestId: expect.any(String) },
    ])
  })

  it('reports its health, its readiness and its metrics to operators', async () => {
    const server = await open({ config: { metricsToken: 'figures' } })
    const { app } = server
    await guest(app)
    expect((await app.inject({ url: '/health' })).json()).toEqual({ alive: true })
    expect((await app.inject({ url: '/ready' })).json()).toEqual({ ready: true, storage: true, live: true, draining: false, failing: {} })
    expect((await app.inject({ url: '/metrics' })).statusCode).toBe(403)
    const figures = (await app.inject({ url: '/metrics', headers: { authorization: 'Bearer figures' } })).body
    expect(figures).toContain('skystair_http_seconds_count{call="POST /api/security/registerTrial",status="200"}')
    expect(figures).toContain('skystair_transaction_seconds_count{outcome="committed"}')
  })

  it('is not ready while its database does not respond', async () => {
    const db = openSqlite(':memory:')
    let silent = false
    const { app } = await open({ db: { ...db, tx: (work) => (silent ? new Promise(() => {}) : db.tx(work)) } })
    silent = true
    const ready = await app.inject({ url: '/ready' })
    expect([ready.statusCode, ready.json()]).toEqual([
      503,
      { ready: false, storage: false, live: true, draining: false, failing: { database: 'no response' } },
    ])
    await db.close()
  })

  it('is not ready with a full disk, and replies to calls that they can be repeated', async () => {
    const db = openSqlite(':memory:')
    const { app } = await open({ db })
    const client = await guest(app)
    const { page_count: pages } = (await db.tx((tx) => tx.one<{ page_count: number }>('pragma page_count')))!
    await db.tx((tx) => tx.all(`pragma max_page_count = ${pages}`))
    const report = () => client.call('POST /api/log/add', { body: { message: 'y'.repeat(2000) } })
    let last = await report()
    for (let n = 0; n < 10 && last.status === 200; n++) last = await report()
    expect([last.status, last.error.code, last.headers['retry-after']]).toEqual([503, 'UNAVAILABLE', '1'])
    expect((await client.call('GET /api/player/id/current')).status).toBe(200)
    await db.close()
  })

  it('is not ready for load balancers before it closes', async () => {
    const { app } = await open({})
    const ended = drain(app, 0)
    const ready = await app.inject({ url: '/ready' })
    expect([ready.statusCode, ready.json().draining]).toEqual([503, true])
    await ended
  })

  it('makes clients close their connections before it closes', async () => {
    const { app } = await open({})
    expect((await app.inject({ url: check })).headers.connection).toBe('keep-alive')
    const ended = drain(app, 0.2)
    const last = await app.inject({ url: check })
    expect([last.statusCode, last.headers.connection]).toEqual([200, 'close'])
    await ended
  })

  it('serves the contract as OpenAPI, AsyncAPI and a page', async () => {
    const { app } = await open({})
    expect((await app.inject({ url: '/openapi.json' })).json().openapi).toMatch(/^3\.1/)
    expect((await app.inject({ url: '/asyncapi.json' })).json().asyncapi).toMatch(/^3/)
    expect((await app.inject({ url: '/docs' })).body).toContain('id="POST:/api/battle/hit"')
  })
})

describe('the site', () => {
  it('is served precompressed, and cached for a year where the name contains a hash', async () => {
    const root = mkdtempSync(join(tmpdir(), 'site-'))
    mkdirSync(join(root, 'chunks'))
    writeFileSync(join(root, 'index.html'), '<!doctype html>')
    writeFileSync(join(root, 'chunks/app-1a2b3c4d.js'), 'plain')
    writeFileSync(join(root, 'chunks/app-1a2b3c4d.js.br'), 'packed')
    const { app } = await open({ config: { webRoot: root } })
    const page = await app.inject({ url: '/' })
    expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'no-cache'])
    const script = await app.inject({ url: '/chunks/app-1a2b3c4d.js', headers: { 'accept-encoding': 'br' } })
    expect([script.body, script.headers['content-encoding']]).toEqual(['packed', 'br'])
    expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect((await app.inject({ url: '/chunks/app-1a2b3c4d.js?again=1' })).body).toBe('plain')
    rmSync(root, { recursive: true })
  })

  it('serves no file outside its folder', async () => {
    const dist = mkdtempSync(join(tmpdir(), 'dist-'))
    mkdirSync(join(dist, 'own/chunks'), { recursive: true })
    writeFileSync(join(dist, 'own/index.html'), '<!doctype html>')
    writeFileSync(join(dist, 'secret.txt'), 'secret')
    const { app } = await open({ config: { webRoot: join(dist, 'own') } })
    for (const url of [
      '/../secret.txt',
      '/%2e%2e/secret.txt',
      '/..%2fsecret.txt',
      '/chunks/%2e%2e/%2e%2e/secret.txt',
      '/%252e%252e/secret.txt',
    ]) {
      const { statusCode, body } = await app.inject({ url })
      expect([url, statusCode, body]).toEqual([url, 404, expect.stringContaining('NOT_FOUND')])
    }
    rmSync(dist, { recursive: true })
  })

  it('includes the pages of portals, each only for frames of its portal, without those that portals host themselves', async () => {
    const dist = mkdtempSync(join(tmpdir(), 'dist-'))
    for (const [platform, zip] of [
      ['own', false],
      ['vk', false],
      ['ya', true],
    ] as const) {
      mkdirSync(join(dist, platform))
      writeFileSync(join(dist, platform, 'index.html'), `<!doctype html>${platform}`)
      const bundle = { platform, zip, frameAncestors: [`https://${platform}.example`], policy: "default-src 'none'" }
      writeFileSync(join(dist, platform, 'bundle.json'), JSON.stringify(bundle))
    }
    const { app } = await open({ config: { webRoot: join(dist, 'own') } })
    const page = await app.inject({ url: '/play/vk/' })
    expect([page.statusCode, page.body]).toEqual([200, '<!doctype html>vk'])
    expect(page.headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'self' https://vk.example")
    expect((await app.inject({ url: '/' })).headers['content-security-policy']).toContain("frame-ancestors 'self'")
    expect((await app.inject({ url: '/play/ya/' })).statusCode).toBe(404)
    const wider = await open({ config: { webRoot: join(dist, 'own'), frameAncestors: ["'self'", 'https://partner.example'] } })
    const { headers } = await wider.app.inject({ url: '/play/vk/' })
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self' https://vk.example https://partner.example")
    rmSync(dist, { recursive: true })
  })
})
