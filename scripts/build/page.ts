import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PlatformBundle } from '@skystair/platform'
import type { Plugin } from 'rollup'
import { installableHead } from './installable.ts'
import { root } from './paths.ts'
import { bundleOf } from './platforms.ts'
import { policyOf } from './policy.ts'
import type { ReportedChunk } from './report.ts'

/** Files beside the page. */
export interface Preloads {
  readonly scripts: readonly string[]
  readonly pictures: readonly string[]
}

const named: Preloads = { scripts: ['main.js', 'platform.js'], pictures: [] }

export interface PageOptions {
  readonly name: string
  readonly bundle: PlatformBundle
  /** Address of the game server; empty if the server itself serves the page. */
  readonly server: string
  /** What the loading screen needs; by default only the entry scripts. */
  readonly preloads?: Preloads
  /** The environment of the build. */
  readonly settings: Readonly<Record<string, string | undefined>>
}

/** Returns the bundle with the scripts that the settings name: an attribute with an address is the location of a portal's script. */
export function settled(bundle: PlatformBundle, settings: PageOptions['settings']): PlatformBundle {
  const named = Object.values(bundle.attributes ?? {}).flatMap((setting) => {
    const value = settings[setting] ?? ''
    return /^https:\/\//.test(value) && URL.canParse(value) ? [new URL(value).origin] : []
  })
  return { ...bundle, scripts: [...bundle.scripts, ...named] }
}

/**
 * Returns the platform's page. A page that the portal serves contains its policy; for the others our server sends the policy as a header.
 */
export function pageOf({ name, bundle, server, preloads = named, settings }: PageOptions): string {
  const policy = bundle.zip && !bundle.anybody ? `<meta http-equiv="content-security-policy" content="${policyOf(bundle, server)}">` : ''
  // On our server several platforms' pages share one origin: each keeps its own session.
  const storage = name === 'own' ? {} : { 'data-storage-key': `skystair-${name}` }
  const asked = Object.entries(bundle.attributes ?? {}).map(([attribute, setting]) => [attribute, settings[setting] ?? ''])
  const attributes = { ...(server ? { 'data-server': server } : {}), ...storage, ...Object.fromEntries(asked) } as Record<string, string>
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value.replace(/&/g, '&amp;').replace(/"/g, '&quot;')}"`)
  return readFileSync(join(root, 'scripts/build/page.html'), 'utf8')
    .replace(/\n *<!-- policy -->/, () => (policy ? `\n    ${policy}` : ''))
    .replace(/\n *<!-- installable -->/, () => (name === 'own' ? `\n    ${installableHead}` : ''))
    .replace('<!-- preloads -->', () => linksTo(preloads).join('\n    '))
    .replace('data-platform', (found) => found + written.join(''))
}

/** Pictures come first, as they are painted last. */
const linksTo = ({ scripts, pictures }: Preloads): string[] => [
  ...pictures.map((file) => `<link rel="preload" as="image" href="${file}" fetchpriority="high">`),
  ...scripts.map((file) => `<link rel="modulepreload" href="${file}">`),
]

/** Returns what the loading screen needs. dist/own must contain the built scripts and assets: all platforms have the same. */
function preloadsOf(): Preloads {
  const chunks = JSON.parse(readFileSync(join(root, 'dist/own.json'), 'utf8')) as readonly ReportedChunk[]
  const main = chunks.find(({ file }) => file === 'main.js')!
  // Its name is a hash of all assets, which would take long to compute for every platform again.
  const [folder] = readdirSync(join(root, 'dist/own/assets'))
  return { scripts: [main.file, ...main.imports, 'platform.js'], pictures: [`assets/${folder}/art/standalone/loading-cat.webp`] }
}

/** Adds the platform's page, and a description of it for the server. GAME_SERVER is the address of the game server for archives. */
export const platformPage = (name: string): Plugin => ({
  name: 'platform-page',
  async generateBundle() {
    const bundle = settled(await bundleOf(name), process.env)
    const server = bundle.zip ? process.env.GAME_SERVER || 'https://game.invalid' : ''
    const served = { platform: name, zip: bundle.zip, frameAncestors: bundle.frameAncestors, policy: policyOf(bundle, server) }
    this.emitFile({
      type: 'asset',
      fileName: 'index.html',
      source: pageOf({ name, bundle, server, preloads: preloadsOf(), settings: process.env }),
    })
    this.emitFile({ type: 'asset', fileName: 'bundle.json', source: `${JSON.stringify(served, null, 2)}\n` })
  },
})
