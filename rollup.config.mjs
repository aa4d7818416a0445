// @ts-check
// Every bundle that browsers load. `npx rollup -c` builds dist/<platform>/ for each platform; `npm run build` adds the archives.
import { join } from 'node:path'
import commonjs from '@rollup/plugin-commonjs'
import resolve from '@rollup/plugin-node-resolve'
import replace from '@rollup/plugin-replace'
import typescript from '@rollup/plugin-typescript'
import { assetFolder, assets } from './scripts/build/assets.ts'
import { browserCheck } from './scripts/build/browser-check.ts'
import { cssText } from './scripts/build/css.ts'
import { emptyFolder } from './scripts/build/folders.ts'
import { installable } from './scripts/build/installable.ts'
import { minify } from './scripts/build/minify.ts'
import { chunkName } from './scripts/build/names.ts'
import { platformPage } from './scripts/build/page.ts'
import { phaserFlags, phaserIsBuilt, phaserName, phaserOutput, prebuiltPhaser } from './scripts/build/phaser.ts'
import { leaveOut } from './scripts/build/phaser-left-out.ts'
import { platformNames, shareCore } from './scripts/build/platforms.ts'
import { precompress } from './scripts/build/precompress.ts'
import { report } from './scripts/build/report.ts'
import { sharedChunks } from './scripts/build/shared-chunks.ts'
import { stamp } from './scripts/build/stamp.ts'
import { stripTypes } from './scripts/build/strip-types.ts'
import { tables } from './scripts/build/tables.ts'
import { withoutNoise } from './scripts/build/warnings.ts'

const at = (/** @type {string} */ path) => join(import.meta.dirname, path)
const production = { 'process.env.NODE_ENV': '"production"' }
const extensions = ['.mjs', '.js', '.ts', '.tsx', '.json']

/**
 * Phaser with only the parts that scenes use. It is kept in .cache, for all bundles, and built again when its version or this file changes.
 * @type {import('rollup').RollupOptions}
 */
export const phaser = {
  input: at('scripts/build/phaser-entry.js'),
  output: { file: phaserOutput, format: 'es' },
  onwarn: withoutNoise,
  plugins: [
    leaveOut(),
    resolve({ browser: true }),
    replace({ preventAssignment: true, delimiters: ['', ''], values: phaserFlags }),
    commonjs({ strictRequires: 'auto', requireReturnsDefault: 'auto' }),
    minify(),
  ],
}

/**
 * The game, split in chunks with hashed names; entries keep their names. Phaser and the platform's client are separate
 * bundles.
 * @param {object} bundle
 * @param {Record<string, string>} bundle.input Output name → source file.
 * @param {string} bundle.dir
 * @param {string} bundle.assets Folder of pictures and fonts, relative to the entries, ending with a slash.
 * @param {() => string} bundle.phaserName File name of Phaser in `chunks/`.
 * @param {string} [bundle.tsconfig] The project of its sources.
 * @param {import('rollup').Plugin[]} [bundle.plugins]
 * @returns {import('rollup').RollupOptions}
 */
export const game = ({ input, dir, assets, phaserName, tsconfig = 'tsconfig.json', plugins = [] }) => ({
  input: Object.fromEntries(Object.entries(input).map(([name, file]) => [name, at(file)])),
  external: ['phaser', 'skystair-platform'],
  onwarn: withoutNoise,
  output: {
    dir: at(dir),
    format: 'es',
    entryFileNames: '[name].js',
    chunkFileNames: ({ facadeModuleId, name }) => `chunks/${chunkName(facadeModuleId, name)}-[hash].js`,
    paths: (id) => (id === 'phaser' ? `./${phaserName()}` : id === 'skystair-platform' ? './platform.js' : id),
    hashCharacters: 'base36',
    onlyExplicitManualChunks: true,
    manualChunks: sharedChunks,
  },
  plugins: [
    cssText(),
    tables(),
    resolve({ browser: true, extensions }),
    replace({ preventAssignment: true, ...production, __ASSETS__: JSON.stringify(assets) }),
    commonjs(),
    // Why `noCheck`: `npm run typecheck` checks the types of everything, in a fraction of the time.
    typescript({
      tsconfig: at(tsconfig),
      noEmitOnError: true,
      compilerOptions: {
        ...{ noEmit: false, noCheck: true, allowImportingTsExtensions: false },
        ...{ rewriteRelativeImportExtensions: true, outDir: at(dir) },
      },
    }),
    minify(),
    ...plugins,
  ],
})

/**
 * A client as its own script `<name>.js`. Its npm libraries become `<name>-library.js`, so that our part can be measured alone.
 * @param {object} bundle
 * @param {string} bundle.entry
 * @param {string} bundle.dir
 * @param {string} [bundle.name]
 * @param {import('rollup').Plugin[]} [bundle.plugins]
 * @returns {import('rollup').RollupOptions}
 */
export const client = ({ entry, dir, name = 'platform', plugins = [] }) => ({
  input: { [name]: entry },
  onwarn: withoutNoise,
  treeshake: { moduleSideEffects: (id) => id.includes('node_modules') },
  output: {
    dir,
    format: 'es',
    entryFileNames: '[name].js',
    chunkFileNames: '[name].js',
    manualChunks: (id) => (/node_modules\/(?!@skystair\/)/.test(id) ? `${name}-library` : undefined),
    minifyInternalExports: true,
  },
  plugins: [
    stripTypes(),
    resolve({ browser: true, extensions }),
    replace({ preventAssignment: true, ...production }),
    commonjs(),
    minify(),
    ...plugins,
  ],
})

const platform = (/** @type {string} */ name, /** @type {import('rollup').Plugin[]} */ ...plugins) =>
  client({
    entry: at(`adapters/${name}/client.ts`),
    dir: at(`dist/${name}`),
    plugins: [platformPage(name), precompress(), ...plugins],
  })

/** The own site's bundle, in dist/own. */
export const ownSite = () => [
  ...(phaserIsBuilt() ? [] : [phaser]),
  game({
    input: { main: 'packages/core/src/main.ts', index: 'packages/core/src/index.ts', element: 'packages/core/src/element.ts' },
    dir: 'dist/own',
    assets: assetFolder(),
    phaserName,
    plugins: [emptyFolder(), prebuiltPhaser(), browserCheck(), assets(), precompress(), report(at('dist/own.json'))],
  }),
  client({
    entry: at('adapters/own/service-worker.ts'),
    dir: at('dist/own'),
    name: 'service-worker',
    plugins: [installable(), precompress()],
  }),
  platform('own', stamp()),
]

/** The other platforms' bundles: each shares the files of dist/own, which must be built before. */
export const otherPlatforms = () =>
  platformNames()
    .filter((name) => name !== 'own')
    .map((name) => platform(name, emptyFolder(), shareCore()))

export default () => [...ownSite(), ...otherPlatforms()]
