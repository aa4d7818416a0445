import { pathToFileURL } from 'node:url'
import type { Plugin } from 'rollup'

/** Runs each `*.table.ts` at build time: what is shipped is its default export as data, not what it was computed from. */
export const tables = (): Plugin => ({
  name: 'tables',
  async load(id) {
    if (!id.endsWith('.table.ts')) return null
    const { default: table } = await import(pathToFileURL(id).href)
    return `export default ${JSON.stringify(table)}`
  },
})
