import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'rollup'
import { root } from './paths.ts'

/** Fonts by the name that the client requests. All are OFL 1.1; only the Latin and Cyrillic subsets ship, and currency signs. */
const fonts: Record<string, string> = {
  'onest-latin-ext.woff2': '@fontsource-variable/onest/files/onest-latin-ext-wght-normal.woff2',
}
for (const subset of ['latin', 'cyrillic']) {
  fonts[`ruslan-display-${subset}.woff2`] = `@fontsource/ruslan-display/files/ruslan-display-${subset}-400-normal.woff2`
  fonts[`onest-${subset}.woff2`] = `@fontsource-variable/onest/files/onest-${subset}-wght-normal.woff2`
  for (const weight of [400, 700])
    fonts[`philosopher-${subset}-${weight}.woff2`] = `@fontsource/philosopher/files/philosopher-${subset}-${weight}-normal.woff2`
  fonts[`philosopher-${subset}-400-italic.woff2`] = `@fontsource/philosopher/files/philosopher-${subset}-400-italic.woff2`
}

const baked = join(root, 'packages/art/baked')

/** Returns source → path under the assets folder, for every picture and font. */
export function assetFiles(): Map<string, string> {
  const files = new Map<string, string>()
  for (const [name, source] of Object.entries(fonts)) files.set(join(root, 'node_modules', source), `fonts/${name}`)
  for (const entry of readdirSync(baked, { recursive: true, encoding: 'utf8' }).sort()) {
    const source = join(baked, entry)
    // Only the own site's page names the icons of the installed game: see installable.ts.
    if (statSync(source).isFile() && !/standalone[\\/]icon-/.test(entry)) files.set(source, `art/${entry}`)
  }
  return files
}

/** Returns the assets folder next to the entries, `assets/<hash>/`, which can be cached for ever. */
export function assetFolder(): string {
  const hash = createHash('sha256')
  for (const [source, name] of assetFiles()) hash.update(name).update(readFileSync(source))
  return `assets/${hash.digest('hex').slice(0, 12)}/`
}

/** Adds the assets and the page's icon to a bundle. */
export const assets = (): Plugin => ({
  name: 'assets',
  generateBundle() {
    const folder = assetFolder()
    for (const [source, name] of assetFiles()) this.emitFile({ type: 'asset', fileName: folder + name, source: readFileSync(source) })
    this.emitFile({ type: 'asset', fileName: 'favicon.png', source: readFileSync(join(baked, 'standalone/favicon.png')) })
  },
})
