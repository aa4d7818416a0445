import type { Layer, Material } from '../../baker/recipe.ts'
import { mirrored, plain } from '../../shapes/person/person.ts'
import { box, ellipse, type Point, path, ring, star, stroke } from '../../shapes/svg.ts'
import { materials as m, material } from '../materials.ts'
import { form, gold, iron, type Kinds, light, mark, person, placed, ray, shape, steel } from './kit.ts'

const granite = (base: string) => plain(base, { texture: 'crack', textureDepth: 0.7, rough: 0.8, deep: '#1a1c28', light: '#eef2ff' })
const moss = plain('#6a9a3a', { texture: 'fur', deep: '#1e3a12', light: '#d0f08a' })
const bronze = material('bronze', { texture: 'none', rough: 0.5, base: '#b8743a', second: '#b8743a', accent: '#f0c878', light: '#ffe4b4' })
const rivets = (points: [number, number][]) =>
  form(points.map(([x, y]) => ellipse(x, y, 9)).join(''), plain('#ffdf9a', { metal: 0.6, deep: '#5a2a0a' }), {
    ink: 3,
    edge: 8,
    free: true,
    close: 1,
  })

const darkBronze: Partial<Material> = { base: '#7a4222', second: '#7a4222' }

/** The curls on its forehead, from the outer to the middle ones. */
const CURLS: readonly Point[] = [
  [178, 130],
  [334, 130],
  [210, 104],
  [302, 104],
  [256, 94],
  [214, 148],
  [298, 148],
  [256, 136],
  [256, 178],
]

/** The bronze bull's head in the whole box: ears, horns, brow, muzzle, ring. */
const bullHead: Layer[] = [
  form(mirrored(path('M168 236Q104 204 40 250 92 312 172 280z')), darkBronze, { edge: 26 }),
  form(
    mirrored(path('M196 196Q92 214 46 144 10 80 40-4 68 64 122 92 160 110 216 104z')),
    plain('#f6e8c8', { texture: 'bark', textureDepth: 0.3, deep: '#5a3a1a', rim: '#7af0d0', rough: 0.1 }),
    {
      round: 40,
    },
  ),
  form(mirrored(path('M120 86Q100 130 112 192L152 200Q138 146 158 104z')), gold, { edge: 14, free: true, ink: 4 }),
  shape(
    'M256 96Q350 92 366 158 374 214 342 262L322 346Q340 402 306 430 256 452 206 430 172 402 190 346L170 262Q138 214 146 158 162 92 256 96z',
    {},
    { round: 100 },
  ),
  shape('M232 196H280L296 350H216z', { base: '#d8924c', second: '#d8924c' }, { free: true, ink: 0, round: 40 }),
  shape(
    'M256 334Q322 330 336 384 340 440 256 448 172 440 176 384 190 330 256 334z',
    { base: '#e0a860', second: '#e0a860' },
    { round: 60, free: true },
  ),
  mark(mirrored(path('M236 392Q226 362 196 374 190 396 214 404z')), '#2a0e06'),
  mark(stroke('M204 430Q256 416 308 430', 7), '#4a1e0a'),
  form(ring(256, 430, 44, 29), gold, { edge: 8, close: 1, maxHole: 0, ink: 5 }),
  mark(mirrored(path('M160 222Q206 214 236 262 176 270 160 222z')), '#1a0804'),
  ray(mirrored(ellipse(202, 246, 20, 11)), '#ff6a1a', 9),
  ray(mirrored(ellipse(204, 246, 11, 7)), '#fff0a0', 2),
  form(mirrored(path('M148 196Q208 188 252 246L244 274Q200 228 150 224z')), darkBronze, { free: true, edge: 15 }),
  ...CURLS.map(([x, y]) => form(ellipse(x, y, 25), darkBronze, { edge: 20, ink: 4, free: true })),
  mark(CURLS.map(([x, y]) => stroke(`M${x - 10} ${y + 6}q-4-18 10-18 14 4 8 16-8 4-8-6`, 5)).join(''), '#3a1a0a'),
]

/** Degrees between which the ribs of a shell lie. */
const SPREAD = [-90, -66, -42, -18, 6, 30, 54, 78].map((turn) => turn + 6)

/** Path data of a shell that opens upwards from x, y. */
function scallop(x: number, y: number, radius: number): string {
  const rim = [-108, -84, -60, -36, -12, 12, 36, 60, 84, 108].map((turn) => {
    const angle = (turn * Math.PI) / 180
    return `${Math.round(x + Math.sin(angle) * radius)} ${Math.round(y - Math.cos(angle) * radius)}`
  })
  return `M${x} ${y + 40}L${rim.join('A56 56 0 0 1 ')}z`
}

export const mighty: Kinds = {
  granite_golem: {
    material: material('stone', { base: '#8a8a98', second: '#8a8a98', light: '#eef2ff', rim: '#86f0d0', eye: '#62f0c0', deep: '#1a1c28' }),
    layers: [
      light('#62f0c0', 256, 210, 180, 0.35),
      shape('M-8 400L10 240 92 150 186 176 214 300 150 420 40 440z', granite('#777888'), { round: 50 }),
      shape('M520 400L506 220 410 146 330 180 300 300 362 420 470 440z', granite('#777888'), { round: 50 }),
      shape('M100 512L92 330 176 236H338L422 330 412 512z', granite('#868898'), { round: 70 }),
      shape('M160 250L150 130 196 56 252 42 314 58 362 132 350 252 300 306H212z', granite('#9c9eae'), { round: 60 }),
      mark(mirrored(path('M168 166l78 20-4 38-52-6z')), '#0e1018'),
      ray(mirrored(path('M182 186l52 14-4 14-36-4z')), '#62f0c0', 8),
      ray(mirrored(path('M188 190l42 12-4 8-30-4z')), '#e0fff4', 2),
      shape('M140 132L256 158 372 132 366 176 268 190 256 212 244 190 146 176z', granite('#8a8c9c'), { free: true, edge: 24 }),
      shape('M186 250L256 238 326 250 316 318 256 338 196 318z', granite('#7c7e8e'), { edge: 28, round: 40 }),
      mark(stroke('M208 276l26-8 24 10 24-10 24 8', 9), '#12141e'),
      ray(ring(256, 420, 46, 36) + stroke('M256 384v72M256 404l26-18M256 428l-26-18', 9), '#62f0c0', 4),
      shape('M-10 512L-6 420 44 366 128 362 176 410 170 512z', granite('#9496a6'), { round: 44 }),
      shape('M522 512L518 420 468 366 384 362 336 410 342 512z', granite('#9496a6'), { round: 44 }),
      mark(stroke('M40 376l4 60M84 370l2 66M128 372l0 62M472 376l-4 60M428 370l-2 66M384 372l0 62', 8), '#1a1c28'),
      shape('M20 236q30-70 84-90 50 0 70 30-20 30-50 20-20 40-50 24-20 30-54 16z', moss, { edge: 20 }),
      shape('M200 60q50-34 116 0-10 30-36 22-20 24-40 8-24 8-40-30z', moss, { edge: 18 }),
      shape('M370 150q50-14 84 16-10 24-34 14-20 14-50-30z', moss, { edge: 16 }),
    ],
    fadeFrom: 0,
  },
  bronze_minotaur: {
    material: { ...bronze, base: '#bc7438', second: '#bc7438', rim: '#7af0d0', metal: 0.6, rough: 0.1 },
    layers: [
      shape('M-10 512Q-14 330 86 284 160 262 220 320 290 262 366 284 456 318 470 512z', {}, { round: 90 }),
      mark(stroke('M222 400V512M120 430q50 60 100 30M326 430q-50 60-100 30', 9), '#4a220e', { opacity: 0.7 }),
      form(mirrored(path('M-14 420Q-6 300 80 270 140 262 164 318 110 330 84 432 30 452-14 420z'), 222), darkBronze, { round: 60 }),
      rivets([
        [26, 396],
        [46, 346],
        [88, 306],
        [418, 396],
        [398, 346],
        [356, 306],
      ]),
      ...placed(bullHead, 0.84, 222, 442),
      form(box(428, 96, 24, 420, 8), iron, { edge: 11 }),
      form(box(424, 108, 32, 14, 6) + box(424, 252, 32, 14, 6) + box(426, 70, 28, 40, 10), gold, { edge: 8, free: true, ink: 4 }),
      shape(
        'M440 140Q404 128 374 88 354 140 354 190 354 238 374 292 404 248 440 236 476 248 494 292 508 238 508 190 508 140 494 88 476 128 440 140z',
        { ...steel, base: '#9aa8c0', rim: '#bfe0ff' },
        { edge: 34 },
      ),
      form(ellipse(440, 188, 28), gold, { edge: 16, free: true }),
      form(path('M372 512Q366 420 384 372L470 364Q506 400 500 512z'), {}, { round: 40 }),
      ...[478, 444, 408, 372].map((y, k) => form(stroke(`M402 ${y}h${58 + k * 5}`, 32), {}, { edge: 17, ink: 4, close: 1, free: k < 3 })),
    ],
    fadeFrom: 482,
  },
  bronze_titan: person(
    {
      size: 0.82,
      skin: '#c08040',
      hair: '#8a4a20',
      cloth: '#8a2a22',
      trim: 'bronze',
      brow: '#4a200c',
      eyes: '#5affd0',
      strong: true,
      fierce: true,
      beard: 'full',
      hide: { texture: 'hammer', textureDepth: 0.5, metal: 0.5, deep: '#2a1008', light: '#ffe4b4', rim: '#ffb070' },
      before: [
        shape('M232 20h48l10 130h-68z', plain('#c8322a', { texture: 'fur', deep: '#3a0810' }), { edge: 20 }),
        shape(
          'M256 50q128 4 128 150v120q-14 30-52 44l-8-100 4-58-54-2-10 70h-16l-10-70-54 2 4 58-8 100q-38-14-52-44V200q0-146 128-150z',
          { ...bronze, base: '#d09048' },
          { round: 50 },
        ),
        shape('M132 170q124-36 248 0l-4 28q-120-30-240 0z', gold, { edge: 12, free: true, ink: 4 }),
      ],
    },
    {
      y: 520,
      back: [
        light('#a8d0ff', 256, 60, 180, 0.5),
        form(
          path('M-10 96V-10H522V96q-40 40-80 10-40 34-86 4-46 30-100 4-54 26-100-4-46 30-86-4-40 30-80-10z'),
          plain('#2a3a8a', { deep: '#0a0e3a', light: '#8aa4ff' }),
          { round: 40 },
        ),
        ray(
          star(130, 60, 20, 6, 4) +
            star(210, 30, 12, 4, 4) +
            star(330, 44, 16, 5, 4) +
            star(400, 74, 22, 6, 4) +
            star(30, 40, 14, 4, 4) +
            star(480, 30, 14, 4, 4),
          '#fff4c0',
          2,
        ),
        shape('M206 190Q150 70 206 62q50-20 100 0 56 8 0 128z', plain('#c8322a', { texture: 'fur', deep: '#3a0810' }), { edge: 24 }),
        form(mirrored(stroke('M70 470Q-6 330 60 170', 74)), bronze, { edge: 36 }),
        form(mirrored(path('M20 190q-10-60 30-76 60-6 66 40 4 40-30 54-50 10-66-18z')), bronze, { edge: 26 }),
        mark(mirrored(stroke('M50 124l6 36M74 120l4 38M98 130l-2 30', 6)), '#3a160a'),
        form(mirrored(stroke('M14 300q30 20 70-6', 20)), gold, { edge: 9, free: true }),
      ],
    },
  ),
  pearl_mermaid: person(
    {
      size: 0.78,
      skin: '#ffdcd0',
      hair: '#2a9a9a',
      style: 'long',
      cloth: '#c83a7a',
      trim: 'holy',
      brow: '#1a6a6a',
      eyes: '#8a4ad0',
      ears: 'wide',
      hat: { kind: 'crown', colour: '#f4e8ff', jewel: '#ff7ab0' },
      hide: { deep: '#6a2a4a', rim: '#9afff0', light: '#fffaf4' },
      before: [
        form(
          [-4, -3, -2, -1, 0, 1, 2, 3, 4].map((k) => ellipse(256 + k * 22, 400 - k * k * 3.6, 14)).join(''),
          plain('#fffaf4', { metal: 0.5, deep: '#a08ab0' }),
          { ink: 4, edge: 13, close: 1 },
        ),
        form(ellipse(256, 440, 28), plain('#fffaf4', { metal: 0.6, deep: '#a08ab0' }), { edge: 26 }),
      ],
    },
    {
      back: [
        light('#ffd0f0', 256, 230, 200, 0.6),
        shape(scallop(256, 316, 258), plain('#f4a8cc', { deep: '#7a3a6a', light: '#fff4fa' }), { round: 80 }),
        mark(
          SPREAD.map((turn) => `<path d="M-5-60L-11-226q11 14 22 0L5-60z" transform="translate(256 316) rotate(${turn})"/>`).join(''),
          '#b85a92',
          { opacity: 0.6 },
        ),
      ],
      front: [
        shape(
          'M440 512Q500 430 430 380q-30-30-20-70-60-10-80-60 60-20 96 20 0-50 50-80 30 60-16 104 0 30 30 60 50 80-10 158z',
          { ...m.aqua, base: '#2ab0a8', second: '#2ab0a8', texture: 'scale' },
          { round: 40 },
        ),
        ray(star(96, 90, 30, 7, 4) + star(410, 70, 26, 6, 4), '#ffffff', 3),
      ],
    },
  ),
}
