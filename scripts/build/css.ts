import { readFileSync } from 'node:fs'
import { transform } from 'lightningcss'
import type { Plugin } from 'rollup'

/** The oldest browsers with container queries, which our style sheets require. Prefixed properties are added for them. */
const targets = { chrome: 105 << 16, firefox: 110 << 16, safari: 16 << 16 }

/** Makes `import css from './x.css'` return the file's text, minified. Throws on a syntax error. */
export const cssText = (): Plugin => ({
  name: 'css-text',
  load(id) {
    if (!id.endsWith('.css')) return null
    const { code } = transform({ filename: id, code: readFileSync(id), minify: true, targets })
    return `export default ${JSON.stringify(Buffer.from(code).toString('utf8'))}`
  },
})
