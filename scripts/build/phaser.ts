import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import commonjs from '@rollup/plugin-commonjs'
import resolve from '@rollup/plugin-node-resolve'
import replace from '@rollup/plugin-replace'
import terser from '@rollup/plugin-terser'
import { rollup } from 'rollup'
import { root } from './paths.ts'

const entry = join(root, 'scripts/build/phaser-entry.js')
const recipe = [entry, join(root, 'scripts/build/phaser.ts'), join(root, 'node_modules/phaser/package.json')]

/**
 * Builds Phaser with only the parts the scenes use, once per recipe. Resolves once its modules are read; `code` is minified in a worker meanwhile,
 * so that a second core has something to do while the rest is built. Takes about ten seconds when it isn't cached.
 */
export async function buildPhaser(): Promise<{ readonly code: Promise<string> }> {
  const hash = createHash('sha256')
  for (const file of recipe) hash.update(readFileSync(file))
  const cached = join(root, '.cache', `phaser-${hash.digest('hex').slice(0, 16)}.js`)
  if (existsSync(cached)) return { code: Promise.resolve(readFileSync(cached, 'utf8')) }

  const bundle = await rollup({
    input: entry,
    onwarn: () => {},
    plugins: [
      resolve({ browser: true }),
      replace({
        preventAssignment: true,
        delimiters: ['', ''],
        values: {
          'typeof CANVAS_RENDERER': 'true',
          'typeof WEBGL_RENDERER': 'true',
          'typeof WEBGL_DEBUG': 'false',
          'typeof FEATURE_SOUND': 'false',
        },
      }),
      commonjs({ strictRequires: 'auto' }),
      terser({ module: true, ecma: 2020, compress: { passes: 2 } }),
    ],
  })
  const minify = async () => {
    const { output } = await bundle.generate({ format: 'es' })
    await bundle.close()
    mkdirSync(join(root, '.cache'), { recursive: true })
    writeFileSync(cached, output[0].code)
    return output[0].code
  }
  const code = minify()
  // Whoever awaits it hears of a failure; until then it is nobody's.
  code.catch(() => {})
  return { code }
}
