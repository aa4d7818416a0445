// Responds to every address that a reviewed page may request, without the internet: the embedding page, the archive on the portal's host or the page of our
// server, the portal's scripts and the game server.
import { existsSync, readFileSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { SimulatedPage, Simulator } from '@skystair/platform/simulator'
import type { BrowserContext, Route } from 'playwright'
import { gameFrame } from '../portal/game-frame.ts'
import { contentTypes } from '../portal/serve.ts'

const dist = fileURLToPath(new URL('../../../../dist/', import.meta.url))
/** The address of our server in the pages that it serves itself. */
export const OUR_SERVER = 'https://play.skystair.example'
/** A host that only the operator's setting FRAME_ANCESTORS names. */
export const PARTNER = 'https://partner.example'

export interface SiteOptions {
  readonly platform: string
  readonly simulator: Simulator
  readonly page: SimulatedPage
  /** Address of the game server that runs on this machine. */
  readonly local: string
  /** Changes a file of the bundle, to see that a check fails. */
  readonly change?: ((file: string, text: string) => string) | undefined
}

export interface Site {
  /** Address of the game's page, with what the portal adds to it. */
  readonly game: string
  /** Address of the page that the player opens. */
  readonly outer: string
  readonly faults: string[]
}

/** Returns the origin of the game server that the bundle's page names. */
const serverOf = (html: string) => /data-server="([^"]*)"/.exec(html)?.[1] ?? OUR_SERVER

function requestTo(address: string, route: Route): Request {
  const asked = route.request()
  const body = asked.postDataBuffer()
  const { host: _, ...headers } = asked.headers()
  return new Request(address, { method: asked.method(), headers, ...(body ? { body: new Uint8Array(body) } : {}) })
}

/** Returns a response as the browser takes it: unpacked. */
async function fulfilment(answer: Response, more: Readonly<Record<string, string>> = {}) {
  const { 'content-encoding': _, 'content-length': __, ...headers } = Object.fromEntries(answer.headers)
  return { status: answer.status, headers: { ...headers, ...more }, body: Buffer.from(await answer.arrayBuffer()) }
}

/** Responds to all requests of a context. Unexpected requests are refused and become faults. */
export async function openSite(context: BrowserContext, { platform, simulator, page, local, change }: SiteOptions): Promise<Site> {
  const { review, frame } = simulator
  const folder = join(dist, platform)
  const read = (file: string) => {
    const path = join(folder, file)
    if (!path.startsWith(folder) || !existsSync(path) || !statSync(path).isFile()) return null
    const bytes = readFileSync(path)
    if (!/\.(html|js)$/.test(file)) return bytes
    const attributes = Object.entries(simulator.attributes ?? {})
    const text = attributes.reduce((text, [name, value]) => text.replace(`${name}=""`, `${name}="${value}"`), bytes.toString('utf8'))
    return Buffer.from(change ? change(file, text) : text)
  }
  const html = read('index.html')?.toString('utf8')
  if (html === undefined) throw new Error(`dist/${platform} is not built: npm run build`)
  const server = review.address ? serverOf(html) : OUR_SERVER
  const base = review.address ?? `${OUR_SERVER}/${platform === 'own' ? '' : `play/${platform}/`}`
  const game = new URL(base)
  for (const [name, value] of Object.entries(page.query)) game.searchParams.set(name, value)
  if (page.hash) game.hash = page.hash

  const faults: string[] = []
  const outerPage = (origin: string, sandbox: string) =>
    `<!doctype html><meta charset="utf-8"><title>${origin}</title><link rel="icon" href="data:,">
<style>html,body{height:100%;margin:0}iframe{border:0;width:100%;height:100%}</style><script>${sandbox ? '' : (page.parent ?? '')}</script>
${gameFrame(game.href, sandbox)}`

  await context.route('**', async (route) => {
    const url = new URL(route.request().url())
    const address = url.origin + url.pathname
    const script = Object.entries(page.scripts).find(([script]) => new URL(script, base).href.split('?')[0] === address)?.[1]
    if (script !== undefined) return route.fulfill({ contentType: 'text/javascript', body: script })
    if (url.searchParams.has('embed'))
      return route.fulfill({ contentType: 'text/html', body: outerPage(url.origin, url.searchParams.get('embed')!) })
    if (address.startsWith(base) && !(server === OUR_SERVER && url.pathname.startsWith('/api/'))) {
      const file = url.pathname.slice(new URL(base).pathname.length) || 'index.html'
      const body = read(file)
      if (!body) {
        faults.push(`lacks a file that it asks for: ${file}`)
        return route.fulfill({ status: 404, body: '' })
      }
      // The page's headers are those of the real server, or those that the portal adds.
      const own = file === 'index.html' && !review.address ? (await fulfilment(await fetch(local + url.pathname))).headers : {}
      const headers: Record<string, string> = { ...own, 'content-type': contentTypes[extname(file)] ?? 'application/octet-stream' }
      if (file === 'index.html' && review.policy) headers['content-security-policy'] = review.policy(server)
      return route.fulfill({ headers, body })
    }
    if (url.origin === server) return route.fulfill(await fulfilment(await fetch(requestTo(local + url.pathname + url.search, route))))
    const answer = await simulator.respond?.(requestTo(url.href, route))
    if (answer) return route.fulfill(await fulfilment(answer, { 'access-control-allow-origin': '*' }))
    faults.push(`asks a host that is not the portal's: ${address}`)
    return route.abort()
  })
  if (page.injected) await context.addInitScript(page.injected)
  const outer = frame ? `${review.embeddedBy[0]}/game?embed=` : game.href
  return { game: game.href, outer, faults }
}
