import { mirrored, plain } from '../../shapes/person/person.ts'
import { box, ellipse, ellipses, type Point, path, star, stroke } from '../../shapes/svg.ts'
import { suckers, tentacle } from '../../shapes/tentacle.ts'
import { material } from '../materials.ts'
import { form, type Kinds, mark, ray, shape } from './kit.ts'

/** The kraken's arms at the left: one raised out of the water, one across it. Each narrows towards its end. */
const raisedArm =
  stroke('M160 480Q76 460 92 370', 62) + stroke('M92 376Q96 310 62 262', 48) + stroke('M64 268Q20 200 62 168Q104 160 98 204', 32)
const frontArm = stroke('M200 400Q190 450 130 452', 52) + stroke('M136 452Q84 448 92 404Q108 384 124 402', 32)

/** The old kraken's arms at the left: the points of each, its width at the root and at the end, and the side of its suckers. */
type Arm = readonly [points: Point[], from: number, to: number, side: 1 | -1]
const BACK_ARMS: readonly Arm[] = [
  [
    [
      [200, 320],
      [130, 346],
      [64, 318],
      [26, 352],
      [42, 398],
      [76, 384],
    ],
    62,
    18,
    1,
  ],
]
const FRONT_ARMS: readonly Arm[] = [
  [
    [
      [176, 330],
      [150, 400],
      [86, 416],
      [38, 448],
      [72, 490],
      [112, 466],
    ],
    70,
    20,
    -1,
  ],
  [
    [
      [226, 340],
      [222, 404],
      [174, 446],
      [192, 490],
      [234, 468],
    ],
    66,
    22,
    -1,
  ],
]
/** Where barnacles grow on its mantle, and how large they are. */
const BARNACLES = [
  [206, 132, 24],
  [176, 166, 17],
] as const
const barnacle = plain('#d8ccb0', { deep: '#6a5a4a', metal: 0, light: '#f4ecd8' })

/** Arms at the left and at the right, each with its suckers. */
const arms = (list: readonly Arm[], colour: string) =>
  list.flatMap(([points, from, to, side]) => [
    form(mirrored(tentacle(points, from, to)), { base: colour, second: colour }, { ink: 6, close: 1, maxHole: 0, edge: 30, round: 36 }),
    form(mirrored(suckers(points, from, to, side)), plain('#f0c8d8', { deep: '#6a2a5a' }), { ink: 3, edge: 7, free: true, close: 1 }),
  ])

export const krakens: Kinds = {
  pond_kraken: {
    material: material('violet', {
      base: '#c83a78',
      second: '#c83a78',
      light: '#ffc0b0',
      rim: '#7ff0ff',
      texture: 'none',
      deep: '#3a0a3a',
      rough: 0.1,
    }),
    layers: [
      form(mirrored(raisedArm), {}, { ink: 6, close: 1, maxHole: 0, edge: 34, round: 40 }),
      form(
        mirrored(
          ellipses(
            [
              [114, 430],
              [108, 394],
              [108, 358],
              [100, 322],
              [86, 286],
            ],
            10,
            12,
          ),
        ),
        plain('#ffd0c8'),
        { ink: 3, free: true },
      ),
      shape(
        'M256 70Q378 78 384 216Q388 284 350 334Q346 380 372 450H140Q166 380 162 334Q124 284 128 216Q134 78 256 70z',
        {},
        { round: 120 },
      ),
      mark(ellipse(164, 186, 12, 16) + ellipse(192, 160, 9, 11) + ellipse(346, 192, 13, 17) + ellipse(322, 164, 8, 10), '#8a1a5a', {
        opacity: 0.6,
      }),
      form(mirrored(ellipse(196, 262, 47, 43)), plain('#ffe25a', { metal: 0.4, light: '#fffbd0', deep: '#8a4a06' }), {
        ink: 7,
        edge: 24,
        free: true,
      }),
      mark(mirrored(box(166, 252, 62, 22, 11)), '#1a0a20'),
      form(mirrored(stroke('M144 240Q190 196 248 236', 26)), {}, { free: true, edge: 12 }),
      mark(stroke('M218 346Q256 366 294 346', 9), '#5a0a34'),
      shape('M256 132Q136 138 110 104Q124 62 256 58Q388 62 402 104Q376 140 300 134L276 100z', plain('#4aa83a', { deep: '#123a14' }), {
        round: 30,
      }),
      shape(
        'M256 100Q200 98 186 48Q220 42 234 62Q236 26 256 10Q276 26 278 62Q292 42 326 48Q312 98 256 100z',
        plain('#fff0fa', { deep: '#a86aa0' }),
        { edge: 14, ink: 4 },
      ),
      form(mirrored(frontArm), {}, { close: 1, maxHole: 0, edge: 30, round: 36 }),
      shape(
        'M0 512V462Q40 440 84 458Q128 476 170 458Q212 440 256 458Q300 476 342 458Q384 440 428 458Q470 476 512 454V512z',
        plain('#2a9ac0', { deep: '#0a3a5a', light: '#c8fbff', rough: 0.2 }),
        { round: 40 },
      ),
      mark(stroke('M40 488h70M160 494h60M300 488h80M420 494h50', 7), '#d8fbff', { opacity: 0.6 }),
      ray(mirrored(ellipse(178, 242, 8)), '#ffffff', 2),
    ],
  },
  old_kraken: {
    material: material('violet', {
      base: '#5c3a8c',
      second: '#5c3a8c',
      light: '#d8b4ff',
      rim: '#5af0e0',
      texture: 'none',
      deep: '#160a2e',
      rough: 0.1,
    }),
    layers: [
      ...arms(BACK_ARMS, '#472a72'),
      form(mirrored(path('M190 176Q110 190 66 130 74 70 200 60z')), plain('#7a4aa8', { deep: '#22103e', rim: '#5af0e0' }), { round: 40 }),
      shape(
        'M256 8Q290 34 330 92 372 156 366 214 398 250 378 300 360 344 330 372H182Q152 344 134 300 114 250 146 214 140 156 182 92 222 34 256 8z',
        {},
        { round: 120 },
      ),
      mark(stroke('M236 50q40 12 50 50M214 92q30 4 40 26M176 190q40-26 74-20M336 190q-40-26-74-20', 8), '#2e1a52', {
        opacity: 0.75,
      }),
      form(BARNACLES.map(([x, y, r]) => star(x, y, r, r * 0.8, 9)).join(''), barnacle, { edge: 14, free: true, ink: 4, close: 1 }),
      mark(BARNACLES.map(([x, y, r]) => star(x, y, r * 0.5, r * 0.3, 6)).join(''), '#4a3a4a'),
      form(stroke('M404 12L306 118', 14), plain('#9a6a3a', { texture: 'bark', deep: '#2a160a' }), { edge: 7 }),
      mark(ellipse(304, 122, 18, 9), '#1e0c30'),
      form(mirrored(ellipse(190, 258, 46, 38)), plain('#ffc83a', { metal: 0.4, light: '#fff8c0', deep: '#8a2a06' }), {
        ink: 7,
        edge: 26,
        free: true,
      }),
      mark(mirrored(path('M156 262Q192 244 228 266 196 280 156 262z')), '#160818'),
      form(
        mirrored(path('M122 214Q176 176 248 262L232 274Q186 218 132 244z')),
        { base: '#6e48a0', second: '#6e48a0' },
        { free: true, edge: 16 },
      ),
      form(
        mirrored(path('M142 286Q186 312 232 290 200 334 150 308z')),
        { base: '#6e48a0', second: '#6e48a0' },
        { free: true, edge: 10, ink: 4 },
      ),
      ...arms(FRONT_ARMS, '#6a429c'),
      ray(mirrored(ellipse(174, 238, 9)), '#ffffff', 2),
    ],
  },
}
