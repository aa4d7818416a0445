import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Zippable, zipSync } from 'fflate'
import { filesOf } from './folders.ts'

/** Packs a bundle for a portal, without files that only our own server uses. */
export function zip(folder: string): Uint8Array {
  const files: Zippable = {}
  for (const file of filesOf(folder))
    if (!/\.(gz|br)$/.test(file) && file !== 'bundle.json') {
      // Pictures and fonts are compressed already.
      const level = /\.(webp|woff2|png)$/.test(file) ? 0 : 9
      files[file] = [readFileSync(join(folder, file)), { level, mtime: '2020-01-01T00:00:00' }]
    }
  return zipSync(files)
}
