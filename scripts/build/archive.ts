import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Zippable, zipSync } from 'fflate'
import { filesOf } from './folders.ts'

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
