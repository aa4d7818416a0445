// `npm run example -- <name>`: serves an example of `examples/` with its own game server. Builds missing bundles.
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { client } from '../rollup.config.mjs'
import { root } from './build/paths.ts'
import { write } from './build/write.ts'
import { build } from './build.ts'
import { startGame } from './example/game.ts'
import { embeddingPolicy } from './example/policy.ts'
import { openPortal } from './example/portal.ts'
import { fileOf, openSite, type Reply, type Site } from './example/serve.ts'

const folder = join(root, 'examples')

/** The folders of `examples/`, sorted. */
export const exampleNames = (): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()

/** Opens an example. `origin` is the address of its page; `close` ends its servers and deletes their data. */
async function openExample(name: string): Promise<Site> {
  const source = join(folder, name)
  await build()
  return existsSync(join(source, 'simulator.ts')) ? openPortal(source) : openPages(source)
}

/** Serves the example's own pages: the outer one, and another origin for its frame. */
async function openPages(source: string): Promise<Site> {
  const built = mkdtempSync(join(tmpdir(), 'skystair-example-'))
  for (const script of ['app', 'platform'])
    if (existsSync(join(source, `${script}.ts`))) await write([client({ entry: join(source, `${script}.ts`), dir: built, name: script })])

  let addresses: Readonly<Record<string, string>> = {}
  const filled = (text: string) => Object.entries(addresses).reduce((all, [from, to]) => all.replaceAll(from, to), text)
  const page = (hosts: () => { ancestors: string[]; frames: string[] }) => (path: string) => {
    const bytes = fileOf(source, path) ?? fileOf(built, path)
    if (!bytes || !/\.(html|js)$/.test(path)) return null
    const body = filled(bytes.toString('utf8'))
    const policy = () => embeddingPolicy(body, { game: addresses['https://your.host']!, ...hosts() })
    return { body, ...(path.endsWith('.html') ? { headers: { 'content-security-policy': policy() } } : {}) } satisfies Reply
  }
  // Browsers treat two names of one machine as two sites: cookies of one are third-party cookies on the other.
  const outer: Site = await openSite(
    'localhost',
    page(() => ({ ancestors: [], frames: [inner.origin] })),
  )
  const inner: Site = await openSite(
    '127.0.0.1',
    page(() => ({ ancestors: [outer.origin], frames: [] })),
  )
  const game = await startGame([outer.origin, inner.origin])
  addresses = { 'https://your.host': game.origin, 'https://portal.example': outer.origin, 'https://frame.example': inner.origin }
  return {
    origin: outer.origin,
    close: async () => {
      for (const site of [outer, inner, game]) await site.close()
      rmSync(built, { recursive: true, force: true })
    },
  }
}

if (import.meta.main) {
  const [name = ''] = process.argv.slice(2)
  if (!exampleNames().includes(name)) {
    console.error(`Which example? npm run example -- ${exampleNames().join(' | ')}`)
    process.exit(1)
  }
  const example = await openExample(name)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void example.close().then(() => process.exit(0)))
  console.log(example.origin)
}
