// `npm run build`: makes dist/<platform> for every platform, and an archive for those that take one. The own site's bundle, which the
// others share their core with, is not made again while its sources are unchanged. GAME_SERVER is where archives find the game server.
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { buildApp } from './build/app.ts'
import { copyAssets } from './build/assets.ts'
import { root } from './build/paths.ts'
import { buildPhaser } from './build/phaser.ts'
import { addPlatform, buildPlatforms } from './build/platforms.ts'

const sources = [
  'packages/contract/src',
  'packages/rules/src',
  'packages/world/src',
  'packages/platform/src',
  'packages/core/src',
  'packages/art/baked',
  'adapters',
  'scripts',
  'package-lock.json',
  'tsconfig.json',
  'tsconfig.base.json',
]

/** A hash of everything that goes into a bundle: of the game's own where nothing else is told. */
export function sourceHash(of: readonly string[] = sources): string {
  const hash = createHash('sha256')
  const add = (file: string) => hash.update(file.slice(root.length)).update(readFileSync(file))
  for (const source of of.map((name) => join(root, name))) {
    if (statSync(source).isFile()) add(source)
    else
      for (const entry of readdirSync(source, { recursive: true, encoding: 'utf8' }).sort())
        if (!entry.includes('node_modules') && !entry.endsWith('.test.ts') && statSync(join(source, entry)).isFile())
          add(join(source, entry))
  }
  return hash.digest('hex')
}

/** Stores a .br and a .gz beside each text file, so that serving costs nothing. */
function precompress(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(js|css|html|json|svg)$/.test(entry)) continue
    const file = join(folder, entry)
    const bytes = readFileSync(file)
    if (bytes.length < 1024) continue
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
    writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }))
  }
}

/** Builds the own site's bundle into dist/own unless it stands there already. */
export async function build(): Promise<void> {
  const outDir = join(root, 'dist/own')
  const stamp = join(root, 'dist/own.hash')
  const hash = sourceHash()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return
  rmSync(outDir, { recursive: true, force: true })
  rmSync(stamp, { force: true })
  mkdirSync(join(outDir, 'chunks'), { recursive: true })

  const { code } = await buildPhaser()
  const phaserFile = code.then((phaser) => {
    const name = `phaser-${createHash('sha256').update(phaser).digest('hex').slice(0, 8)}.js`
    writeFileSync(join(outDir, 'chunks', name), phaser)
    return name
  })
  // As above: the app awaits it when it is written.
  phaserFile.catch(() => {})
  const assets = copyAssets(outDir)
  await buildApp({
    input: { main: 'packages/core/src/main.ts', index: 'packages/core/src/index.ts', element: 'packages/core/src/element.ts' },
    outDir,
    phaserFile,
    assets,
  })
  await addPlatform('own', outDir, '')
  cpSync(join(root, 'packages/art/baked/standalone/favicon.png'), join(outDir, 'favicon.png'))
  precompress(outDir)
  writeFileSync(stamp, hash)
}

if (import.meta.main) {
  await build()
  await buildPlatforms(process.env.GAME_SERVER ?? 'https://game.invalid')
}
