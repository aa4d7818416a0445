// What may be loaded until the road can be played, on quality STANDARD. Sizes are what travels: gzip for text, as it is for the rest.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { root } from './build/paths.ts'

const KB = 1024
const out = join(root, 'dist/own')
const travels = (file: string) => {
  const bytes = readFileSync(join(out, file))
  return /\.(js|json|html|css)$/.test(file) ? gzipSync(bytes, { level: 9 }).length : bytes.length
}
const chunks = () => readdirSync(join(out, 'chunks')).filter((name) => name.endsWith('.js'))
const assets = () => join('assets', readdirSync(join(out, 'assets'))[0] ?? '')
/** Exactly one chunk has a name that starts like this; a missing file is a failure, not a zero. */
function chunk(prefix: string): string {
  const found = chunks().filter((name) => name.startsWith(`${prefix}-`))
  if (found.length !== 1) throw new Error(`Expected one chunk ${prefix}-*.js, found ${found.length}`)
  return join('chunks', found[0]!)
}
/** A script with all that it imports before it runs; what it asks for later is left out. */
function withImports(file: string, found = new Set<string>()): string[] {
  if (found.has(file)) return []
  found.add(file)
  for (const [, address] of readFileSync(join(out, file), 'utf8').matchAll(
    /\b(?:import|export)\s*(?:[\w*{][^"'()]*?from\s*)?["'](\.[^"']+)["']/g,
  ))
    withImports(join(dirname(file), address!), found)
  return [...found]
}
const art = (names: string[]) => names.flatMap((name) => [`${assets()}/art/standard/${name}.webp`, `${assets()}/art/standard/${name}.json`])
const fonts = (names: string[]) => names.map((name) => `${assets()}/fonts/${name}`)

export interface Budget {
  readonly name: string
  readonly limit: number
  readonly files: () => string[]
}

/** Chunks that arrive later than the first road: they are no part of its budget. */
const later = [
  'en-',
  'ru-late-',
  'overlays-',
  'battle-scene-',
  'creature-scene-',
  'sound-',
  'ZzFX-',
  'live-line-',
  'exchange-',
  'garland-',
  'flight-',
  'check-',
]
const javascript = () => [
  'main.js',
  'platform.js',
  ...chunks()
    .filter((name) => !later.some((prefix) => name.startsWith(prefix)))
    .map((name) => join('chunks', name)),
]
const firstRoad = () => [
  'index.html',
  ...javascript(),
  ...art(['ui', 'road', 'heroes', 'creatures-1']),
  `${assets()}/art/standalone/loading-cat.webp`,
  ...fonts([
    'ruslan-display-cyrillic.woff2',
    'ruslan-display-latin.woff2',
    'philosopher-cyrillic-400.woff2',
    'philosopher-latin-400.woff2',
    'philosopher-cyrillic-700.woff2',
    'philosopher-latin-700.woff2',
    'onest-cyrillic.woff2',
    'onest-latin.woff2',
  ]),
]

export const budgets: readonly Budget[] = [
  { name: 'first script, before the loading screen is painted', limit: 10 * KB, files: () => withImports('main.js') },
  { name: 'Phaser', limit: 232 * KB, files: () => [chunk('phaser')] },
  { name: 'all JavaScript up to a playable road', limit: 400 * KB, files: javascript },
  { name: 'all bytes up to a playable road', limit: 1.2 * KB * KB, files: firstRoad },
]

/** Every budget with its bytes. A file that is missing throws. */
export const measure = () => budgets.map((budget) => ({ ...budget, bytes: budget.files().reduce((sum, file) => sum + travels(file), 0) }))

if (import.meta.main) {
  let over = 0
  for (const { name, limit, bytes } of measure()) {
    if (bytes > limit) over++
    console.log(`${bytes > limit ? 'OVER' : 'ok  '} ${(bytes / KB).toFixed(1).padStart(7)} of ${(limit / KB).toFixed(0)} KB  ${name}`)
  }
  if (over > 0) process.exitCode = 1
}
