import type { Plugin } from 'rollup'
import { minify as minified } from 'terser'

/** Minifies small scripts in this process. Why: `@rollup/plugin-terser` starts a worker for each bundle, which takes longer than the minifying. */
export const minify = (): Plugin => ({
  name: 'minify',
  async renderChunk(text) {
    const { code } = await minified(text, { module: true, ecma: 2020, compress: { passes: 2 } })
    return { code: code ?? text, map: null }
  },
})
