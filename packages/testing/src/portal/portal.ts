// A simulated portal, whole: its page with the real bundle in a frame of another origin, the real game server, and the portal's own servers.
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { StartedOrder } from '@skystair/platform/server'
import {
  type HostMode,
  type PortalOffers,
  type PurchaseMode,
  paidPage,
  type SimulatedUser,
  type Simulator,
} from '@skystair/platform/simulator'
import { asStarted, type PurchaseRow } from '@skystair/server/areas/payment/purchase'
import { findPlatforms, platformsOf } from '@skystair/server/areas/platform/platforms'
import { readConfig } from '@skystair/server/config'
import { passingServer } from '@skystair/server/testing/passing-server'
import { hostBundle } from './bundle-host.ts'
import { aloneScript } from './panel-page.ts'
import { serve } from './serve.ts'
import { mistrusting, spoiltNotice } from './wrong-answers.ts'

export interface PortalOptions {
  readonly user?: SimulatedUser
  readonly host?: HostMode
  readonly purchase?: PurchaseMode
  /** True where a browser reaches nobody outside: the bundle's host then serves the portal's scripts and pages, too. */
  readonly alone?: boolean
  /** Every proof and notice loses a byte on its way. */
  readonly wrong?: boolean
}

export interface Portal {
  readonly platform: string
  /** The portal's page. */
  readonly url: string
  /** Address of the game's frame, or of the game itself where the portal opens it whole. */
  readonly game: string
  readonly framed: boolean
  readonly offers: PortalOffers
  /** Script of the page around the game's frame. */
  readonly parent: string
  /** The portal's scripts by address, as a browser is to be given them. */
  readonly scripts: Readonly<Record<string, string>>
  /**
   * What the portal's own servers answer to the page; undefined for an address that is not theirs. Where a pay page of theirs was answered,
   * the notices go out, too.
   */
  answer(request: Request): Promise<Response | undefined>
  /** Changes how the host and its window behave, from the next load on. */
  behave(options: Pick<PortalOptions, 'host' | 'purchase' | 'user' | 'wrong'>): Promise<void>
  /** Sends the portal's notices for the newest purchase in the state, as its servers would; answers how many notices those were. */
  notify(kind: 'PAY' | 'REFUND' | 'CANCEL'): Promise<number>
  /** Purchases that were begun and not paid until now never will be: they were cancelled, or failed, in the portal's window. */
  giveUp(): Promise<void>
  /** Who has proven to be whom: external ids of this portal. */
  identities(): Promise<string[]>
  /** The ledger's lines of gems, oldest first. */
  gems(): Promise<number[]>
  close(): Promise<void>
}

export const newcomer: SimulatedUser = { id: '279058397', name: 'Влад', lang: 'RU' }

export async function simulatorsOf(platform: string): Promise<{ simulator: Simulator; providers?: Readonly<Record<string, Simulator>> }> {
  const file = fileURLToPath(new URL(`../../../../adapters/${platform}/simulator.ts`, import.meta.url))
  return await import(pathToFileURL(file).href)
}

/** Opens the portal around the bundle of a platform, with a game server of its own on an empty database. */
export async function openPortal(platform: string, options: PortalOptions = {}): Promise<Portal> {
  const { simulator, providers = {} } = await simulatorsOf(platform)
  const { source } = simulator
  let behaviour = { user: newcomer, host: 'WELL' as HostMode, purchase: 'PAY' as PurchaseMode, wrong: false, ...options }
  const pageNow = () => Promise.resolve(simulator.page(behaviour.user, behaviour.host, behaviour.purchase, Date.now()))
  let page = await pageNow()

  const halves = (await findPlatforms()).map((half) =>
    half.server.source === source ? mistrusting(half, () => behaviour.wrong === true) : half,
  )
  const platforms = platformsOf(halves, { ...simulator.settings, ...process.env }, async (url, init) => {
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
  const game = await passingServer(config, platforms)
  const bundle = await hostBundle(platform, {
    server: game.origin,
    attributes: simulator.attributes ?? {},
    page: () =>
      options.alone
        ? { injected: `${aloneScript()}${page.injected ?? ''}`, scripts: page.scripts }
        : { injected: page.injected, scripts: {} },
    ...(options.alone ? { outside: answer } : {}),
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
  })

  async function answer(request: Request): Promise<Response | undefined> {
    const told = await simulator.answer?.(request.clone())
    if (!told || request.method !== 'POST' || !told.headers.get('content-type')?.startsWith('text/html')) return told
    // Closing the window after the payment hides nothing from the provider.
    const way = new URLSearchParams(await request.text()).get('way')
    await notify(way === 'CANCEL' ? 'CANCEL' : 'PAY')
    // The portal leads back by a launch of its own making.
    page = await pageNow()
    return paidPage(gameAddress())
  }
  /** Purchases up to this one are never paid any more. */
  let given = 0
  const newest = (...states: string[]) =>
    game.db.tx((tx) => {
      const marks = states.map(() => '?').join(', ')
      const from = states.includes('STARTED') ? given : 0
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
    for (const { method, query, headers, body } of behaviour.wrong ? sent.map(spoiltNotice) : sent) {
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
    answer,
    async behave(change) {
      behaviour = { ...behaviour, ...change }
      page = await pageNow()
    },
    notify,
    async giveUp() {
      given = (await newest('STARTED'))?.id ?? given
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
