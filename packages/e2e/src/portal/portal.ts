// A simulated portal, whole: its page with the real bundle in a frame of another origin, the real game server, and the portal's own servers.
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { HostMode, PurchaseMode, SimulatedUser, Simulator } from '@skystair/platform'
import { buildApp } from '../../../server/src/app.ts'
import { memoryBus } from '../../../server/src/bus/memory.ts'
import { readConfig } from '../../../server/src/config.ts'
import { asStarted, type PurchaseRow } from '../../../server/src/game/purchase.ts'
import { memoryCounter } from '../../../server/src/http/rate.ts'
import { findPlatforms, platformsOf } from '../../../server/src/platforms.ts'
import { systemRandom } from '../../../server/src/random.ts'
import { migrate } from '../../../server/src/storage/migrate.ts'
import { openSqlite } from '../../../server/src/storage/sqlite.ts'
import { hostBundle } from './bundle-host.ts'
import { serve } from './serve.ts'

export interface PortalOptions {
  readonly user?: SimulatedUser
  readonly host?: HostMode
  readonly purchase?: PurchaseMode
  /** True where a browser reaches nobody outside: the portal's scripts are then served beside the bundle. */
  readonly alone?: boolean
  /** Port of the portal's page. */
  readonly port?: number
}

export interface Portal {
  readonly platform: string
  /** The portal's page. */
  readonly url: string
  /** Address of the game's frame, or of the game itself where the portal opens it whole. */
  readonly game: string
  readonly framed: boolean
  /** Whether it proves anybody. */
  readonly proves: boolean
  /** Whether its server half takes money. */
  readonly sells: boolean
  /** The portal's scripts by address, as a browser is to be given them. */
  readonly scripts: Readonly<Record<string, string>>
  /** What the portal's own servers answer to the page; undefined for an address that is not theirs. */
  answer(request: Request): Promise<Response | undefined>
  /** Changes how the host and its window behave, from the next load on. */
  behave(options: Pick<PortalOptions, 'host' | 'purchase' | 'user'>): Promise<void>
  /** Sends the portal's notices for every purchase in the state, as its servers would; answers how many purchases those were. */
  notify(kind: 'PAY' | 'REFUND' | 'CANCEL'): Promise<number>
  /** Who has proven to be whom: external ids of this portal. */
  identities(): Promise<string[]>
  /** The ledger's lines of gems, oldest first. */
  gems(): Promise<number[]>
  close(): Promise<void>
}

export const newcomer: SimulatedUser = { id: '279058397', name: 'Влад', lang: 'RU' }

export async function simulatorOf(platform: string): Promise<Simulator> {
  const file = fileURLToPath(new URL(`../../../../adapters/${platform}/simulator.ts`, import.meta.url))
  return ((await import(pathToFileURL(file).href)) as { simulator: Simulator }).simulator
}

/** Opens the portal around the bundle of a platform, with a game server of its own on an empty database. */
export async function openPortal(platform: string, options: PortalOptions = {}): Promise<Portal> {
  const simulator = await simulatorOf(platform)
  const { source } = simulator
  let behaviour = { user: newcomer, host: 'WELL' as HostMode, purchase: 'PAY' as PurchaseMode, ...options }
  const pageNow = () => Promise.resolve(simulator.page(behaviour.user, behaviour.host, behaviour.purchase, Date.now()))
  let page = await pageNow()

  const db = openSqlite(':memory:')
  await migrate(db)
  const platforms = platformsOf(await findPlatforms(), { ...simulator.settings, ...process.env }, async (url, init) => {
    const answer = await simulator.answer?.(new Request(url, init))
    if (!answer) throw new TypeError(`Nobody answers for ${new URL(url).host} here`)
    return answer
  })
  // Where the bundle stands is known only once it does.
  const allowed: string[] = []
  const config = {
    ...readConfig({ LOG_LEVEL: 'silent', RATE_FACTOR: '0', WEB_ROOT: '/nowhere', DRAIN_SECONDS: '0', TEST_PAYMENTS: 'yes' }),
    allowedOrigins: allowed,
  }
  const app = await buildApp({
    config,
    db,
    clock: Date.now,
    random: systemRandom,
    bus: memoryBus(),
    counter: memoryCounter(Date.now),
    platforms,
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const server = `http://127.0.0.1:${(app.server.address() as { port: number }).port}`
  const bundle = await hostBundle(platform, {
    server,
    attributes: simulator.attributes ?? {},
    page: () => ({ injected: page.injected, scripts: options.alone ? page.scripts : {} }),
  })
  allowed.push(`http://127.0.0.1:${bundle.port}`)

  const gameAddress = () => {
    const address = new URL(`http://127.0.0.1:${bundle.port}/`)
    for (const [name, value] of Object.entries(page.query)) address.searchParams.set(name, value)
    return `${address.href}${page.hash ?? ''}`
  }
  // localhost and 127.0.0.1 are two sites to a browser: what the portal may store, the frame may not.
  const outer = await serve((_, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    const frame = `<iframe src="${gameAddress().replace(/&/g, '&amp;').replace(/"/g, '&quot;')}" allow="autoplay; fullscreen"></iframe>`
    response.end(`<!doctype html><meta charset="utf-8"><title>${platform}</title>
<style>html,body{height:100%;margin:0;background:#222}iframe{border:0;width:100%;height:100%;display:block}</style>
<script>${page.parent ?? ''}</script>${frame}`)
  }, options.port ?? 0)

  const rows = (state: string) =>
    db.tx((tx) => tx.all<PurchaseRow>('select * from purchase where state = ? and cancelled = 0 order by id', [state]))
  return {
    platform,
    get url() {
      return simulator.frame ? `http://localhost:${outer.port}/` : gameAddress()
    },
    get game() {
      return gameAddress()
    },
    framed: simulator.frame,
    proves: simulator.proof !== undefined,
    sells: platforms.channels(source).length > 0,
    get scripts() {
      return page.scripts
    },
    answer: async (request) => simulator.answer?.(request),
    async behave(change) {
      behaviour = { ...behaviour, ...change }
      page = await pageNow()
    },
    async notify(kind) {
      const found = kind === 'REFUND' ? [...(await rows('GEMS_GRANTED')), ...(await rows('GEMS_TAKEN'))] : await rows('STARTED')
      for (const row of found) {
        const order = asStarted(row, { lang: behaviour.user.lang, returnUrl: `${server}/` })
        for (const { method, query, headers, body } of (await simulator.notices?.(order, kind, Date.now())) ?? [])
          await app.inject({
            method,
            url: `/api/payment/notice/${row.channel}?${query}`,
            headers: { ...headers },
            payload: Buffer.from(body),
          })
      }
      return found.length
    },
    identities: async () =>
      (await db.tx((tx) => tx.all<{ external_id: string }>('select external_id from identity where source = ?', [source]))).map(
        ({ external_id }) => external_id,
      ),
    gems: async () =>
      (await db.tx((tx) => tx.all<{ amount: number }>("select amount from ledger where resource = 'mithril' order by id"))).map(
        ({ amount }) => amount,
      ),
    async close() {
      await outer.close()
      await bundle.close()
      await app.close()
      await db.close()
    },
  }
}
