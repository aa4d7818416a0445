import { readFileSync } from 'node:fs'
import { transform } from 'lightningcss'
import type { Plugin } from 'rollup'
import { cssTargets } from './floor.ts'

/** Returns a style sheet minified, with the prefixes of the oldest browsers that play. Throws on a syntax error. */
export const minifiedCss = (file: string): string =>
  Buffer.from(transform({ filename: file, code: readFileSync(file), minify: true, targets: cssTargets }).code).toString('utf8')

/** Makes `import css from './x.css'` return the file's text, minified. */
export const cssText = (): Plugin => ({
  name: 'css-text',
  load: (id) => (id.endsWith('.css') ? `export default ${JSON.stringify(minifiedCss(id))}` : null),
})
