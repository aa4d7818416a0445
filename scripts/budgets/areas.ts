import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The folder in the core of the area that a module belongs to; null where it belongs to none. */
export function areaFolder(module: string): string | null {
  const area = /^packages\/(?:core|world)\/src\/areas\/([^/]+)\//.exec(module)?.[1]
  return area === undefined ? null : `packages/core/src/areas/${area}`
}

/** Limits in bytes by the folder of each area that gives one, in its `budget.json`: `{ "gzipKB": 12 }`. Throws where that is no number. */
export function areaLimits(root: string): Record<string, number> {
  const files = globSync('packages/core/src/areas/*/budget.json', { cwd: root }).map((file) => file.replaceAll('\\', '/'))
  return Object.fromEntries(
    files.sort().map((file) => {
      const { gzipKB } = JSON.parse(readFileSync(join(root, file), 'utf8')) as { gzipKB?: unknown }
      if (typeof gzipKB !== 'number' || !(gzipKB > 0)) throw new Error(`${file}: gzipKB must be a number above 0`)
      return [dirname(file), gzipKB * 1024]
    }),
  )
}
