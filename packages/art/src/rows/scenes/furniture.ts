// Furniture of rooms and markets.
import type { Layer, Relief } from '../../baker/recipe.ts'
import { plain } from '../../shapes/person/person.ts'
import { box, ellipse, path, ring, stroke } from '../../shapes/svg.ts'
import { glowing } from '../buildings/kit.ts'
import { at, brass, made, timber } from './kit.ts'

export const shelf = made('bark', timber, [
  {
    svg: box(20, 20, 24, 480) + box(468, 20, 24, 480) + [20, 170, 320, 476].map((y) => box(20, y, 472, 26)).join(''),
    ink: 6,
    edge: 12,
    maxHole: 0,
    close: 1,
  },
])
export const counter = made('bark', timber, [
  { svg: box(20, 220, 472, 250, 10), ink: 6, round: 40 },
  { svg: box(6, 186, 500, 48, 10), ink: 6, edge: 16, material: plain('#a8703c', { texture: 'bark', deep: '#3a1e0c' }) },
  { svg: [90, 200, 310, 420].map((x) => box(x, 250, 10, 210, 4)).join(''), ink: 0, free: true, material: plain('#4a2a14') },
])
export const awning = (one: string, two: string) =>
  made('fur', plain(one, { texture: 'cloth' }), [
    { svg: path('M60 120h392l50 150H10z'), ink: 6, round: 40 },
    {
      svg: path('M138 120h60l-30 150H100zM276 120h60l20 150h-68z') + path('M396 120h56l50 150h-66z'),
      ink: 2,
      free: true,
      material: plain(two, { texture: 'cloth' }),
    },
    { svg: [51, 133, 215, 297, 379, 461].map((x) => ellipse(x, 272, 41, 34)).join(''), ink: 5, close: 1, edge: 20 },
    { svg: box(40, 300, 18, 200) + box(454, 300, 18, 200), ink: 5, material: timber },
  ])
export const hanging = (x: number, y: number, width = 0.05) => at('old-lantern', brass, x, y, width, { fill: true, floats: true })

const spokes = (x: number) =>
  [0, 45, 90, 135].map((turn) => `<rect x="${x - 62}" y="417" width="124" height="14" transform="rotate(${turn} ${x} 424)"/>`).join('')
const wheel = (x: number): Layer[] => [
  { svg: ring(x, 424, 76, 56) + spokes(x), ink: 6, edge: 10, close: 1, maxHole: 0, material: plain('#e0a83a', { deep: '#4a2a0a' }) },
  { svg: ellipse(x, 424, 20), ink: 5, round: 16, free: true, material: plain('#b8322a') },
]

/** The wagon of a travelling merchant, with a lit window. */
export const wagon: Relief = made('bark', { texture: 'none', rim: '#ffd9a0' }, [
  { svg: stroke('M430 372L506 396', 18), ink: 6, material: timber },
  { svg: path('M76 170H436L418 392H94z'), ink: 7, round: 70, material: plain('#2f7a6a', { deep: '#0e2a2a', texture: 'bark' }) },
  { svg: box(84, 372, 344, 26, 8), ink: 6, edge: 12, material: timber },
  { svg: path('M196 240q0-44 44-44t44 44v132h-88z'), ink: 6, round: 30, material: plain('#a8442a', { texture: 'bark', deep: '#3a120a' }) },
  { svg: ellipse(266, 300, 8), ink: 4, free: true, material: plain('#ffd24a') },
  { svg: box(112, 226, 62, 66, 8) + box(314, 226, 76, 66, 8), ink: 7, edge: 10, material: plain('#f0b84a', { deep: '#6a3a08' }) },
  glowing(box(124, 238, 38, 42, 4) + box(326, 238, 52, 42, 4), '#ffe9a0', 5),
  ...[150, 362].flatMap(wheel),
  {
    svg: path(
      'M36 176Q64 30 256 30T476 176Q446 214 416 176 386 214 352 176 322 214 288 176 256 214 224 176 192 214 160 176 126 214 96 176 66 214 36 176z',
    ),
    ink: 7,
    round: 70,
    material: plain('#f8ecd0', { deep: '#8a6a4a' }),
  },
  {
    svg: path(
      'M96 176Q112 70 180 44 150 100 160 176 126 214 96 176zM224 176Q222 80 244 32H268Q290 80 288 176 256 214 224 176zM416 176Q400 70 332 44 362 100 352 176 386 214 416 176z',
    ),
    ink: 0,
    round: 40,
    free: true,
    material: plain('#d0382e', { deep: '#5a0e12' }),
  },
])
