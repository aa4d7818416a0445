// The pages of the examples, each on an origin of its own, as a portal's would be.
import { existsSync, readFileSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'
import { serve } from '@skystair/testing/portal'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
}

export interface Reply {
  readonly body: string | Uint8Array
  readonly headers?: Readonly<Record<string, string>>
}

export interface Site {
  readonly origin: string
  close(): Promise<void>
}

/** Serves what `find` gives for a path such as `/index.html`, on a free port; 404 where it gives nothing. To a browser the two hosts are two sites. */
export async function openSite(host: 'localhost' | '127.0.0.1', find: (path: string) => Reply | null): Promise<Site> {
  const { port, close } = await serve((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site')
    const path = pathname === '/' ? '/index.html' : pathname
    const reply = find(path)
    if (!reply) response.writeHead(404).end()
    else response.writeHead(200, { 'content-type': types[extname(path)] ?? 'application/octet-stream', ...reply.headers }).end(reply.body)
  })
  return { origin: `http://${host}:${port}`, close }
}

/** The bytes of a file of a folder; null where there is none of that path. */
export function fileOf(folder: string, path: string): Buffer | null {
  const file = join(folder, path)
  return file.startsWith(folder) && existsSync(file) && statSync(file).isFile() ? readFileSync(file) : null
}
