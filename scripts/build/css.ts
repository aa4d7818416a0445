import { readFileSync } from 'node:fs'
import { transform } from 'lightningcss'
import type { Plugin } from 'rollup'

/** The oldest engines that know container queries, on which our style sheets rest. What they know by another name is prefixed for them. */
const targets = { chrome: 105 << 16, firefox: 110 << 16, safari: 16 << 16 }

/** Makes `import css from './x.css'` the file's text, minified. Throws on a syntax error. */
export const cssText = (): Plugin => ({
  name: 'css-text',
  load(id) {
    if (!id.endsWith('.css')) return null
    const { code } = transform({ filename: id, code: readFileSync(id), minify: true, targets })
    return `export default ${JSON.stringify(Buffer.from(code).toString('utf8'))}`
  },
})
