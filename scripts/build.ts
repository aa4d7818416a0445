// `npm run build`: builds dist/<platform> for every platform as described in rollup.config.mjs, and archives for the portals that take one.
// The own site's bundle, which contains the shared core, is kept while its sources are unchanged.
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { otherPlatforms, ownSite } from '../rollup.config.mjs'
import { zip } from './build/archive.ts'
import { root } from './build/paths.ts'
import { bundleOf, platformNames } from './build/platforms.ts'
import { isBuilt } from './build/stamp.ts'
import { write } from './build/write.ts'

/** Builds the own site's bundle into dist/own unless it is up to date. */
export async function build(): Promise<void> {
  if (!isBuilt()) await write(ownSite())
}

export const NO_SERVER =
  'No archives for portals are written: set GAME_SERVER to the address of your game server, such as GAME_SERVER=https://your.host npm run build.'

/** Builds all other platforms' bundles. The own site's must be built before. */
export async function buildPlatforms(): Promise<void> {
  await write(otherPlatforms())
  await writeArchives(process.env.GAME_SERVER)
}

/** Writes the archives for portals that take one. Without the address of the game server an archive would have no server to call, so none is written. */
export async function writeArchives(server: string | undefined, dist = join(root, 'dist')): Promise<void> {
  if (!server) console.error(NO_SERVER)
  for (const name of platformNames()) {
    if (!(await bundleOf(name)).zip) continue
    const archive = join(dist, `${name}.zip`)
    if (server) writeFileSync(archive, zip(join(dist, name)))
    else rmSync(archive, { force: true })
  }
}

if (import.meta.main) {
  await build()
  await buildPlatforms()
}
