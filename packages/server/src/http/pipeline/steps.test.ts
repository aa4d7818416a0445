// The steps that need a database, each by itself on a real one.
import { DAY } from '@skystair/contract/time'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { guest } from '../../../testing/client.ts'
import { swept } from '../../../testing/swept.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { noBonuses } from '../../bonuses.ts'
import type { AnyHandler, AnyRun } from '../../handlers.ts'
import { personalOf } from '../../personal.ts'
import { refuse } from '../../refusal.ts'
import { recentSessions } from '../../session/recent-sessions.ts'
import { hashToken } from '../../session/session.ts'
import { authenticate } from './authenticate.ts'
import { withCurrent } from './conflict.ts'
import { enter } from './enter.ts'
import type { Exchange } from './exchange.ts'
import { prepare } from './prepare.ts'
import { findReply, recall } from './recall.ts'
import { oldReplies, REPLY_LIFETIME, remember } from './remember.ts'
import type { Repeatable } from './repeatable.ts'
import { transact } from './transact.ts'

let server: TestApp
let token: string
let tokenHash: string
let keys = 0
beforeAll(async () => {
  server = await testApp()
})
afterAll(() => server.close())
beforeEach(async () => {
  token = (await guest(server.app)).session!
  tokenHash = hashToken(token)
})

const tx = <T>(work: Parameters<typeof server.db.tx<T>>[0]) => server.db.tx(work)
const route = (handler: AnyHandler) => ({
  deps: server.deps,
  areas: [],
  recentSessions: recentSessions(),
  rewardKinds: {},
  personal: personalOf([]),
  ratings: {},
  bonuses: async () => noBonuses,
  name: 'POST /api/security/logout' as const,
  spec: { summary: '', role: 'TRIAL', rate: 'write', reply: {} } as never,
  handler,
  derived: new Map(),
})
const repeatable = (requestHash = 'this'): Repeatable => ({ call: 'POST /a', secret: `secret ${++keys}`, id: `id ${keys}`, requestHash })
const exchange = (handler: AnyHandler, again: Repeatable | null = null): Exchange => ({
  route: route(handler),
  request: { caller: { token, tokenHash }, headers: {}, id: 'request', protocol: 'http', host: 'sky.example' } as never,
  repeatable: again,
})
const end = () => tx((tx) => tx.run('update session set revoked_at = 1 where token_hash = ?', [tokenHash]))
const moment = () => ({ now: server.clock(), session: undefined })
const storedReply = (reply: unknown) => ({ reply, headers: {}, session: tokenHash })

describe('authenticating', () => {
  const found = (recent = recentSessions()) =>
    tx((tx) => authenticate({ deps: server.deps, recentSessions: recent }, tx, tokenHash, server.clock()))

  it('finds the session, and notes that it is alive', async () => {
    const recent = recentSessions()
    expect(await found(recent)).toMatchObject({ access: 'TRIAL', source: null })
    expect(recent.has(tokenHash)).toBe(true)
    await end()
    expect(await found(recent)).toBeUndefined()
    expect(recent.has(tokenHash)).toBe(false)
  })

  it('prolongs a session once half of its time has passed', async () => {
    const { expiresAt } = (await found())!
    expect((await found())?.expiresAt).toBe(expiresAt)
    server.clock.pass(46 * DAY)
    await found()
    expect((await found())?.expiresAt).toBe(expiresAt + 46 * DAY)
  })
})

describe('a stored reply', () => {
  const recalled = (request: Repeatable) =>
    tx(async (tx) => {
      const session = await authenticate({ deps: server.deps, recentSessions: recentSessions() }, tx, tokenHash, server.clock())
      const row = await findReply(tx, request, server.clock())
      return row && recall(tx, request, row, tokenHash, session, server.clock())
    })
  const stored = async (request: Repeatable) => {
    await tx((tx) => remember(tx, request, storedReply({ a: 1 }), moment()))
    return request
  }

  it('is found for a day', async () => {
    const request = await stored(repeatable())
    expect(await recalled(request)).toEqual(storedReply({ a: 1 }))
    const other = await stored(repeatable())
    server.clock.pass(REPLY_LIFETIME)
    expect(await recalled(request)).toBeUndefined()
    await stored(request)
    expect(await swept(server.db, [oldReplies], server.clock())).toBeGreaterThan(0)
    await stored(other)
  })

  it('is not found for another request with its key, nor once its session has ended', async () => {
    const request = await stored(repeatable())
    await expect(recalled({ ...request, requestHash: 'that' })).rejects.toThrow('STATE_CHANGED')
    await end()
    expect(await recalled({ ...request, requestHash: 'that' })).toBeUndefined()
    expect(await recalled(request)).toBeUndefined()
  })

  it('is not stored twice', async () => {
    await expect(stored(await stored(repeatable()))).rejects.toThrow('UNIQUE')
  })
})

describe('entering', () => {
  it('finds the stored reply of a repeated request, and then needs no session', async () => {
    const request = repeatable()
    await tx((tx) => remember(tx, request, { ...storedReply(1), session: null }, moment()))
    await end()
    const entered = await tx((tx) =>
      enter(
        exchange(async () => 1, request),
        tx,
      ),
    )
    expect([entered.session, entered.storedReply?.reply]).toEqual([undefined, 1])
  })

  it('throws SESSION_EXPIRED for an ended session', async () => {
    await end()
    await expect(
      tx((tx) =>
        enter(
          exchange(async () => 1),
          tx,
        ),
      ),
    ).rejects.toThrow('SESSION_EXPIRED')
  })
})

describe('preparing', () => {
  it('returns the handler of a call that has nothing to prepare', async () => {
    const run: AnyRun = async () => 1
    expect(await prepare(exchange(run))).toEqual({ run })
  })

  it('is done outside of a transaction, for a caller who may make the call', async () => {
    const run: AnyRun = async () => 1
    const prepared: unknown[] = []
    const handler = {
      async prepare({ session, db }: { session: { id: string } | null; db: typeof server.db }) {
        // SQLite runs one transaction at a time: nested in another one this would wait forever.
        await db.tx((tx) => tx.one('select 1'))
        prepared.push(session?.id)
        return run
      },
    } as AnyHandler
    expect(await prepare(exchange(handler))).toEqual({ run })
    await end()
    await expect(prepare(exchange(handler))).rejects.toThrow('SESSION_EXPIRED')
    expect(prepared).toEqual([tokenHash])
  })

  it('is not done again for a repeated request', async () => {
    const request = repeatable()
    await tx((tx) => remember(tx, request, storedReply(1), moment()))
    const handler = { prepare: () => Promise.reject(new Error('prepared')) }
    expect(await prepare(exchange(handler, request))).toEqual({ storedReply: storedReply(1) })
  })
})

describe('the transaction', () => {
  const mark: AnyRun = ({ tx }) => tx.run("insert into client_log (message, at) values ('mark', 0)")
  const marks = async () => (await tx((tx) => tx.all("select id from client_log where message = 'mark'"))).length

  it('commits the work together with its stored reply, or neither', async () => {
    const before = await marks()
    const request = repeatable()
    const refusing: AnyRun = async (context) => {
      await mark(context)
      throw refuse('NOT_FOUND')
    }
    await expect(transact(exchange(refusing, request), refusing)).rejects.toThrow('NOT_FOUND')
    expect(await marks()).toBe(before)
    expect((await transact(exchange(mark, request), mark)).storedReply).toEqual(storedReply(1))
    expect((await transact(exchange(mark, request), mark)).storedReply).toEqual(storedReply(1))
    expect(await marks()).toBe(before + 1)
  })

  it('stores whose reply it is: the caller’s session, the session that the call opened, or none where it ended the caller’s', async () => {
    const ownerOf = async (run: AnyRun) => (await transact(exchange(run), run)).storedReply.session
    expect(await ownerOf(async () => 1)).toBe(tokenHash)
    expect(await ownerOf(async ({ sessionEnds }) => sessionEnds('another'))).toBe(tokenHash)
    expect(await ownerOf(async ({ sessionEnds }) => sessionEnds(tokenHash))).toBeNull()
    expect(await ownerOf(async ({ header }) => header('session', 'opened'))).toBe(hashToken('opened'))
  })

  it('leaves what runs after the commit to its caller', async () => {
    const sent: string[] = []
    const run: AnyRun = async ({ after }) => after(() => void sent.push('sent'))
    const { afterCommit } = await transact(exchange(run), run)
    expect([sent, afterCommit.length]).toEqual([[], 1])
  })
})

describe('a conflict', () => {
  const area = { handlers: {}, current: async () => ({ battle: { battle: null, ask: null } }) }
  const shown = (code: 'STATE_CHANGED' | 'NOT_FOUND', areas: Parameters<typeof withCurrent>[1], hash: string | null = tokenHash) =>
    withCurrent(server.db, areas, refuse(code), hash, server.clock())

  it('carries the part of the current state that each area adds', async () => {
    expect((await shown('STATE_CHANGED', [{ handlers: {} }, area])).details).toEqual({ current: { battle: { battle: null, ask: null } } })
  })

  it('carries no state where it is another error, where there is no session, and where reading the state fails', async () => {
    const failing = { handlers: {}, current: () => Promise.reject(new Error('unreadable')) }
    for (const refusal of [
      await shown('NOT_FOUND', [area]),
      await shown('STATE_CHANGED', [area], null),
      await shown('STATE_CHANGED', [area], hashToken('nobody')),
      await shown('STATE_CHANGED', [area, failing]),
    ])
      expect(refusal.details).toEqual({})
  })
})
