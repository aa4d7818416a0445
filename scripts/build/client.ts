import { stripTypeScriptTypes } from 'node:module'
import commonjs from '@rollup/plugin-commonjs'
import resolve from '@rollup/plugin-node-resolve'
import replace from '@rollup/plugin-replace'
import terser from '@rollup/plugin-terser'
import { type Plugin, rollup } from 'rollup'

/** The adapters' types are checked with everything else: here they are only taken off, which is quick enough for twenty bundles. */
const stripTypes = (): Plugin => ({
  name: 'strip-types',
  transform: (code, id) => (id.endsWith('.ts') ? { code: stripTypeScriptTypes(code), map: null } : null),
})

/**
 * Builds what `entry` exports for the browser into `outDir` as `<name>.js`, which stands by itself. What it takes from npm becomes
 * `<name>-library.js` beside it, so that what is ours can be weighed alone.
 */
export async function buildClient(entry: string, outDir: string, name = 'platform'): Promise<void> {
  const bundle = await rollup({
    input: { [name]: entry },
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
    manualChunks: (id) => (/node_modules\/(?!@skystair\/)/.test(id) ? `${name}-library` : undefined),
    minifyInternalExports: true,
  })
  await bundle.close()
}
