// Every adapter's server half inside the real server, opposite its simulated portal: from the portal's proof to gems in the purse, and back.
import { existsSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Order, PlayerSource } from '@skystair/contract'
import { type Notice, ServerRefusal, type StartedOrder } from '@skystair/platform/server'
import type { Simulator } from '@skystair/platform/simulator'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registered, type TestClient, testClient } from '../../../testing/client.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { findPlatforms, platformsOf, type ServerHalf } from '../../platforms.ts'
import { asStarted } from '../payment/purchase.ts'
import { purchaseById } from '../payment/repository.ts'

interface Portal {
  readonly source: PlayerSource
  readonly half: ServerHalf
  readonly simulator: Simulator
  /** By the provider's name, where the platform sells through several. */
  readonly providers: Readonly<Record<string, Simulator>>
}

const ADAPTERS = new URL('../../../../../adapters/', import.meta.url)
const portals: Portal[] = []
for (const half of await findPlatforms()) {
  const { source } = half.server
  const file = fileURLToPath(new URL(`${source}/simulator.ts`, ADAPTERS))
  if (!existsSync(file)) continue
  const { simulator, providers = {} } = (await import(pathToFileURL(file).href)) as Pick<Portal, 'simulator'> & Partial<Portal>
  portals.push({ source, half, simulator, providers })
}
const USER = { id: '279058397', name: 'Влад', lang: 'RU' } as const

async function open({ half, simulator }: Portal): Promise<TestApp> {
  const platforms = platformsOf([half], simulator.settings, async (url, init) => {
    const answer = await simulator.respond?.(new Request(url, init))
    if (!answer) throw new ServerRefusal('PLATFORM_UNAVAILABLE')
    return answer
  })
  return testApp({ deps: { platforms } })
}

/** The calls of platforms that have one of their own; their fields beside the proof prove nothing. */
const calls: Partial<Record<PlayerSource, string>> = { tg: 'telegram', crazygames: 'crazy', mystore: 'mystore/client' }

async function comes({ app, clock }: TestApp, { source, simulator }: Portal): Promise<TestClient> {
  if (!simulator.proof) return registered(app, `Of ${source}`)
  const client = testClient(app)
  const proof = await simulator.proof(USER, clock())
  const named = { uniqueIds: [USER.id], playerId: USER.id, kongId: USER.id, username: USER.name, uid: USER.id }
  const { status, error } = await client.call(
    `POST /api/integration/${calls[source] ?? source}/authenticate` as 'POST /api/integration/ya/authenticate',
    {
      body: { lang: 'RU', ...named, proof },
    },
  )
  expect([status, error.code]).toEqual([200, undefined])
  await client.call('POST /api/security/registerTrial', { body: { characterAndCompanion: 'MAN_1', lang: 'RU', frontVersion: 445 } })
  return client
}

async function hear({ app }: TestApp, channel: string, notices: readonly Notice[]): Promise<void> {
  for (const { method, query, headers, body } of notices) {
    const url = `/api/payment/notice/${channel}${query.size > 0 ? `?${query}` : ''}`
    const { statusCode } = await app.inject({ method, url, headers, ...(method === 'POST' ? { payload: Buffer.from(body) } : {}) })
    expect([channel, Math.trunc(statusCode / 100)]).toEqual([channel, 2])
  }
}

const startedOf = ({ db }: TestApp, { orderId }: Order): Promise<StartedOrder> =>
  db.tx(async (tx) => asStarted((await purchaseById(tx, Number(orderId)))!, { lang: 'RU', returnUrl: 'http://localhost/' }))

it('finds a simulated portal beside every server half', () => {
  expect(portals.length).toBeGreaterThan(8)
})

describe.each(portals.map((portal) => [portal.source, portal] as const))('%s', (source, portal) => {
  let server: TestApp
  let client: TestClient
  beforeAll(async () => {
    server = await open(portal)
    client = await comes(server, portal)
  })
  afterAll(() => server.close())

  it('brings a player who may buy', async () => {
    const { reply } = await client.call('GET /api/player/current')
    expect([reply.accessLevel, reply.userSource]).toEqual(['PLAYER', portal.simulator.proof ? source : 'own'])
  })

  const channels = [
    ...(portal.half.server.pay ? [source as string] : []),
    ...Object.keys(portal.half.payments ?? {}).map((provider) => `${source}/${provider}`),
  ]
  it.each(channels)('sells through %s: what is paid is granted once, and taken back when it is refunded', async (channel) => {
    const simulator = portal.providers[channel.split('/')[1] ?? ''] ?? portal.simulator
    const method = channel.split('/')[1]
    const query = { source, ...(method ? { method } : {}) }
    const begun = await client.call('POST /api/payment/buy/{id}', { params: { id: 1 }, query })
    expect([begun.status, begun.error.code]).toEqual([200, undefined])
    const { orderId } = begun.reply
    const started = await startedOf(server, begun.reply)
    const now = server.clock()
    const state = async () => (await client.call('GET /api/payment/{orderId}', { params: { orderId } })).reply.state
    const settle = async () => {
      const evidence = await simulator.evidence?.(started, now)
      const { status, error } = await client.call('POST /api/payment/{orderId}/settle', {
        params: { orderId },
        body: evidence ? { evidence } : {},
      })
      expect([status, error.code]).toEqual([200, undefined])
    }
    // Some platforms tell us, some let the client bring evidence, some do both; each of it twice.
    for (let times = 0; times < 2; times++) {
      if (simulator.notices) await hear(server, channel, await simulator.notices(started, 'PAY', now))
      if (simulator.evidence) await settle()
    }
    expect(await state()).toBe('GEMS_GRANTED')
    const gems = async () => (await client.call('GET /api/player/current')).reply.resources.mithril
    const before = await gems()
    await client.call('POST /api/shop/bank/gems/take')
    expect([await state(), await gems()]).toEqual(['GEMS_TAKEN', before + 100])

    const refunds = (await simulator.notices?.(started, 'REFUND', now)) ?? []
    await hear(server, channel, refunds)
    expect([await state(), await gems()]).toEqual(refunds.length > 0 ? ['REFUNDED', before] : ['GEMS_TAKEN', before + 100])
  })
})
