import { minify as minified } from 'rolldown/utils'
import type { Plugin } from 'rollup'
import { wrapInitializers } from './field-initializers.ts'
import { scriptTargets } from './floor.ts'
import { skipForeignKeys } from './own-keys.ts'

/** What libraries call although the oldest browsers lack it, and what does the same there. */
const olderWords: readonly (readonly [RegExp, string])[] = [[/\bObject\.hasOwn\(/g, 'Object.prototype.hasOwnProperty.call(']]

/** Minifies each script with the names of all variables shortened, as modules share only their exports, for the oldest browsers that play. */
export const minify = (): Plugin => ({
  name: 'minify',
  async renderChunk(text, { fileName }) {
    const known = olderWords.reduce((code, [newer, older]) => code.replace(newer, older), text)
    const { code, errors } = await minified(fileName, skipForeignKeys(known), { module: true, compress: { target: scriptTargets } })
    if (errors[0]) this.error(errors[0].message)
    return { code: wrapInitializers(code), map: null }
  },
})
