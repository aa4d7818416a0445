import { mirrored, plain } from '../../shapes/person/person.ts'
import { ellipse, path, ring, star, stroke } from '../../shapes/svg.ts'
import { materials as m, material } from '../materials.ts'
import { form, gold, item, type Kinds, light, mark, person, ray, shape, steel } from './kit.ts'

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
    material: bronze,
    layers: [
      light('#ff7a2a', 256, 260, 190, 0.4),
      item('battle-axe', steel, 0.6, 380, 170, 40),
      shape('M-10 512Q0 372 130 350h252q130 22 140 162z', { texture: 'hammer' }, { round: 80 }),
      form(mirrored(path('M-6 500Q0 380 84 352q70 0 92 62-70 10-78 98z')), { base: '#8a4a24', second: '#8a4a24' }, { round: 50 }),
      rivets([
        [40, 420],
        [72, 384],
        [118, 372],
        [472, 420],
        [440, 384],
        [394, 372],
      ]),
      form(
        mirrored(path('M178 170Q70 200 24 120 0 60 52-6q0 80 64 100 50 14 96 2z')),
        plain('#f4e4c0', { texture: 'bark', deep: '#5a3a1a' }),
        { round: 34 },
      ),
      form(mirrored(path('M110 178q-60 0-80-44 26 14 44 10-24-24-22-58 20 46 66 46z')), gold, { edge: 12, free: true, ink: 4 }),
      form(mirrored(path('M160 190Q90 180 56 232q50 44 116 20z')), {}, { edge: 24 }),
      shape(
        'M256 64q96 0 122 70 14 60-18 120-12 100-36 150-20 44-68 44t-68-44q-24-50-36-150-32-60-18-120 26-70 122-70z',
        {},
        { round: 110 },
      ),
      shape('M256 316q78 0 92 62 0 84-92 90-92-6-92-90 14-62 92-62z', { base: '#d8a05a', second: '#d8a05a' }, { round: 60 }),
      mark(mirrored(ellipse(214, 384, 20, 13)) + stroke('M206 440q50 16 100 0', 8), '#2a0e06'),
      form(ring(256, 424, 40, 26), gold, { edge: 8, close: 1, maxHole: 0 }),
      shape('M236 60h40l12 250q-32 16-64 0z', { base: '#8a4a24', second: '#8a4a24' }, { free: true, edge: 14 }),
      rivets([
        [256, 96],
        [256, 140],
        [256, 250],
        [256, 290],
      ]),
      mark(mirrored(path('M150 208q54-12 84 42-62 8-84-42z')), '#1a0804'),
      ray(mirrored(ellipse(194, 232, 22, 13)), '#ff5a1a', 9),
      ray(mirrored(ellipse(196, 232, 11, 8)), '#fff0a0', 2),
      form(mirrored(path('M136 186q64-6 104 56l-8 18q-44-38-96-44z')), { base: '#8a4a24', second: '#8a4a24' }, { free: true, edge: 14 }),
      mark(path('M150 120q20-30 46-32-6 26-30 40zM330 300q20-10 24 20-10 30-26 20zM60 450q20-30 40-24-4 30-26 40z'), '#5ab89a', {
        opacity: 0.55,
      }),
    ],
    fadeFrom: 478,
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
