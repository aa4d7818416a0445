// Every adapter's server half inside the real server, opposite its simulated portal.
import { existsSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Order, PlayerSource } from '@skystair/contract'
import { type Notice, ServerRefusal, type StartedOrder } from '@skystair/platform/server'
import type { SimulatedUser, Simulator } from '@skystair/platform/simulator'
import { asStarted } from '../src/areas/payment/purchase.ts'
import { purchaseById } from '../src/areas/payment/repository.ts'
import { findPlatforms, platformsOf, type ServerHalf } from '../src/platforms.ts'
import { registered, type TestClient, testClient } from './client.ts'
import { type TestApp, type TestOptions, testApp } from './test-app.ts'

export interface Portal {
  readonly source: PlayerSource
  readonly half: ServerHalf
  readonly simulator: Simulator
  /** By provider, for platforms with several. */
  readonly providers: Readonly<Record<string, Simulator>>
}

const ADAPTERS = new URL('../../../adapters/', import.meta.url)

/** Returns every adapter that has a simulated portal. */
export async function findPortals(): Promise<Portal[]> {
  const portals: Portal[] = []
  for (const half of await findPlatforms()) {
    const { source } = half.server
    const file = fileURLToPath(new URL(`${source}/simulator.ts`, ADAPTERS))
    if (!existsSync(file)) continue
    const { simulator, providers = {} } = (await import(pathToFileURL(file).href)) as Pick<Portal, 'simulator'> & Partial<Portal>
    portals.push({ source, half, simulator, providers })
  }
  return portals
}

/** Returns the platforms of a server with this portal alone, for which the simulator responds. */
export const platformsAt = ({ half, simulator }: Portal) =>
  platformsOf([half], simulator.settings, async (url, init) => {
    const answer = await simulator.respond?.(new Request(url, init))
    if (!answer) throw new ServerRefusal('PLATFORM_UNAVAILABLE')
    return answer
  })

/** Returns a server with this portal alone. */
export const openPortal = (portal: Portal, options: TestOptions = {}): Promise<TestApp> =>
  testApp({ ...options, deps: { platforms: platformsAt(portal) } })

/** Returns the client of a player who arrives through the portal, or registers with us if the portal proves no identities. */
export async function comesBy({ app, clock }: TestApp, { source, half, simulator }: Portal, user: SimulatedUser): Promise<TestClient> {
  if (!simulator.proof) return registered(app, `${user.name} of ${source}`)
  const client = testClient(app)
  const proof = await simulator.proof(user, clock())
  // The fields beside the proof prove nothing.
  const named = { uniqueIds: [user.id], playerId: user.id, kongId: user.id, username: user.name, uid: user.id }
  const { status, error } = await client.call(half.manifest.authenticate as 'POST /api/integration/ya/authenticate', {
    body: { lang: 'RU', ...named, proof },
  })
  if (status !== 200) throw new Error(`${source} was answered ${status} ${error.code}`)
  await client.call('POST /api/security/registerTrial', { body: { characterAndCompanion: 'MAN_1', lang: 'RU', frontVersion: 445 } })
  return client
}

/** Sends a channel's notices to the server. Returns its replies. */
export async function sendNotices(
  { app }: TestApp,
  channel: string,
  notices: readonly Notice[],
): Promise<{ status: number; body: string }[]> {
  const replies = []
  for (const { method, query, headers, body } of notices) {
    const url = `/api/payment/notice/${channel}${query.size > 0 ? `?${query}` : ''}`
    const reply = await app.inject({ method, url, headers, ...(method === 'POST' ? { payload: Buffer.from(body) } : {}) })
    replies.push({ status: reply.statusCode, body: reply.body })
  }
  return replies
}

/** Returns a purchase in the form in which the simulated portal receives it. */
export const startedOf = ({ db }: TestApp, { orderId }: Pick<Order, 'orderId'>): Promise<StartedOrder> =>
  db.tx(async (tx) => asStarted((await purchaseById(tx, Number(orderId)))!, { lang: 'RU', returnUrl: 'http://localhost/' }))
