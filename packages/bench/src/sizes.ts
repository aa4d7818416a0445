// `npx node packages/bench/src/sizes.ts`, after `npm run build`: the sizes of atlases and adapters in bytes, which are the same on every
// machine.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { measure } from '../../../scripts/budgets.ts'
import { root } from '../../../scripts/build/paths.ts'
import { platformNames } from '../../../scripts/build/platforms.ts'
import { CLIENT_LIMIT } from '../../../scripts/bundles.ts'
import { kb, median, sum } from './kit/figures.ts'
import { table, writeSection } from './kit/section.ts'

/** Size of Playgama Bridge 2.0.2 built for one platform, gzipped: yandex, crazy_games and vk. Measured from its own production build. */
const BRIDGE = [31_288, 31_377, 29_932]
const QUALITIES = ['lowest', 'low', 'standard', 'high'] as const
/** The atlases that the first road loads; the others are loaded when needed. */
const FIRST = ['ui', 'road', 'heroes', 'creatures-1']

const gz = (file: string) => gzipSync(readFileSync(file), { level: 9 }).length

interface Atlas {
  readonly name: string
  /** Transferred bytes: the picture, and its frames gzipped. */
  readonly bytes: number
  /** Bytes in the graphics card's memory: four per pixel. */
  readonly pixels: number
}

function atlases(quality: string): Atlas[] {
  const folder = join(root, 'packages/art/baked', quality)
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => {
      const { meta } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as { meta: { size: { w: number; h: number } } }
      const name = file.replace('.json', '')
      const bytes = readFileSync(join(folder, `${name}.webp`)).length + gz(join(folder, file))
      return { name, bytes, pixels: meta.size.w * meta.size.h * 4 }
    })
}

/** Returns the bytes of a portrait, averaged over all classes. */
function portrait(quality: string): number {
  const folder = join(root, 'packages/art/baked', quality, 'portrait')
  const files = readdirSync(folder)
  return sum(files.map((file) => readFileSync(join(folder, file)).length)) / files.length
}

const byQuality = QUALITIES.map((quality) => ({ quality, all: atlases(quality) }))
const names = byQuality[0]!.all.map(({ name }) => name)
const weighed = table(
  ['atlas', ...QUALITIES.map((quality) => quality.toUpperCase())],
  [
    ...names.map((name) => [name, ...byQuality.map(({ all }) => kb(all.find((atlas) => atlas.name === name)!.bytes))]),
    ['up to the first road', ...byQuality.map(({ all }) => kb(sum(all.filter(({ name }) => FIRST.includes(name)).map((a) => a.bytes))))],
    ['all', ...byQuality.map(({ all }) => kb(sum(all.map(({ bytes }) => bytes))))],
    ['all, uncompressed in the graphics card', ...byQuality.map(({ all }) => kb(sum(all.map(({ pixels }) => pixels))))],
    ['a portrait, loaded when its creature is shown', ...QUALITIES.map((quality) => kb(portrait(quality)))],
  ],
)

const dist = (...path: string[]) => join(root, 'dist', ...path)
const clients = platformNames().map((name) => {
  const library = readdirSync(dist(name)).includes('platform-library.js') ? gz(dist(name, 'platform-library.js')) : 0
  return { name, own: gz(dist(name, 'platform.js')), library }
})
const bridge = median(BRIDGE)
const adapters = table(
  ['platform', 'our client', "the portal's own npm library", 'Playgama Bridge : ours, with library'],
  clients.map(({ name, own, library }) => [name, kb(own), library ? kb(library) : '–', `${(bridge / (own + library)).toFixed(1)} : 1`]),
)
const heaviest = Math.max(...clients.map(({ own }) => own))
const start = table(
  ['what is transferred', 'bytes', 'of its budget'],
  measure().map(({ name, limit, bytes }) => [name, kb(bytes), `${Math.round((100 * bytes) / limit)} %`]),
)

writeSection(
  'sizes',
  `## Sizes

\`npm run build && npx node packages/bench/src/sizes.ts\`. 1 KB is 1024 bytes; text is gzipped, as it is transferred.

${start}

Atlases by quality. A game loads one quality, and only the atlases that the screen needs; the list of frames is gzipped.

${weighed}

What an adapter adds to the core, gzipped, compared with Playgama Bridge 2.0.2 built for one platform: ${BRIDGE.map(kb).join(', ')} for Yandex, CrazyGames and
VK, measured from its own production build (Playgama/bridge at 119c864). Bridge contains more features (leaderboards, achievements, analytics); our clients contain no
other platform. The largest client uses ${Math.round((100 * heaviest) / CLIENT_LIMIT)} % of the ${kb(CLIENT_LIMIT)} limit.

${adapters}`,
)
