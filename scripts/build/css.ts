import { readFileSync } from 'node:fs'
import type { Plugin } from 'rollup'

/** Makes `import css from './x.css'` the file's text, without comments and runs of white space. */
export const cssText = (): Plugin => ({
  name: 'css-text',
  load(id) {
    if (!id.endsWith('.css')) return null
    const text = readFileSync(id, 'utf8')
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .replace(/\s+/g, ' ')
      .replace(/ ?([{};,]) ?/g, '$1')
      .replace(/: /g, ':')
      .replace(/;}/g, '}')
    return `export default ${JSON.stringify(text.trim())}`
  },
})
