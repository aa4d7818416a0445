// The steps that need a database, each by itself on a real one.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { guest } from '../../../testing/client.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import type { AnyHandler, AnyRun } from '../../handlers.ts'
import { refuse } from '../../refusal.ts'
import { knownSessions } from '../../session/known.ts'
import { hashToken } from '../../session/session.ts'
import { authenticate } from './authenticate.ts'
import { withCurrent } from './conflict.ts'
import { enter } from './enter.ts'
import type { Exchange } from './exchange.ts'
import { prepare } from './prepare.ts'
import { recall } from './recall.ts'
import { forget, Raced, REMEMBERED, remember } from './remember.ts'
import type { Repeatable } from './repeatable.ts'
import { transact } from './transact.ts'

const DAY = 86_400_000
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
  known: knownSessions(),
  rewardKinds: {},
  name: 'POST /api/security/logout' as const,
  spec: { summary: '', role: 'TRIAL', rate: 'write', reply: {} } as never,
  handler,
})
const repeatable = (asked = 'this'): Repeatable => ({ call: 'POST /a', secret: `secret ${++keys}`, id: `id ${keys}`, asked })
const exchange = (handler: AnyHandler, again: Repeatable | null = null): Exchange => ({
  route: route(handler),
  request: { caller: { token, tokenHash }, headers: {}, id: 'request', protocol: 'http', host: 'sky.example' } as never,
  repeatable: again,
})
const end = () => tx((tx) => tx.run('update session set revoked_at = 1 where token_hash = ?', [tokenHash]))
const answer = (reply: unknown) => ({ reply, headers: {}, session: tokenHash })

describe('authenticating', () => {
  const found = (known = knownSessions()) => tx((tx) => authenticate({ deps: server.deps, known }, tx, tokenHash, server.clock()))

  it('finds the session, and notes that it is alive', async () => {
    const known = knownSessions()
    expect(await found(known)).toMatchObject({ access: 'TRIAL', source: null })
    expect(known.has(tokenHash)).toBe(true)
    await end()
    expect(await found(known)).toBeUndefined()
    expect(known.has(tokenHash)).toBe(false)
  })

  it('lets a session live on once half of its time has passed', async () => {
    const { expiresAt } = (await found())!
    expect((await found())?.expiresAt).toBe(expiresAt)
    server.clock.pass(46 * DAY)
    await found()
    expect((await found())?.expiresAt).toBe(expiresAt + 46 * DAY)
  })
})

describe('an answer that is remembered', () => {
  const recalled = (request: Repeatable) =>
    tx(async (tx) => {
      const session = await authenticate({ deps: server.deps, known: knownSessions() }, tx, tokenHash, server.clock())
      return recall(tx, request, tokenHash, session, server.clock())
    })
  const remembered = async (request: Repeatable) => {
    await tx((tx) => remember(tx, request, answer({ a: 1 }), server.clock()))
    return request
  }

  it('is recalled for a day', async () => {
    const request = await remembered(repeatable())
    expect(await recalled(request)).toEqual(answer({ a: 1 }))
    server.clock.pass(REMEMBERED)
    expect(await recalled(request)).toBeUndefined()
    expect(await tx((tx) => forget(tx, server.clock()))).toBeGreaterThan(0)
    await remembered(request)
  })

  it('is not recalled for another request with its key, nor once its session is over', async () => {
    const request = await remembered(repeatable())
    await expect(recalled({ ...request, asked: 'that' })).rejects.toThrow('STATE_CHANGED')
    await end()
    expect(await recalled({ ...request, asked: 'that' })).toBeUndefined()
    expect(await recalled(request)).toBeUndefined()
  })

  it('is not remembered twice', async () => {
    await expect(remembered(await remembered(repeatable()))).rejects.toThrow(Raced)
  })
})

describe('entering', () => {
  it('finds the answer of a request that was answered before, and asks for nothing more', async () => {
    const request = repeatable()
    await tx((tx) => remember(tx, request, { ...answer(1), session: null }, server.clock()))
    await end()
    const entered = await tx((tx) =>
      enter(
        exchange(async () => 1, request),
        tx,
      ),
    )
    expect([entered.session, entered.known?.reply]).toEqual([undefined, 1])
  })

  it('admits nobody whose session is over', async () => {
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
  it('leaves a call alone that has nothing to prepare', async () => {
    const run: AnyRun = async () => 1
    expect(await prepare(exchange(run))).toEqual({ run })
  })

  it('is done outside of a transaction, for a caller who may make the call', async () => {
    const run: AnyRun = async () => 1
    const asked: unknown[] = []
    const handler = {
      async prepare({ session, db }: { session: { id: string } | null; db: typeof server.db }) {
        // It would wait for its own end in a transaction.
        await db.tx((tx) => tx.one('select 1'))
        asked.push(session?.id)
        return run
      },
    } as AnyHandler
    expect(await prepare(exchange(handler))).toEqual({ run })
    await end()
    await expect(prepare(exchange(handler))).rejects.toThrow('SESSION_EXPIRED')
    expect(asked).toEqual([tokenHash])
  })

  it('is not done again for a request that was answered before', async () => {
    const request = repeatable()
    await tx((tx) => remember(tx, request, answer(1), server.clock()))
    const handler = { prepare: () => Promise.reject(new Error('prepared')) }
    expect(await prepare(exchange(handler, request))).toEqual({ known: answer(1) })
  })
})

describe('the transaction', () => {
  const mark: AnyRun = ({ tx }) => tx.run("insert into client_log (message, at) values ('mark', 0)")
  const marks = async () => (await tx((tx) => tx.all("select id from client_log where message = 'mark'"))).length

  it('holds the work and its answer, all or nothing', async () => {
    const before = await marks()
    const request = repeatable()
    const refusing: AnyRun = async (context) => {
      await mark(context)
      throw refuse('NOT_FOUND')
    }
    await expect(transact(exchange(refusing, request), refusing)).rejects.toThrow('NOT_FOUND')
    expect(await marks()).toBe(before)
    expect((await transact(exchange(mark, request), mark)).answer).toEqual(answer(1))
    expect((await transact(exchange(mark, request), mark)).answer).toEqual(answer(1))
    expect(await marks()).toBe(before + 1)
  })

  it('is tried once more where its twin was answered meanwhile, and nothing of the first try stays', async () => {
    const before = await marks()
    let tries = 0
    const overtaken: AnyRun = async (context) => {
      await mark(context)
      if (++tries === 1) throw new Raced()
      return 'done'
    }
    expect((await transact(exchange(overtaken), overtaken)).answer.reply).toBe('done')
    expect([tries, await marks()]).toEqual([2, before + 1])
  })

  it('knows whom its answer is told to: the caller, the session that it opened, or nobody where it ended the caller’s', async () => {
    const told = async (run: AnyRun) => (await transact(exchange(run), run)).answer.session
    expect(await told(async () => 1)).toBe(tokenHash)
    expect(await told(async ({ sessionEnds }) => sessionEnds('another'))).toBe(tokenHash)
    expect(await told(async ({ sessionEnds }) => sessionEnds(tokenHash))).toBeNull()
    expect(await told(async ({ header }) => header('session', 'opened'))).toBe(hashToken('opened'))
  })

  it('leaves what is to happen afterwards for after the commit', async () => {
    const said: string[] = []
    const run: AnyRun = async ({ after }) => after(() => void said.push('said'))
    const { afterwards } = await transact(exchange(run), run)
    expect([said, afterwards.length]).toEqual([[], 1])
  })
})

describe('a conflict', () => {
  const area = { handlers: {}, current: async () => ({ battle: { battle: null, ask: null } }) }
  const shown = (code: 'STATE_CHANGED' | 'NOT_FOUND', areas: Parameters<typeof withCurrent>[1], hash: string | null = tokenHash) =>
    withCurrent(server.db, areas, refuse(code), hash, server.clock())

  it('is shown with what each area adds of the current state', async () => {
    expect((await shown('STATE_CHANGED', [{ handlers: {} }, area])).details).toEqual({ current: { battle: { battle: null, ask: null } } })
  })

  it('is shown without, where it is none, where nobody is known, and where the state cannot be read', async () => {
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
