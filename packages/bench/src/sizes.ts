// `node packages/bench/src/sizes.ts`, after `npm run build`: what the atlases and the adapters weigh. Counts of bytes, the same on every machine.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { measure } from '../../../scripts/budgets.ts'
import { root } from '../../../scripts/build/paths.ts'
import { platformNames } from '../../../scripts/build/platforms.ts'
import { CLIENT_LIMIT } from '../../../scripts/bundles.ts'
import { kb, median, sum } from './kit/figures.ts'
import { table, writeSection } from './kit/section.ts'

/** What Playgama Bridge 2.0.2 weighs when built for one platform, gzipped: yandex, crazy_games and vk. Measured from its own production build. */
const BRIDGE = [31_288, 31_377, 29_932]
const QUALITIES = ['lowest', 'low', 'standard', 'high'] as const
/** Atlases that the first road asks for; the others follow by need. */
const FIRST = ['ui', 'road', 'heroes', 'creatures-1']

const gz = (file: string) => gzipSync(readFileSync(file), { level: 9 }).length

interface Atlas {
  readonly name: string
  /** Bytes that travel: the picture as it is, its frames gzipped. */
  readonly bytes: number
  /** Bytes in the memory of the graphics card: four a pixel. */
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

/** Bytes of a portrait, on the average of all classes. */
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
    ['all, unpacked in the graphics card', ...byQuality.map(({ all }) => kb(sum(all.map(({ pixels }) => pixels))))],
    ['a portrait, fetched when its creature is looked at', ...QUALITIES.map((quality) => kb(portrait(quality)))],
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
  ['what travels', 'bytes', 'of its budget'],
  measure().map(({ name, limit, bytes }) => [name, kb(bytes), `${Math.round((100 * bytes) / limit)} %`]),
)

writeSection(
  'sizes',
  `## Sizes

\`npm run build && node packages/bench/src/sizes.ts\`. KB are 1024 bytes; text is gzipped, as it travels.

${start}

Atlases by quality. A game loads one quality, and of it what the screen needs; what is gzipped is the list of frames.

${weighed}

What an adapter adds to the core, gzipped, beside Playgama Bridge 2.0.2 built for one platform: ${BRIDGE.map(kb).join(', ')} for Yandex, CrazyGames and
VK, weighed from its own production build (Playgama/bridge at 119c864). Bridge carries more than we need of a host (leaderboards, achievements, analytics); ours carries no
other platform. The heaviest client takes ${Math.round((100 * heaviest) / CLIENT_LIMIT)} % of the ${kb(CLIENT_LIMIT)} that it may.

${adapters}`,
)
