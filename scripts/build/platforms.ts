// One bundle per platform, in dist/<platform>/: the same files of the core in each, with the platform's client and page.
import { createHash } from 'node:crypto'
import { cpSync, existsSync, linkSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PlatformBundle } from '@skystair/platform'
import type { Plugin } from 'rollup'
import { filesOf } from './folders.ts'
import { root } from './paths.ts'

/** Returns the folders of `adapters/` that have a client, sorted. */
export const platformNames = (): string[] =>
  readdirSync(join(root, 'adapters'))
    .filter((name) => existsSync(join(root, 'adapters', name, 'client.ts')))
    .sort()

export async function bundleOf(name: string): Promise<PlatformBundle> {
  const file = join(root, 'adapters', name, 'bundle.ts')
  return ((await import(pathToFileURL(file).href)) as { bundle: PlatformBundle }).bundle
}

/** Returns true if a file of a bundle is the platform's own; all others are the core's. */
export const isOwnFile = (file: string): boolean =>
  /^(index\.html|bundle\.json|platform(-library)?\.js|service-worker\.js|manifest\.webmanifest|icon-\w+\.png)(\.gz|\.br)?$/.test(file)

/** Returns a hash of the core's files in a bundle: the same for every platform. */
export function coreHash(folder: string): string {
  const hash = createHash('sha256')
  for (const file of filesOf(folder).filter((name) => !isOwnFile(name))) hash.update(file).update(readFileSync(join(folder, file)))
  return hash.digest('hex')
}

/** Adds the core's files to a platform's bundle. They must be built in dist/own. */
export const shareCore = (): Plugin => ({
  name: 'share-core',
  writeBundle({ dir }) {
    const core = join(root, 'dist/own')
    for (const file of filesOf(core).filter((name) => !isOwnFile(name))) {
      mkdirSync(dirname(join(dir!, file)), { recursive: true })
      share(join(core, file), join(dir!, file))
    }
  },
})

/** Links a file under a second name if the file system can; else copies it. */
function share(from: string, to: string): void {
  try {
    linkSync(from, to)
  } catch {
    cpSync(from, to)
  }
}
