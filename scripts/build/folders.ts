import { readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'rollup'

/** Returns the files of a folder, relative to it, sorted. */
export const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(join(folder, file)).isFile())
    .map((file) => file.replaceAll('\\', '/'))
    .sort()

/** Deletes the output of an earlier build. */
export const emptyFolder = (): Plugin => ({
  name: 'empty-folder',
  renderStart({ dir }) {
    if (dir) rmSync(dir, { recursive: true, force: true })
  },
})
