// Checks whether dist/own is up to date with the sources.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'rollup'
import { root } from './paths.ts'

const stampFile = join(root, 'dist/own.hash')
const sources = [
  'packages/contract/src',
  'packages/rules/src',
  'packages/world/src',
  'packages/platform/src',
  'packages/core/src',
  'packages/art/baked',
  'adapters',
  'scripts',
  'rollup.config.mjs',
  'package-lock.json',
  'tsconfig.json',
  'tsconfig.base.json',
]

/** Returns a hash of all source files without tests; by default of the game's own bundle. */
export function sourceHash(of: readonly string[] = sources): string {
  const hash = createHash('sha256')
  const add = (file: string) => hash.update(file.slice(root.length)).update(readFileSync(file))
  for (const source of of.map((name) => join(root, name))) {
    if (statSync(source).isFile()) add(source)
    else
      for (const entry of readdirSync(source, { recursive: true, encoding: 'utf8' }).sort())
        if (!entry.includes('node_modules') && !entry.endsWith('.test.ts') && statSync(join(source, entry)).isFile())
          add(join(source, entry))
  }
  return hash.digest('hex')
}

export const isBuilt = (): boolean => existsSync(stampFile) && readFileSync(stampFile, 'utf8') === sourceHash()

/** Marks dist/own as up to date. */
export const stamp = (): Plugin => ({
  name: 'stamp',
  buildStart: () => rmSync(stampFile, { force: true }),
  writeBundle: () => writeFileSync(stampFile, sourceHash()),
})
