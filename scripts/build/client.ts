import commonjs from '@rollup/plugin-commonjs'
import resolve from '@rollup/plugin-node-resolve'
import replace from '@rollup/plugin-replace'
import terser from '@rollup/plugin-terser'
import { rollup } from 'rollup'
import { stripTypes } from './strip-types.ts'

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
