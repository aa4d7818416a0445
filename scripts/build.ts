// `npm run build`: builds dist/<platform> for every platform as described in rollup.config.mjs, and archives for the portals that take one.
// The own site's bundle, which contains the shared core, is kept while its sources are unchanged.
import { writeFileSync } from 'node:fs'
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

/** Builds all other platforms' bundles. The own site's must be built before. */
export async function buildPlatforms(): Promise<void> {
  await write(otherPlatforms())
  for (const name of platformNames())
    if ((await bundleOf(name)).zip) writeFileSync(join(root, 'dist', `${name}.zip`), zip(join(root, 'dist', name)))
}

if (import.meta.main) {
  await build()
  await buildPlatforms()
}
