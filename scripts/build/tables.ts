import { pathToFileURL } from 'node:url'
import type { Plugin } from 'rollup'

/** Runs each `*.table.ts` at build time and ships its default export as data. */
export const tables = (): Plugin => ({
  name: 'tables',
  async load(id) {
    if (!id.endsWith('.table.ts')) return null
    const { default: table } = await import(pathToFileURL(id).href)
    return `export default ${JSON.stringify(table)}`
  },
})
