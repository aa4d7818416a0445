import type { Plugin } from 'rollup'
import { minify as minified } from 'terser'

/** Minifies a bundle of one or two scripts in this process. Why: `@rollup/plugin-terser` starts a worker for it, which takes longer than a small script. */
export const minify = (): Plugin => ({
  name: 'minify',
  async renderChunk(text) {
    const { code } = await minified(text, { module: true, ecma: 2020, compress: { passes: 2 } })
    return { code: code!, map: null }
  },
})
