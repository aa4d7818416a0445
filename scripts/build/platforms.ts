// One bundle a platform, in dist/<platform>/: the core's files, the same bytes in each, with the platform's client and page beside them.
import { createHash } from 'node:crypto'
import { cpSync, existsSync, linkSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PlatformBundle } from '@skystair/platform'
import { type Zippable, zipSync } from 'fflate'
import { buildClient } from './client.ts'
import { root } from './paths.ts'
import { policyOf } from './policy.ts'

const dist = join(root, 'dist')

/** The folders of `adapters/` that have a browser half, in order. */
export const platformNames = (): string[] =>
  readdirSync(join(root, 'adapters'))
    .filter((name) => existsSync(join(root, 'adapters', name, 'client.ts')))
    .sort()

export async function bundleOf(name: string): Promise<PlatformBundle> {
  const file = join(root, 'adapters', name, 'bundle.ts')
  return ((await import(pathToFileURL(file).href)) as { bundle: PlatformBundle }).bundle
}

export interface PageOptions {
  readonly name: string
  readonly bundle: PlatformBundle
  /** Address of the game server; empty where the server itself serves the page. */
  readonly server: string
  /** What whoever builds has set. */
  readonly settings: Readonly<Record<string, string | undefined>>
}

/** The bundle with the scripts that whoever builds has named: an attribute that holds an address says where a script of the portal's is. */
export function settled(bundle: PlatformBundle, settings: PageOptions['settings']): PlatformBundle {
  const named = Object.values(bundle.attributes ?? {}).flatMap((setting) => {
    const value = settings[setting] ?? ''
    return /^https:\/\//.test(value) && URL.canParse(value) ? [new URL(value).origin] : []
  })
  return { ...bundle, scripts: [...bundle.scripts, ...named] }
}

/** The platform's page. A page that the portal serves carries its policy with it; else whoever serves it sends the policy. */
export function pageOf({ name, bundle, server, settings }: PageOptions): string {
  const policy = bundle.zip && !bundle.anybody ? `<meta http-equiv="content-security-policy" content="${policyOf(bundle, server)}">` : ''
  // On a server of ours several platforms' pages have one origin: each keeps its own session.
  const storage = name === 'own' ? {} : { 'data-storage-key': `skystair-${name}` }
  const asked = Object.entries(bundle.attributes ?? {}).map(([attribute, setting]) => [attribute, settings[setting] ?? ''])
  const attributes = { ...(server ? { 'data-server': server } : {}), ...storage, ...Object.fromEntries(asked) } as Record<string, string>
  const told = Object.entries(attributes).map(([name, value]) => ` ${name}="${value.replace(/&/g, '&amp;').replace(/"/g, '&quot;')}"`)
  return readFileSync(join(root, 'scripts/build/page.html'), 'utf8')
    .replace(/\n *<!-- policy -->/, () => (policy ? `\n    ${policy}` : ''))
    .replace('data-platform', (found) => found + told.join(''))
}

/** What is the platform's own in a bundle; everything else is the core's. */
export const isOwnFile = (file: string): boolean => /^(index\.html|bundle\.json|platform(-library)?\.js)(\.gz|\.br)?$/.test(file)

/** Files of a folder, relative to it, in order. */
export const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(join(folder, file)).isFile())
    .map((file) => file.replaceAll('\\', '/'))
    .sort()

/** One hash over the core's files in a bundle: the same for every platform. */
export function coreHash(folder: string): string {
  const hash = createHash('sha256')
  for (const file of filesOf(folder).filter((name) => !isOwnFile(name))) hash.update(file).update(readFileSync(join(folder, file)))
  return hash.digest('hex')
}

/** Lays the platform's own files beside the core's: its client, its page, and what a server must know of both. */
export async function addPlatform(name: string, folder: string, server: string): Promise<void> {
  const bundle = settled(await bundleOf(name), process.env)
  await buildClient(join(root, 'adapters', name, 'client.ts'), folder)
  writeFileSync(join(folder, 'index.html'), pageOf({ name, bundle, server, settings: process.env }))
  writeFileSync(
    join(folder, 'bundle.json'),
    `${JSON.stringify({ platform: name, zip: bundle.zip, frameAncestors: bundle.frameAncestors, policy: policyOf(bundle, server) }, null, 2)}\n`,
  )
}

/** Packs a bundle as the portal takes it: without what only a server of ours has a use for. */
export function zip(folder: string): Uint8Array {
  const files: Zippable = {}
  for (const file of filesOf(folder))
    if (!/\.(gz|br)$/.test(file) && file !== 'bundle.json') {
      // Pictures and fonts are as small as they get.
      const level = /\.(webp|woff2|png)$/.test(file) ? 0 : 9
      files[file] = [readFileSync(join(folder, file)), { level, mtime: '2020-01-01T00:00:00' }]
    }
  return zipSync(files)
}

/** Builds every platform but the own site's, which stands in dist/own already. `server` is where the zipped ones find the game server. */
export async function buildPlatforms(server: string): Promise<void> {
  const core = join(dist, 'own')
  const files = filesOf(core).filter((file) => !isOwnFile(file))
  for (const name of platformNames().filter((other) => other !== 'own')) {
    const folder = join(dist, name)
    rmSync(folder, { recursive: true, force: true })
    for (const file of files) {
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      share(join(core, file), join(folder, file))
    }
    const bundle = await bundleOf(name)
    await addPlatform(name, folder, bundle.zip ? server : '')
    if (bundle.zip) writeFileSync(join(dist, `${name}.zip`), zip(folder))
  }
}

/** The same file under a second name, where the file system can; else a copy. */
function share(from: string, to: string): void {
  try {
    linkSync(from, to)
  } catch {
    cpSync(from, to)
  }
}
