import { minify as minified } from 'rolldown/utils'
import type { Plugin } from 'rollup'

/** Minifies each script with the names of all variables shortened, as modules share only their exports. */
export const minify = (): Plugin => ({
  name: 'minify',
  async renderChunk(text, { fileName }) {
    const { code, errors } = await minified(fileName, text, { module: true, compress: { target: 'es2022' } })
    if (errors[0]) this.error(errors[0].message)
    return { code, map: null }
  },
})
