import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { game, phaser } from '../../../rollup.config.mjs'
import { assetFiles } from '../../../scripts/build/assets.ts'
import { root } from '../../../scripts/build/paths.ts'
import { phaserIsBuilt, phaserOutput } from '../../../scripts/build/phaser.ts'
import { sourceHash } from '../../../scripts/build/stamp.ts'
import { write } from '../../../scripts/build/write.ts'

const folder = join(root, '.cache/gallery')
const sources = [
  'packages/contract/src',
  'packages/world/src',
  'packages/platform/src',
  'packages/core',
  'scripts/build',
  'rollup.config.mjs',
  'package-lock.json',
]
const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}
/** Nothing is behind the gallery's windows, and blurring it is slow in software. A blinking caret would be in some pictures only. */
const page = (name: string) => `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${name}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>html,body{height:100%;margin:0;background:#3a4a6a}#gallery{position:fixed;inset:0}
.skystair .sky-shade{backdrop-filter:none!important}.skystair *{caret-color:transparent!important}</style></head>
<body><div id="gallery"></div><script type="module" src="/${name}.js"></script></body></html>`

/** Builds the pages that only tests use from the game's sources, unless they are unchanged since the last build. */
export async function buildGallery(): Promise<void> {
  const stamp = join(folder, 'hash')
  const hash = sourceHash(sources)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const input = {
    gallery: 'packages/core/gallery/gallery.tsx',
    listen: 'packages/core/gallery/listen.ts',
    modules: 'packages/core/gallery/modules.ts',
  }
  const tsconfig = 'packages/core/gallery/tsconfig.json'
  await write([
    ...(phaserIsBuilt() ? [] : [phaser]),
    game({ input, dir: '.cache/gallery', assets: 'assets/', phaserName: () => 'phaser.js', tsconfig }),
  ])
  writeFileSync(stamp, hash)
}

/** Serves the gallery, once it is built: `/gallery`, `/listen` and `/modules`. */
export async function openGallery(): Promise<{ readonly url: string; close(): Promise<void> }> {
  const assets = new Map([...assetFiles()].map(([source, name]) => [`/assets/${name}`, source]))
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://gallery')
    if (['/gallery', '/listen', '/modules'].includes(pathname)) {
      response.setHeader('content-type', 'text/html').end(page(pathname.slice(1)))
      return
    }
    const file = assets.get(pathname) ?? (pathname.endsWith('/phaser.js') ? phaserOutput : join(folder, pathname))
    if (pathname.includes('..') || !existsSync(file) || !extname(file)) {
      response.writeHead(404).end()
      return
    }
    response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream').end(readFileSync(file))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((done) => {
        server.closeAllConnections()
        server.close(() => done())
      }),
  }
}
