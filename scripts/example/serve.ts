// Serves the pages of the examples, each on its own origin, as a portal does.
import { existsSync, readFileSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'
import { contentTypes, serve } from '@skystair/testing/portal'

export interface Reply {
  readonly body: string | Uint8Array
  readonly headers?: Readonly<Record<string, string>>
}

export interface Site {
  readonly origin: string
  close(): Promise<void>
}

/**
 * Serves the result of `find` for a path such as `/index.html`, on a free port; 404 if there is none. To a browser the two hosts are two
 * sites.
 */
export async function openSite(host: 'localhost' | '127.0.0.1', find: (path: string) => Reply | null): Promise<Site> {
  const { port, close } = await serve((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site')
    const path = pathname === '/' ? '/index.html' : pathname
    // Browsers request this of every site, whatever its pages name.
    if (path === '/favicon.ico') return void response.writeHead(204).end()
    const reply = find(path)
    if (!reply) response.writeHead(404).end()
    else
      response
        .writeHead(200, { 'content-type': contentTypes[extname(path)] ?? 'application/octet-stream', ...reply.headers })
        .end(reply.body)
  })
  return { origin: `http://${host}:${port}`, close }
}

/** Returns the bytes of a file in a folder; null if there is no such file. */
export function fileOf(folder: string, path: string): Buffer | null {
  const file = join(folder, path)
  return file.startsWith(folder) && existsSync(file) && statSync(file).isFile() ? readFileSync(file) : null
}
