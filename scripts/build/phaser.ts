// Phaser's build is kept in .cache; this finds it and adds it to the game's chunks.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'rollup'
import { root } from './paths.ts'

const hashOf = (...parts: readonly (string | Buffer)[]) =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest('hex')
const recipe = [
  'rollup.config.mjs',
  ...[
    'field-initializers.ts',
    'floor.ts',
    'minify.ts',
    'own-keys.ts',
    'phaser-entry.js',
    'phaser-left-out.ts',
    'phaser-stand-in.js',
    'phaser.ts',
  ].map((name) => `scripts/build/${name}`),
  ...['phaser', 'rolldown'].map((name) => `node_modules/${name}/package.json`),
]

/** The path of Phaser's build, which depends on everything it is built from. */
export const phaserOutput = join(
  root,
  '.cache',
  `phaser-${hashOf(...recipe.map((file) => readFileSync(join(root, file)))).slice(0, 16)}.js`,
)

export const phaserIsBuilt = (): boolean => existsSync(phaserOutput)

/** What Phaser checks with `typeof`, and its value in our build. */
export const phaserFlags = {
  'typeof CANVAS_RENDERER': 'true',
  'typeof WEBGL_RENDERER': 'true',
  'typeof WEBGL_DEBUG': 'false',
  'typeof FEATURE_SOUND': 'false',
  'typeof PLUGIN_CAMERA3D': 'false',
  'typeof PLUGIN_FBINSTANT': 'false',
}

/** Returns the file name of Phaser in a bundle. Phaser must be built. */
export const phaserName = (): string => `phaser-${hashOf(readFileSync(phaserOutput)).slice(0, 8)}.js`

/** Adds Phaser to a bundle's chunks. */
export const prebuiltPhaser = (): Plugin => ({
  name: 'prebuilt-phaser',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: `chunks/${phaserName()}`, source: readFileSync(phaserOutput) })
  },
})
