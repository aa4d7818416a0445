import { existsSync, readFileSync, statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Served, serve } from './serve.ts'

const dist = fileURLToPath(new URL('../../../../dist/', import.meta.url))
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.css': 'text/css; charset=utf-8',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
}

/** Path of the script that runs before all others. */
const INJECTED = '/injected.js'

export interface HostOptions {
  /** Address of the game server; replaces the one that the bundle was built for. */
  readonly server: string
  /** Values of the page's attributes, as the build sets them. */
  readonly attributes: Readonly<Record<string, string>>
  /** Responds to requests for `/outside/<address>` in place of the internet. */
  readonly outside?: (request: Request) => Promise<Response | undefined>
  /** Parts of the next page. */
  page(): {
    /** A script of the app around the page, which runs before all others. */
    readonly injected?: string | undefined
    /** The scripts that this host serves: their sources by their paths. */
    readonly scripts: Readonly<Record<string, string>>
  }
}

/** Serves the files of `dist/<platform>` unchanged but for the address of the game server, as a portal's host serves an archive. Throws if the bundle is not built. */
export function hostBundle(platform: string, { server, attributes, outside, page }: HostOptions): Promise<Served> {
  const folder = join(dist, platform)
  if (!existsSync(join(folder, 'index.html'))) throw new Error(`dist/${platform} is not built: npm run build`)
  const { policy, frameAncestors } = JSON.parse(readFileSync(join(folder, 'bundle.json'), 'utf8'))
  const live = server.replace(/^http/, 'ws')
  // Here every bundle has its own origin, even those that the game server itself would serve: the page must name the server.
  const withServer = (text: string) =>
    text
      .replace(/data-platform(?![^>]*data-server)/, `data-platform data-server="${server}"`)
      .replace("connect-src 'self'", `connect-src 'self' ${server} ${live}`)
  const named = Object.values(attributes).filter((value) => /^https:\/\//.test(value))
  const allowingScripts = (policy: string) =>
    policy.replace("script-src 'self'", ['script-src', "'self'", ...named.map((value) => new URL(value).origin)].join(' '))
  const withAttributes = (text: string) =>
    Object.entries(attributes).reduce((done, [name, value]) => done.replace(`${name}=""`, `${name}="${value}"`), text)
  const built = /data-server="([^"]*)"/.exec(readFileSync(join(folder, 'index.html'), 'utf8'))?.[1] ?? server
  const localised = (text: string) => text.replaceAll(built.replace(/^http/, 'ws'), live).replaceAll(built, server)
  return serve(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://bundle')
    const external = request.url?.split('/outside/')[1]
    if (outside && external) return relay(external, outside, request, response)
    const { injected, scripts } = page()
    const script = pathname === INJECTED ? injected : scripts[pathname]
    if (script !== undefined) {
      response.setHeader('content-type', 'text/javascript; charset=utf-8')
      response.end(script)
      return
    }
    const file = join(folder, pathname === '/' ? 'index.html' : decodeURIComponent(pathname))
    if (!file.startsWith(folder) || !existsSync(file) || !statSync(file).isFile()) {
      response.statusCode = 404
      response.end()
      return
    }
    response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream')
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('cache-control', /^\/(chunks|assets)\//.test(pathname) ? 'public, max-age=31536000, immutable' : 'no-cache')
    if (file.endsWith('index.html')) {
      response.setHeader(
        'content-security-policy',
        `${withServer(localised(allowingScripts(policy)))}; frame-ancestors http://localhost:* http://127.0.0.1:* ${frameAncestors.join(' ')}`,
      )
      const html = withServer(localised(withAttributes(readFileSync(file, 'utf8'))))
      response.end(injected ? html.replace('<head>', `<head>\n    <script src="${INJECTED}"></script>`) : html)
      return
    }
    response.end(readFileSync(file))
  })
}

async function relay(
  address: string,
  outside: NonNullable<HostOptions['outside']>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  const { method = 'GET' } = request
  const type = request.headers['content-type']
  const body = method === 'POST' ? { body: Buffer.concat(parts) } : {}
  const answer = await outside(new Request(address, { method, ...(type ? { headers: { 'content-type': type } } : {}), ...body }))
  response.writeHead(answer?.status ?? 404, { 'content-type': answer?.headers.get('content-type') ?? 'text/plain' })
  response.end(answer ? Buffer.from(await answer.arrayBuffer()) : 'Nobody answers there.')
}
