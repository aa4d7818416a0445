import { expect, it, vi } from 'vitest'
import { FakeServer, refusal } from '../../testing/fake-server.ts'
import { player } from '../../testing/fixtures.ts'
import { localKeys } from '../services/local.ts'
import { type CallDeps, createCall } from './call.ts'
import { Session } from './session.ts'

const HIT = { body: { attackerId: 1, defenderId: -1 } }
const STATUS = { battle: null, ask: null }

function setup(changes: Partial<CallDeps> = {}) {
  const kept = new Map<string, string>()
  const storage = {
    get: (key: string) => kept.get(key) ?? null,
    set: (key: string, value: string) => void kept.set(key, value),
    remove: (key: string) => void kept.delete(key),
  }
  const server = new FakeServer()
  const abort = new AbortController()
  const deps = {
    session: new Session(localKeys(storage, 'test')),
    server: 'https://game.test',
    fetch: server.fetch,
    lang: () => 'RU' as const,
    signal: abort.signal,
    hasPlayer: () => true,
    check: vi.fn(async () => true),
    waitForServer: vi.fn(async () => true),
    reload: vi.fn(),
    navigate: vi.fn(),
    ...changes,
  }
  return { server, deps, abort, call: createCall(deps) }
}

it('sends JSON and resolves with the reply', async () => {
  const { server, call } = setup()
  server.on('POST /api/battle/hit', STATUS)
  expect(await call('POST /api/battle/hit', HIT)).toEqual(STATUS)
  const seen = server.last('POST /api/battle/hit')
  expect(seen?.body).toEqual(HIT.body)
  expect(seen?.headers.get('content-type')).toBe('application/json')
  expect(seen?.headers.get('accept-language')).toBe('ru')
})

it('calls only the server that the game was mounted with', async () => {
  const { server, call } = setup()
  server.on('GET /api/player/id/current', { id: 1 }).on('POST /api/battle/hit', STATUS)
  await call('GET /api/player/id/current')
  await call('POST /api/battle/hit', HIT)
  const origins = (['GET /api/player/id/current', 'POST /api/battle/hit'] as const).map((name) => server.last(name)?.url.origin)
  expect(origins).toEqual(['https://game.test', 'https://game.test'])
})

it('stores the session of a reply and sends it from then on', async () => {
  const { server, deps, call } = setup()
  server.on('GET /api/player/current', Response.json(player(), { headers: { session: 'tok' } }))
  await call('GET /api/player/current')
  expect(deps.session.token).toBe('tok')
  await call('GET /api/player/current')
  expect(server.last('GET /api/player/current')?.url.searchParams.get('session')).toBe('tok')
})

it('repeats a call that changes something with the same key if its reply was lost, and gives each call its own key', async () => {
  const { server, deps, call } = setup()
  server.on('POST /api/battle/hit', new Error('lost'), STATUS)
  await call('POST /api/battle/hit', HIT)
  await call('POST /api/battle/hit', HIT)
  expect(deps.check).toHaveBeenCalledTimes(1)
  const [first, again, other] = server.seen.map((seen) => seen.headers.get('idempotency-key'))
  expect(first).toBeTruthy()
  expect(again).toBe(first)
  expect(other).not.toBe(first)
})

it('gives a key to a GET that changes something, and none to a call that only reads', async () => {
  const { server, call } = setup()
  server.on('GET /api/resourcePlace/{id}/take', new Error('lost'), { player: player(), gains: [], place: null })
  server.on('GET /api/player/current', player())
  await call('GET /api/resourcePlace/{id}/take', { params: { id: 7 } })
  await call('GET /api/player/current')
  const [first, again, asked] = server.seen.map((seen) => seen.headers.get('idempotency-key'))
  expect(first).toBeTruthy()
  expect([again, asked]).toEqual([first, null])
})

it('waits on the connection page and then repeats the call', async () => {
  let find: (there: boolean) => void = () => {}
  const { server, call } = setup({ check: async () => false, waitForServer: () => new Promise((resolve) => (find = resolve)) })
  server.on('POST /api/battle/hit', new Error('lost'), STATUS)
  const waiting = call('POST /api/battle/hit', HIT)
  await vi.waitFor(() => expect(server.times('POST /api/battle/hit')).toBe(1))
  find(true)
  expect(await waiting).toEqual(STATUS)
})

it('gives up after three tries if only this call is lost', async () => {
  const { server, call } = setup()
  server.on('POST /api/battle/hit', new Error('lost'))
  await expect(call('POST /api/battle/hit', HIT)).rejects.toMatchObject({ code: 'NETWORK', status: 0 })
  expect(server.times('POST /api/battle/hit')).toBe(3)
})

it('treats a reply of a server that is shutting down as none', async () => {
  const { server, deps, call } = setup()
  server.on('POST /api/battle/hit', refusal('DRAINING', 503), STATUS)
  expect(await call('POST /api/battle/hit', HIT)).toEqual(STATUS)
  expect(deps.check).toHaveBeenCalledOnce()
})

it.each([200, 401, 403, 500])('treats a page with %s in place of JSON as no reply of the server', async (status) => {
  const { server, deps, call } = setup()
  server.on('POST /api/battle/hit', new Response('<!doctype html><title>Sign in to this network</title>', { status }), STATUS)
  expect(await call('POST /api/battle/hit', HIT)).toEqual(STATUS)
  expect(deps.check).toHaveBeenCalledOnce()
  expect(deps.reload).not.toHaveBeenCalled()
})

it('counts its tries from the first again after the server was out of reach', async () => {
  const reachable = [false, false, false, true]
  const { server, call } = setup({ check: async () => reachable.shift() ?? true })
  server.on('POST /api/battle/hit', ...Array.from({ length: 5 }, () => new Error('lost')), STATUS)
  expect(await call('POST /api/battle/hit', HIT)).toEqual(STATUS)
})

it('tries only once with `once`', async () => {
  const { server, deps, call } = setup()
  server.on('GET /api/player/current', new Error('lost'))
  await expect(call('GET /api/player/current', null, { once: true })).rejects.toMatchObject({ code: 'NETWORK' })
  expect(deps.check).not.toHaveBeenCalled()
})

it('rejects with the code, field and state of the server', async () => {
  const { server, call } = setup()
  server.on(
    'POST /api/battle/hit',
    Response.json({ code: 'TARGET_FORBIDDEN', message: 'no', field: '/defenderId', current: 7 }, { status: 409 }),
  )
  await expect(call('POST /api/battle/hit', HIT)).rejects.toMatchObject({
    name: 'CallError',
    code: 'TARGET_FORBIDDEN',
    field: '/defenderId',
    current: 7,
    status: 409,
  })
})

it('rejects with INTERNAL for a refusal without a known code', async () => {
  const { server, call } = setup()
  server.on('POST /api/battle/hit', Response.json({}, { status: 500 }), Response.json({ code: 'toString' }, { status: 400 }))
  await expect(call('POST /api/battle/hit', HIT)).rejects.toMatchObject({ code: 'INTERNAL', status: 500 })
  await expect(call('POST /api/battle/hit', HIT)).rejects.toMatchObject({ code: 'INTERNAL', status: 400 })
})

it('reloads on 204', async () => {
  const { server, deps, call } = setup()
  server.on('GET /api/player/current', new Response(null, { status: 204 }))
  await expect(call('GET /api/player/current')).rejects.toMatchObject({ code: 'DESTROYED' })
  expect(deps.reload).toHaveBeenCalledExactlyOnceWith('obsolete')
})

it('navigates to the address of a 307', async () => {
  const { server, deps, call } = setup()
  server.on('GET /api/player/current', Response.json({ message: 'https://new.test/' }, { status: 307 }))
  await expect(call('GET /api/player/current')).rejects.toMatchObject({ status: 307 })
  expect(deps.navigate).toHaveBeenCalledExactlyOnceWith('https://new.test/')
})

it('reloads on 401 while a player is loaded, except for the player checks and a wrong password', async () => {
  const { server, deps, call } = setup()
  server
    .on('GET /api/player/current', refusal('SESSION_EXPIRED', 401))
    .on('GET /api/player/info/current', refusal('SESSION_EXPIRED', 401))
    .on('POST /api/security/login', refusal('LOGIN_FAILED', 401))
    .on('POST /api/battle/hit', refusal('SESSION_EXPIRED', 401))
  await expect(call('GET /api/player/current')).rejects.toMatchObject({ code: 'SESSION_EXPIRED' })
  await expect(call('GET /api/player/info/current', { query: { frontVersion: 445 } })).rejects.toMatchObject({ status: 401 })
  await expect(call('POST /api/security/login', { body: { name: 'a', password: 'b', lang: 'EN' } })).rejects.toMatchObject({
    code: 'LOGIN_FAILED',
  })
  expect(deps.reload).not.toHaveBeenCalled()
  await expect(call('POST /api/battle/hit', HIT)).rejects.toMatchObject({ code: 'SESSION_EXPIRED' })
  expect(deps.reload).toHaveBeenCalledExactlyOnceWith('failed')
})

it('repeats a call that was refused because another one began a new session, whose reply comes later', async () => {
  const { server, deps, call } = setup()
  deps.session.begin('old')
  let register: (reply: Response) => void = () => {}
  server
    .on('POST /api/security/logout', () => new Promise<Response>((resolve) => (register = resolve)))
    .on('POST /api/battle/hit', refusal('SESSION_EXPIRED', 401), STATUS)
  const registered = call('POST /api/security/logout')
  const hit = call('POST /api/battle/hit', HIT)
  await vi.waitFor(() => expect(server.last('POST /api/battle/hit')).toBeDefined())
  register(Response.json({}, { headers: { session: 'new' } }))
  await registered
  expect(await hit).toEqual(STATUS)
  expect(server.last('POST /api/battle/hit')?.url.searchParams.get('session')).toBe('new')
  expect(deps.reload).not.toHaveBeenCalled()
})

it('does not reload on 401 before there is a player', async () => {
  const { server, deps, call } = setup({ hasPlayer: () => false })
  server.on('POST /api/battle/hit', refusal('SESSION_MISSING', 401))
  await expect(call('POST /api/battle/hit', HIT)).rejects.toMatchObject({ code: 'SESSION_MISSING' })
  expect(deps.reload).not.toHaveBeenCalled()
})

it('ends without a check when the game is destroyed', async () => {
  const { server, deps, abort, call } = setup()
  server.on('POST /api/battle/hit', () => {
    abort.abort()
    return STATUS
  })
  await expect(call('POST /api/battle/hit', HIT)).rejects.toMatchObject({ code: 'DESTROYED' })
  expect(deps.check).not.toHaveBeenCalled()
})
