// Every adapter's server half inside the real server, opposite its simulated portal: a player arrives, and no input crashes it.
import { ServerRefusal } from '@skystair/platform/server'
import { simulatedBank, simulatedOrder } from '@skystair/platform/simulator'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestClient, testClient } from '../../../testing/client.ts'
import { comesBy, findPortals, openPortal, platformsAt } from '../../../testing/portals.ts'
import type { TestApp } from '../../../testing/test-app.ts'

/** A hundred thousand characters, and lists in lists a thousand deep. */
const LONG = 'x'.repeat(100_000)
const DEEP = JSON.parse(`${'['.repeat(1000)}${']'.repeat(1000)}`) as unknown

type Texts = Readonly<Record<string, string>>

/** Any JSON, and the good fields with any JSON in the place of one. */
const malformed = (good: Texts) => {
  const names = Object.keys(good)
  const spoilt = fc.tuple(fc.constantFrom(...names, 'x'), fc.jsonValue()).map(([name, value]) => ({ ...good, [name]: value }))
  return fc.oneof(fc.jsonValue(), names.length > 0 ? spoilt : fc.jsonValue())
}

/** The worst of it: of the wrong kind, far too long, far too deep, alone and in each field. */
const extremes = (good: Texts): unknown[] => {
  const worst = [null, 7, true, '', LONG, [], [['x']], {}, DEEP, { x: DEEP }, { __proto__: null }]
  return [...worst, ...Object.keys(good).flatMap((name) => [...worst, [good[name]]].map((value) => ({ ...good, [name]: value })))]
}

/** Returns the code of the refusal; 'none' if there is none. Throws any other error. */
async function refusalOf(work: () => Promise<unknown>): Promise<string> {
  try {
    await work()
    return 'none'
  } catch (error) {
    if (error instanceof ServerRefusal) return error.code
    throw error
  }
}

const portals = await findPortals()
const USER = { id: '279058397', name: 'Влад', lang: 'RU' } as const

it('finds a simulated portal beside every server half', () => {
  expect(portals.length).toBeGreaterThan(8)
})

describe.each(portals.map((portal) => [portal.source, portal] as const))('%s', (source, portal) => {
  let server: TestApp
  let client: TestClient
  beforeAll(async () => {
    server = await openPortal(portal)
    client = await comesBy(server, portal, USER)
  })
  afterAll(() => server.close())

  it('brings a player who may buy', async () => {
    const { reply } = await client.call('GET /api/player/current')
    expect([reply.accessLevel, reply.userSource]).toEqual(['PLAYER', portal.simulator.proof ? source : 'own'])
  })

  const { verify, pay } = portal.half.server
  const host = () => platformsAt(portal).host(source, server.clock())

  if (verify)
    it('replies with a code to any JSON that is sent as a proof, and identifies nobody by it', async () => {
      const good = await portal.simulator.proof!(USER, server.clock())
      const any = fc.asyncProperty(malformed(good), async (proof) => {
        await expect(refusalOf(() => verify(proof as never, host()))).resolves.toMatch(/^P/)
      })
      await fc.assert(any, { numRuns: 150, examples: extremes(good).map((proof) => [proof]) })
    })

  if (verify)
    it('refuses it in the call as well, and nothing is changed', async () => {
      const good = await portal.simulator.proof!(USER, server.clock())
      for (const proof of extremes(good)) {
        const body = { lang: 'RU' as const, uniqueIds: ['1'], playerId: '1', kongId: '1', username: '1', uid: '1', proof: proof as never }
        const { status, error } = await testClient(server.app).call(
          portal.half.manifest.authenticate as 'POST /api/integration/ya/authenticate',
          { body },
        )
        expect([400, 403, 409, 413]).toContain(status)
        expect(error.code).toMatch(/^[A-Z_]+$/)
      }
      expect(await server.db.tx((tx) => tx.all('select id from player'))).toHaveLength(1)
    })

  const channels = [...(pay ? [[source as string, pay] as const] : []), ...Object.entries(portal.half.payments ?? {})]
  it.each(channels)(
    'answers any JSON that is brought to pay through %s with a code, or not at all',
    async (provider, { settle, consume, notice }) => {
      const simulator = portal.providers[provider] ?? portal.simulator
      const order = { ...simulatedOrder, id: 77_777, externalId: '77' }
      const good = { ...(await simulator.evidence?.(order, server.clock())) }
      const fact = { state: 'PAID', transactionId: 'x' } as const
      const bank = simulatedBank([])
      const any = fc.asyncProperty(malformed(good), async (evidence) => {
        const body = Buffer.from(JSON.stringify(evidence) ?? '')
        const sent = (method: 'GET' | 'POST') => ({ method, query: new URLSearchParams(String(body.subarray(0, 1000))), headers: {}, body })
        if (settle) await refusalOf(async () => settle(order, evidence as never, host()))
        if (consume) await refusalOf(async () => consume(fact, evidence as never, host()))
        for (const method of ['GET', 'POST'] as const) if (notice) await refusalOf(async () => notice(sent(method), host(), bank))
        expect(bank.gems()).toBe(0)
      })
      await fc.assert(any, { numRuns: 100, examples: extremes(good).map((evidence) => [evidence]) })
    },
  )

  if (verify)
    it('begins a new game for a player who returns after deleting the account', async () => {
      const id = async (of: TestClient) => (await of.call('GET /api/player/id/current')).reply.id
      const before = await id(client)
      const { status } = await client.call('POST /api/security/delete', { body: { confirm: 'DELETE' } })
      expect([status, (await client.call('GET /api/player/current')).status]).toEqual([200, 401])
      server.clock.pass(1000)
      const again = await comesBy(server, portal, USER)
      expect(await id(again)).not.toBe(before)
      expect((await again.call('GET /api/player/current')).reply).toMatchObject({ level: 1, userSource: source })
    })
})
