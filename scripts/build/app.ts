import { join } from 'node:path'
import commonjs from '@rollup/plugin-commonjs'
import resolve from '@rollup/plugin-node-resolve'
import replace from '@rollup/plugin-replace'
import terser from '@rollup/plugin-terser'
import typescript from '@rollup/plugin-typescript'
import { type OutputOptions, rollup } from 'rollup'
import { cssText } from './css.ts'
import { root } from './paths.ts'
import { tables } from './tables.ts'

export interface AppBuild {
  /** Output name → source file, e.g. `{ main: 'packages/core/src/main.ts' }`. */
  readonly input: Record<string, string>
  readonly outDir: string
  /** File name of the Phaser build, beside the chunks. */
  readonly phaserFile: string | Promise<string>
  /** Folder of pictures and fonts, relative to the entries. */
  readonly assets: string
  /** What is type-checked along with it, relative to the repository; all of the client where left out. */
  readonly tsconfig?: string
}

/** A language's chunk is named after it, a scene's is told from the store of that name; the others are named after the module they begin with. */
function chunkName(module: string): string {
  const text = /texts\/(ru|en)\/(first|late)\.ts$/.exec(module)
  if (text) return `${text[1]}-${text[2]}`
  return /canvas\/scenes\/\w+\.ts$/.test(module) ? '[name]-scene' : '[name]'
}

/** Compiles the client: type-checked, split in chunks with hashed names; the entries keep their names. */
export async function buildApp({ input, outDir, phaserFile, assets, tsconfig = 'tsconfig.json' }: AppBuild): Promise<void> {
  const bundle = await rollup({
    input: Object.fromEntries(Object.entries(input).map(([name, file]) => [name, join(root, file)])),
    external: ['phaser', 'skystair-platform'],
    onwarn(warning, warn) {
      if (warning.code === 'MODULE_LEVEL_DIRECTIVE') return
      if (warning.plugin === 'typescript') throw new Error(`${warning.message}\n${warning.loc?.file ?? ''}:${warning.loc?.line ?? ''}`)
      if (warning.code === 'CIRCULAR_DEPENDENCY' && warning.ids?.every((id) => id.includes('node_modules'))) return
      warn(warning)
    },
    plugins: [
      cssText(),
      tables(),
      resolve({ browser: true, extensions: ['.mjs', '.js', '.ts', '.tsx', '.json'] }),
      replace({ preventAssignment: true, 'process.env.NODE_ENV': '"production"', __ASSETS__: JSON.stringify(assets) }),
      commonjs(),
      typescript({
        tsconfig: join(root, tsconfig),
        noEmitOnError: true,
        compilerOptions: {
          noEmit: false,
          allowImportingTsExtensions: false,
          rewriteRelativeImportExtensions: true,
          outDir,
        },
      }),
      terser({ module: true, ecma: 2020 }),
    ],
  })
  const output: OutputOptions = {
    dir: outDir,
    format: 'es',
    entryFileNames: '[name].js',
    chunkFileNames: ({ facadeModuleId }) => `chunks/${chunkName(facadeModuleId ?? '')}-[hash].js`,
    paths: { phaser: `./${await phaserFile}`, 'skystair-platform': './platform.js' },
    hashCharacters: 'base36',
  }
  await bundle.write(output)
  await bundle.close()
}
