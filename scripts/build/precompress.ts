import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'rollup'

/** Adds a .br and a .gz next to each text file, so that the server need not compress. */
export const precompress = (): Plugin => ({
  name: 'precompress',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (!/\.(js|css|html|json|svg)$/.test(file.fileName)) continue
        const bytes = Buffer.from(file.type === 'chunk' ? file.code : file.source)
        if (bytes.length < 1024) continue
        const brotli = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
        this.emitFile({ type: 'asset', fileName: `${file.fileName}.gz`, source: gzipSync(bytes, { level: 9 }) })
        this.emitFile({ type: 'asset', fileName: `${file.fileName}.br`, source: brotli })
      }
    },
  },
})
