import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'
import commonjs from '@rollup/plugin-commonjs'
import resolve from '@rollup/plugin-node-resolve'
import replace from '@rollup/plugin-replace'
import terser from '@rollup/plugin-terser'
import { type Plugin, rollup } from 'rollup'
import { root } from './paths.ts'

/** The adapters' types are checked with everything else: here they are only taken off, which is quick enough for twenty bundles. */
const stripTypes = (): Plugin => ({
  name: 'strip-types',
  transform: (code, id) => (id.endsWith('.ts') ? { code: stripTypeScriptTypes(code), map: null } : null),
})

/**
 * Builds `adapters/<name>/client.ts` into `outDir` as `platform.js`, which stands by itself. A portal's own npm library becomes
 * `platform-library.js` beside it, so that what is ours can be weighed alone.
 */
export async function buildClient(name: string, outDir: string): Promise<void> {
  const bundle = await rollup({
    input: { platform: join(root, 'adapters', name, 'client.ts') },
    onwarn: (warning, warn) => {
      if (warning.code !== 'CIRCULAR_DEPENDENCY' && warning.code !== 'THIS_IS_UNDEFINED' && warning.code !== 'INVALID_ANNOTATION')
        warn(warning)
    },
    treeshake: { moduleSideEffects: (id) => id.includes('node_modules') },
    plugins: [
      stripTypes(),
      resolve({ browser: true, extensions: ['.mjs', '.js', '.ts', '.json'] }),
      replace({ preventAssignment: true, 'process.env.NODE_ENV': '"production"' }),
      commonjs(),
      terser({ module: true, ecma: 2020, compress: { passes: 2 } }),
    ],
  })
  await bundle.write({
    dir: outDir,
    format: 'es',
    entryFileNames: '[name].js',
    chunkFileNames: '[name].js',
    manualChunks: (id) => (/node_modules\/(?!@skystair\/)/.test(id) ? 'platform-library' : undefined),
    minifyInternalExports: true,
  })
  await bundle.close()
}
