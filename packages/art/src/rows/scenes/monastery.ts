// The monastery: a bridge to a white gate with a bell over its arch, and the church behind the wall.
import type { Layer, Relief } from '../../baker/recipe.ts'
import type { Scene } from '../../scene/scene.ts'
import { sized } from '../../shapes/person/bust.ts'
import { mirrored, plain } from '../../shapes/person/person.ts'
import { box, ellipse, path, stroke } from '../../shapes/svg.ts'
import { clouds } from './clouds.ts'
import { at, green, lamp, made, put, skies, timber } from './kit.ts'

const plaster = plain('#f2e8d8', { deep: '#7a6684', light: '#ffffff', rim: '#ffd890' })
const stoneTrim = plain('#d8c0a0', { deep: '#5a4458', rim: '#ffe0a0' })
const tiles = plain('#3f7f74', { deep: '#0e2c36', light: '#b8f0d8', rim: '#ffe0a0' })
const gilt = plain('#f0b434', { deep: '#7a3a0a', light: '#fff4b8', rim: '#ffe9a0', metal: 0.6 })
const shade = plain('#3a2838', { light: '#8a5a54', deep: '#1a101e' })

/** A gilded onion dome; its foot is at x, y. */
const dome = (x: number, y: number, size: number): Layer[] => [
  { svg: box(x - 3 * size, y - 96 * size, 6 * size, 40 * size, 2) + ellipse(x, y - 98 * size, 8 * size), material: gilt, ink: 3, edge: 6 },
  {
    svg: path(
      `M${x} ${y - 78 * size}Q${x + 10 * size} ${y - 56 * size} ${x + 34 * size} ${y - 40 * size} ${x + 52 * size} ${y - 18 * size} ${x + 26 * size} ${y}H${x - 26 * size}Q${x - 52 * size} ${y - 18 * size} ${x - 34 * size} ${y - 40 * size} ${x - 10 * size} ${y - 56 * size} ${x} ${y - 78 * size}z`,
    ),
    material: gilt,
    ink: 4,
    round: 40,
  },
]

const bell: Layer[] = [
  { svg: path('M222 156V112q0-34 34-34t34 34v44z'), material: shade, ink: 4, free: true, round: 20 },
  {
    svg: path('M256 92q18 4 20 28 2 14 12 24h-64q10-10 12-24 2-24 20-28z') + ellipse(256, 148, 6),
    material: { ...gilt, base: '#e8a028' },
    ink: 3,
    free: true,
    edge: 18,
    close: 1,
  },
]

/** A wall on both sides, a gate with an arch, a gable, and a belfry on top. */
const gateLayers: Layer[] = [
  { svg: mirrored(path('M-60 512V366H130V512z')), ink: 5, round: 30 },
  { svg: mirrored(path('M-30 372V352L-10 334H140V372z')), material: tiles, ink: 4, edge: 14 },
  { svg: mirrored(box(-42, 330, 50, 190, 4)), ink: 5, edge: 24 },
  { svg: mirrored(path('M-50 334L-17 282 16 334z')), material: tiles, ink: 5, edge: 20 },
  { svg: mirrored(path('M22 512v-74q0-26 26-26t26 26v74z')), material: { ...plaster, base: '#cdbcb8' }, ink: 3, free: true, edge: 12 },
  { svg: path('M104 512V248H408V512z'), ink: 5, round: 40 },
  { svg: path('M96 252Q110 196 176 188 232 178 256 134 280 178 336 188 402 196 416 252z'), material: tiles, ink: 5, round: 30 },
  { svg: path('M140 250Q150 214 196 208 238 200 256 170 274 200 316 208 362 214 372 250z'), ink: 4, free: true, round: 24 },
  { svg: box(208, 60, 96, 112, 4), ink: 4, round: 30 },
  { svg: box(198, 50, 116, 18, 4) + box(198, 160, 116, 16, 4), material: stoneTrim, ink: 4, edge: 9 },
  ...bell,
  ...dome(256, 52, 0.9),
  { svg: box(88, 246, 336, 22, 4), material: stoneTrim, ink: 4, edge: 10 },
  { svg: mirrored(box(98, 268, 34, 250, 4)), material: stoneTrim, ink: 4, edge: 14 },
  { svg: path('M150 520V392q0-106 106-106t106 106V520z'), material: stoneTrim, ink: 5, round: 30, free: true },
  { svg: path('M178 520V394q0-78 78-78t78 78V520z'), material: shade, ink: 5, free: true, round: 30 },
  { svg: path('M194 520V400q0-62 62-62t62 62V520z'), kind: 'glow', soft: 16, opacity: 0.95, material: { glow: '#ffc870' } },
  {
    svg: mirrored(path('M178 520V394q0-50 34-70V520z')),
    material: timber,
    ink: 4,
    free: true,
    edge: 14,
  },
  {
    svg: mirrored(stroke('M184 408h24M184 470h24', 7)),
    material: plain('#3a3038', { metal: 0.4 }),
    ink: 0,
    free: true,
    close: 1,
    edge: 4,
  },
  {
    svg: [-66, -44, -22, 0, 22, 44, 66].map((turn) => `<path d="M253 318h6v-30h-6z" transform="rotate(${turn} 256 392)"/>`).join(''),
    material: plain('#6a5060'),
    ink: 0,
    free: true,
    close: 1,
    opacity: 0.75,
  },
  { svg: ellipse(256, 228, 15, 15), material: gilt, ink: 3, free: true, edge: 12 },
  { svg: mirrored(ellipse(116, 340, 9, 12)), kind: 'glow', soft: 7, opacity: 1, material: { glow: '#ffd070' }, free: true },
]
const gate: Relief = made(
  'holy',
  plaster,
  gateLayers.map((layer) => sized(layer, 0.84, 256, 512)),
)

/** A footbridge of planks over the clouds: it hangs from posts at its ends. */
const spans = [130, 256, 382]
const sag = (x: number) => 52 * (1 - ((x - 256) / 246) ** 2)
const bridge: Relief = made('holy', timber, [
  { svg: stroke('M14 322Q256 426 498 322', 9), material: stoneTrim, ink: 3, edge: 4 },
  {
    svg: stroke(spans.map((x) => `M${x} ${322 + sag(x)}V${424 + sag(x)}`).join(''), 5),
    material: stoneTrim,
    ink: 2,
    edge: 3,
  },
  { svg: path('M4 416Q256 520 508 416V444Q256 548 4 444z'), ink: 5, round: 14 },
  {
    svg: stroke([60, 110, 160, 210, 302, 352, 402, 452].map((x) => `M${x} ${414 + sag(x)}v32`).join(''), 5),
    material: shade,
    ink: 0,
    free: true,
    close: 1,
    edge: 3,
  },
  { svg: mirrored(box(0, 286, 26, 226, 6)), ink: 5, edge: 12 },
  { svg: mirrored(ellipse(13, 284, 17, 15)), material: gilt, ink: 4, edge: 10 },
])

/** The church behind the wall: a drum and dome in the middle, two smaller ones at its sides. */
const church: Relief = made('holy', plaster, [
  { svg: path('M70 512V330H442V512z'), ink: 5, round: 50 },
  { svg: mirrored(box(110, 220, 70, 120, 4)), ink: 4, round: 30 },
  { svg: box(196, 180, 120, 160, 4), ink: 4, round: 40 },
  {
    svg: path('M60 334Q80 280 136 280 160 280 176 300 206 256 256 256 306 256 336 300 352 280 376 280 432 280 452 334z'),
    material: tiles,
    ink: 4,
    round: 26,
  },
  ...dome(145, 222, 0.9),
  ...dome(367, 222, 0.9),
  ...dome(256, 182, 1.5),
  {
    svg:
      [112, 186, 240, 294, 368].map((x) => `<path d="M${x} 440v-50q0-16 16-16t16 16v50z"/>`).join('') +
      mirrored(box(134, 246, 10, 34, 5) + box(156, 246, 10, 34, 5)) +
      box(226, 204, 12, 44, 6) +
      box(250, 204, 12, 44, 6) +
      box(274, 204, 12, 44, 6),
    material: plain('#5a4468'),
    ink: 0,
    free: true,
    close: 1,
    edge: 8,
  },
])

export const monastery: Scene = {
  sky: skies.dawn,
  seed: 51,
  sun: { x: 0.3, y: 0.3, radius: 0.13, colour: '#fff0c0', rays: true },
  clouds: { colours: ['#a89ac8', '#f0dcd0', '#fffaf0'], cover: 0.3 },
  ridges: [{ y: 0.64, height: 0.26, colour: '#7a82aa', mist: '#f4e0d0', peaks: true, snow: '#fff8f0' }],
  ground: { kind: 'cloud', y: 0.76, near: '#fff4e4', far: '#e8d4d0' },
  things: [
    put(church, 0.29, 0.74, 0.34, { haze: 0.32 }),
    ...clouds('white', 0.1, [0.18, 0.79, 0.3, 0.4, 0.78, 0.28]),
    at('pine-tree', green, 0.06, 0.82, 0.1, { haze: 0.12 }),
    put(gate, 0.71, 0.975, 0.6),
    at('meditation', plain('#e8a03a', { deep: '#5a2a10', second: '#f4d0a0' }), 0.19, 0.93, 0.085),
    put(bridge, 0.385, 0.97, 0.24),
    at('pine-tree', green, 0.96, 0.98, 0.09),
    ...clouds('white', 0.02, [0.5, 1.02, 0.24, 0.92, 1.03, 0.24, 0.71, 1.06, 0.26]),
  ],
  lamps: [lamp(0.71, 0.83, 0.12, '#ffc060', 0.45), lamp(0.3, 0.3, 0.3, '#fff0c8', 0.25)],
}
