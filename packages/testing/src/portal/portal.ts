// A complete simulated portal: its page with the real bundle in a frame of another origin, the real game server, and the portal's own
// servers.
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { StartedOrder } from '@skystair/platform/server'
import type { HostMode, PortalOffers, PurchaseMode, SimulatedUser, Simulator } from '@skystair/platform/simulator'
import { paidPage } from '@skystair/platform/simulator'
import { asStarted, findPlatforms, type PurchaseRow, readConfig } from '@skystair/server'
import { passingServer } from '@skystair/server/testing'
import { hostBundle } from './bundle-host.ts'
import { corruptedNotice, withCorruptProofs } from './corrupt.ts'
import { gameFrame } from './game-frame.ts'
import { offlineScript } from './panel-page.ts'
import { serve } from './serve.ts'
import { simulatedPlatforms } from './simulated-platforms.ts'

export interface PortalOptions {
  readonly user?: SimulatedUser
  readonly host?: HostMode
  readonly purchase?: PurchaseMode
  /** True if the browser has no access to the internet: then the bundle's host also serves the portal's scripts and pages. */
  readonly offline?: boolean
  /** True if every proof and notice is corrupted on its way. */
  readonly corrupt?: boolean
}

export interface Portal {
  readonly platform: string
  /** Address of the portal's page. */
  readonly url: string
  /** Address of the game's frame, or of the game itself if the portal uses no frame. */
  readonly game: string
  readonly framed: boolean
  readonly offers: PortalOffers
  /** Script of the page around the game's frame. */
  readonly parent: string
  /** The portal's scripts by address, for the browser to load. */
  readonly scripts: Readonly<Record<string, string>>
  /** Responds as the portal's own servers do; undefined for an address that is not theirs. A submitted pay page also sends the notices. */
  respond(request: Request): Promise<Response | undefined>
  /** Changes the behaviour of the portal from the next page load on. */
  behave(options: Pick<PortalOptions, 'host' | 'purchase' | 'user' | 'corrupt'>): Promise<void>
  /** Sends the portal's notices for the newest purchase in a fitting state. Returns how many were sent. */
  notify(kind: 'PAY' | 'REFUND' | 'CANCEL'): Promise<number>
  /** Marks all open purchases as cancelled or failed in the portal's window: they are never paid. */
  abandonOrders(): Promise<void>
  /** Returns the external ids of this portal that were proven to our server. */
  identities(): Promise<string[]>
  /** Returns the amounts of all gem entries in the ledger, oldest first. */
  gems(): Promise<number[]>
  close(): Promise<void>
}

export const newcomer: SimulatedUser = { id: '279058397', name: 'Влад', lang: 'RU' }

export async function simulatorsOf(platform: string): Promise<{ simulator: Simulator; providers?: Readonly<Record<string, Simulator>> }> {
  const file = fileURLToPath(new URL(`../../../../adapters/${platform}/simulator.ts`, import.meta.url))
  return await import(pathToFileURL(file).href)
}

/** The scripts that the portal serves from the archive's own host. */
const besideArchive = (scripts: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(scripts).filter(([address]) => address.startsWith('/')))

/** Returns the paths at which the bundle's host serves the portal's scripts instead. */
const localScripts = (scripts: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.keys(scripts).flatMap((address, index) =>
      address.startsWith('/') ? [] : [[address.split('?')[0]!, `/portal-script-${index}.js`]],
    ),
  )

/** Starts the portal for a platform's bundle, with its own game server on an empty database. Throws if the bundle is not built. */
export async function openPortal(platform: string, options: PortalOptions = {}): Promise<Portal> {
  const { simulator, providers = {} } = await simulatorsOf(platform)
  const { source } = simulator
  let behaviour = { user: newcomer, host: 'WELL' as HostMode, purchase: 'PAY' as PurchaseMode, corrupt: false, ...options }
  const pageNow = () => Promise.resolve(simulator.page(behaviour.user, behaviour.host, behaviour.purchase, Date.now()))
  let page = await pageNow()

  const halves = (await findPlatforms()).map((half) =>
    half.server.source === source ? withCorruptProofs(half, () => behaviour.corrupt === true) : half,
  )
  const platforms = simulatedPlatforms(halves, simulator, process.env)
  // The origin of the bundle is known only after it is served.
  const allowed: string[] = []
  const config = {
    ...readConfig({ LOG_LEVEL: 'silent', RATE_FACTOR: '0', WEB_ROOT: '/nowhere', DRAIN_SECONDS: '0', TEST_PAYMENTS: 'yes' }),
    allowedOrigins: allowed,
  }
  const game = await passingServer(config, platforms)
  const bundle = await hostBundle(platform, {
    server: game.origin,
    attributes: simulator.attributes ?? {},
    page: () => {
      const { injected = '', scripts } = page
      if (!options.offline) return { injected: page.injected, scripts: besideArchive(scripts) }
      const local = localScripts(scripts)
      const sources = Object.entries(scripts).map(([address, source]) => [local[address.split('?')[0]!] ?? address, source])
      return { injected: offlineScript(local) + injected, scripts: Object.fromEntries(sources) }
    },
    ...(options.offline ? { outside: answer } : {}),
  })
  allowed.push(`http://127.0.0.1:${bundle.port}`)

  const gameAddress = () => {
    const address = new URL(`http://127.0.0.1:${bundle.port}/`)
    for (const [name, value] of Object.entries(page.query)) address.searchParams.set(name, value)
    return `${address.href}${page.hash ?? ''}`
  }
  // To a browser localhost and 127.0.0.1 are two sites, so the frame has third-party storage.
  const outer = await serve((_, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(`<!doctype html><meta charset="utf-8"><title>${platform}</title>
<style>html,body{height:100%;margin:0;background:#222}iframe{border:0;width:100%;height:100%;display:block}</style>
<script>${page.parent ?? ''}</script>${gameFrame(gameAddress())}`)
  })

  async function answer(request: Request): Promise<Response | undefined> {
    const reply = await simulator.respond?.(request.clone())
    if (!reply || request.method !== 'POST' || !reply.headers.get('content-type')?.startsWith('text/html')) return reply
    // Even if the player closes the window after paying, the provider knows of the payment.
    const way = new URLSearchParams(await request.text()).get('way')
    await notify(way === 'CANCEL' ? 'CANCEL' : 'PAY')
    // The portal returns to the game with a new launch.
    page = await pageNow()
    return paidPage(gameAddress())
  }
  /** Purchases up to this id are never paid. */
  let abandoned = 0
  const newest = (...states: string[]) =>
    game.db.tx((tx) => {
      const marks = states.map(() => '?').join(', ')
      const from = states.includes('STARTED') ? abandoned : 0
      return tx.one<PurchaseRow>(`select * from purchase where state in (${marks}) and cancelled = 0 and id > ? order by id desc limit 1`, [
        ...states,
        from,
      ])
    })
  async function notify(kind: 'PAY' | 'REFUND' | 'CANCEL'): Promise<number> {
    const row = kind === 'REFUND' ? await newest('GEMS_GRANTED', 'GEMS_TAKEN') : await newest('STARTED')
    if (!row) return 0
    const order = asStarted(row, { lang: behaviour.user.lang, returnUrl: gameAddress() })
    const sent = (await notices(row.channel, order, kind)) ?? []
    for (const { method, query, headers, body } of behaviour.corrupt ? sent.map(corruptedNotice) : sent) {
      const url = `/api/payment/notice/${row.channel}?${query}`
      await game.app.inject({ method, url, headers: { ...headers }, payload: Buffer.from(body) })
    }
    return sent.length
  }
  /** A platform that sells through several providers has a simulator for each. */
  const notices = (channel: string, order: StartedOrder, kind: 'PAY' | 'REFUND' | 'CANCEL') =>
    (providers[channel.split('/')[1] ?? ''] ?? simulator).notices?.(order, kind, Date.now())

  return {
    platform,
    get url() {
      return simulator.frame ? `http://localhost:${outer.port}/` : gameAddress()
    },
    get game() {
      return gameAddress()
    },
    framed: simulator.frame,
    offers: simulator.offers,
    get parent() {
      return page.parent ?? ''
    },
    get scripts() {
      return page.scripts
    },
    respond: answer,
    async behave(change) {
      behaviour = { ...behaviour, ...change }
      page = await pageNow()
    },
    notify,
    async abandonOrders() {
      abandoned = (await newest('STARTED'))?.id ?? abandoned
    },
    identities: async () =>
      (await game.db.tx((tx) => tx.all<{ external_id: string }>('select external_id from identity where source = ?', [source]))).map(
        ({ external_id }) => external_id,
      ),
    gems: async () =>
      (await game.db.tx((tx) => tx.all<{ amount: number }>("select amount from ledger where resource = 'mithril' order by id"))).map(
        ({ amount }) => amount,
      ),
    async close() {
      await outer.close()
      await bundle.close()
      await game.close()
    },
  }
}
