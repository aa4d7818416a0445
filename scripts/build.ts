// `npm run build`: makes dist/<platform> for every platform as rollup.config.mjs describes it, and an archive for those that take one. The own
// site's bundle, which the others share their core with, is not made again while its sources are unchanged.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { otherPlatforms, ownSite } from '../rollup.config.mjs'
import { zip } from './build/archive.ts'
import { root } from './build/paths.ts'
import { bundleOf, platformNames } from './build/platforms.ts'
import { isBuilt } from './build/stamp.ts'
import { write } from './build/write.ts'

/** Builds the own site's bundle into dist/own unless it stands there already. */
export async function build(): Promise<void> {
  if (!isBuilt()) await write(ownSite())
}

/** Builds every other platform's bundle, once the own site's is built. */
export async function buildPlatforms(): Promise<void> {
  await write(otherPlatforms())
  for (const name of platformNames())
    if ((await bundleOf(name)).zip) writeFileSync(join(root, 'dist', `${name}.zip`), zip(join(root, 'dist', name)))
}

if (import.meta.main) {
  await build()
  await buildPlatforms()
}
