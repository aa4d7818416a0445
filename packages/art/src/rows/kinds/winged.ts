// Monsters of several heads or of great wings.
import type { Layer } from '../../baker/recipe.ts'
import { animal } from '../../shapes/animal.ts'
import { dragonHead } from '../../shapes/dragon.ts'
import { mirrored, plain } from '../../shapes/person/person.ts'
import { ellipse, path, stroke } from '../../shapes/svg.ts'
import { material } from '../materials.ts'
import { rage } from './gear.ts'
import { form, type Kinds, light, mark, placed, ray, shape } from './kit.ts'

const BOLT = 'M40-120L-40 20h36l-22 104L50-24H10l40-96z'
const bolt = (x: number, y: number, size: number, turn: number) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})">${path(BOLT)}</g>`

const hydra = { hide: {}, horn: '#e8dca0', eye: '#ffe25a' }
const neck = (d: string, wide: number): Layer => form(stroke(d, wide), {}, { edge: wide / 2, round: wide / 2 })
const throat = (d: string, colour: string): Layer => mark(stroke(d, 17), colour, { opacity: 0.75 })

const furious = { hide: {}, horn: '#f0c8ff', eye: '#c8ff3a' }

export const winged: Kinds = {
  thunder_wyvern: {
    material: material('gold', {
      base: '#4a5ac0',
      second: '#4a5ac0',
      accent: '#8aa4ff',
      light: '#d8e8ff',
      rough: 0.3,
      textureDepth: 0.42,
      texture: 'scale',
      metal: 0.1,
      deep: '#120e38',
      rim: '#ffe46a',
    }),
    layers: [
      light('#8ab0ff', 256, 220, 200, 0.5),
      ray(bolt(250, 60, 0.9, 14) + bolt(46, 420, 0.7, 20) + bolt(470, 410, 0.7, -6), '#fff07a', 6),
      form(stroke('M276 450Q400 520 420 440T360 400', 30), {}, { edge: 15 }),
      shape('M372 362l30 28-14 42-44-8-22-40z', plain('#ffd23a', { deep: '#8a5a08' }), { edge: 14 }),
      form(
        mirrored(path('M236 350Q200 190 92 34 10 110-4 262 34 222 62 254 50 312 66 376 96 314 132 340 138 396 166 438 190 372 240 410z')),
        { base: '#e0a428', second: '#e0a428', light: '#fff2a8', texture: 'none', deep: '#5a2a08' },
        { round: 60 },
      ),
      form(
        mirrored(stroke('M232 330Q196 190 92 38M94 46Q44 140 34 236M96 50Q84 190 78 344M100 54Q150 220 164 404', 15)),
        {},
        { edge: 8, ink: 4 },
      ),
      shape('M180 512q-6-120 40-180h72q46 60 40 180z', {}, { round: 70 }),
      shape('M214 512q0-110 20-150h44q20 40 20 150z', plain('#ffe08a', { deep: '#7a4a10' }), { free: true, round: 40, ink: 3 }),
      mark(stroke('M222 400h68M218 436h76M216 472h80', 6), '#a86a18'),
      form(mirrored(path('M214 150Q150 120 148 24q36 66 96 76z')), plain('#ffe08a', { texture: 'bark', deep: '#5a3a10' }), { edge: 20 }),
      form(mirrored(path('M186 214l-66-20 36-22-40-40 84 30z')), { base: '#3a48a0', second: '#3a48a0' }, { edge: 18 }),
      shape('M256 106q64 0 88 56 10 44-18 74-8 76-34 116-16 24-36 24t-36-24q-26-40-34-116-28-30-18-74 24-56 88-56z', {}, { round: 90 }),
      shape(
        'M256 250q26 0 34 40 4 40-14 60-20 14-40 0-18-20-14-60 8-40 34-40z',
        { base: '#6a7ae0', second: '#6a7ae0', texture: 'none' },
        { free: true, ink: 0, round: 40 },
      ),
      form(mirrored(path('M178 190q46-14 66 36-48 10-66-36z')), plain('#fff4a0', { metal: 0.5, deep: '#b06a08' }), {
        free: true,
        edge: 16,
      }),
      mark(mirrored(ellipse(218, 208, 5, 15) + ellipse(242, 318, 8, 5)) + stroke('M222 348q34 16 68 0', 7), '#0e0a24'),
      form(
        mirrored(path('M166 176q50-8 82 44l-8 12q-40-34-74-36z')),
        { base: '#3a48a0', second: '#3a48a0' },
        { free: true, ink: 4, edge: 12 },
      ),
      form(mirrored(path('M228 350l8 30 12-24z')), plain('#fff8e8'), { ink: 3, free: true, edge: 6 }),
      ray(bolt(256, 168, 0.34, 8), '#fff8b0', 2),
    ],
    fadeFrom: 476,
  },
  swamp_hydra: {
    material: material('teal', {
      base: '#3a8a5a',
      second: '#3a8a5a',
      accent: '#8ac85a',
      light: '#d8f8a8',
      rough: 0.4,
      textureDepth: 0.42,
      texture: 'scale',
      deep: '#0a2420',
      rim: '#a8ffb0',
    }),
    layers: [
      form(stroke('M30 512V250M62 512V330M480 512V270', 10), plain('#5a7a2a'), { edge: 5 }),
      form(ellipse(30, 236, 14, 40) + ellipse(480, 252, 14, 40), plain('#7a4a24', { texture: 'fur' }), { edge: 13 }),
      neck('M226 470Q100 450 130 350T150 262', 66),
      throat('M206 456Q122 440 146 350', '#b8d87a'),
      ...dragonHead(hydra, 158, 244, 0.74, -1, 6),
      neck('M286 470Q412 450 382 350T362 262', 66),
      throat('M306 456Q390 440 366 350', '#b8d87a'),
      ...dragonHead(hydra, 354, 244, 0.74, 1, 6),
      shape('M110 512q10-110 146-116 136 6 146 116z', {}, { round: 80 }),
      neck('M256 480Q196 360 250 290T214 130', 84),
      throat('M262 470Q226 370 268 300T240 180', '#b8d87a'),
      ...dragonHead(hydra, 222, 112, 0.98, 1, -4),
      shape(
        'M-10 512q10-60 90-56 50-28 100-6 76-26 150 0 60-24 110 8 70 0 82 54z',
        plain('#4a6a4a', { deep: '#0e2420', light: '#c8f0c0' }),
        { round: 30 },
      ),
      form(ellipse(96, 486, 50, 15) + ellipse(400, 490, 56, 16), plain('#7ac84a', { deep: '#1e4a1a' }), { free: true, edge: 12 }),
      form(path('M380 478q-6-30 20-40 26 10 20 40-20 12-40 0z'), plain('#ffb0d8', { deep: '#8a3a6a' }), { free: true, edge: 12 }),
    ],
  },
  'boss_mother_mire/2': {
    material: material('moss', {
      base: '#7a4a9a',
      second: '#7a4a9a',
      accent: '#b07ac8',
      light: '#f4c8ff',
      rough: 0.4,
      textureDepth: 0.42,
      texture: 'scale',
      deep: '#1e0830',
      rim: '#c8ff5a',
    }),
    layers: [
      ...rage('#8aff3a'),
      neck('M226 500Q60 470 90 370T120 340', 60),
      ...dragonHead(furious, 130, 350, 0.66, -1, -4),
      neck('M286 500Q452 470 422 370T392 340', 60),
      ...dragonHead(furious, 382, 350, 0.66, 1, -4),
      neck('M246 480Q120 360 150 260T150 170', 66),
      ...dragonHead(furious, 160, 160, 0.78, -1, -10),
      neck('M266 480Q392 360 362 260T362 170', 66),
      ...dragonHead(furious, 352, 160, 0.78, 1, -10),
      shape('M130 512q0-170 126-180 126 10 126 180z', {}, { round: 80 }),
      shape('M190 512q-6-120 66-136 72 16 66 136z', plain('#c8ff7a', { deep: '#3a5a10' }), { round: 50, free: true, ink: 4 }),
      mark(stroke('M204 430h104M198 464h116', 8), '#6a8a2a'),
      shape('M256 210q70 0 84 70 10 80-84 90-94-10-84-90 14-70 84-70z', {}, { round: 70 }),
      shape(
        'M256 176q112 6 110 128-2 30-30 40-6-90-80-96-74 6-80 96-28-10-30-40-2-122 110-128z',
        plain('#c8402a', { texture: 'cloth', deep: '#3a0a10' }),
        { round: 40 },
      ),
      form(mirrored(path('M196 280q36-2 48 34-40 8-48-34z')), plain('#c8ff3a', { deep: '#3a6a08', metal: 0.4 }), { free: true, edge: 12 }),
      mark(mirrored(ellipse(224, 298, 5, 12)) + path('M206 332q50-22 100 0-6 34-50 36-44-2-50-36z'), '#1a0416'),
      shape('M216 330l10 22 10-26zM296 330l-10 22-10-26z', plain('#fff4dc'), { ink: 2, free: true, edge: 6 }),
    ],
    fadeFrom: 480,
  },
  hill_chimera: {
    material: material('fur', {
      base: '#c8823a',
      second: '#c8823a',
      light: '#ffe0a8',
      texture: 'fur',
      textureDepth: 0.55,
      deep: '#3a1a0a',
    }),
    layers: [
      form(stroke('M420 512Q520 400 440 300T452 150', 48), plain('#5a9a3a', { texture: 'scale', deep: '#12280e' }), { edge: 24 }),
      ...dragonHead(
        { hide: plain('#5a9a3a', { texture: 'scale', deep: '#12280e' }), horn: '#e8dca0', eye: '#ff8a2a' },
        436,
        116,
        0.5,
        -1,
        8,
      ),
      ...placed(
        animal({
          coat: material('fur', {
            base: '#e8e0d0',
            second: '#e8e0d0',
            accent: '#e8e0d0',
            light: '#ffffff',
            texture: 'fur',
            deep: '#4a4050',
          }),
          mask: plain('#b8a898', { deep: '#3a2a30' }),
          ear: 'M140 200Q60 190 20 240q60 50 130 20z',
          neck: 'M180 330h152l60 182H120z',
          head: 'M256 90q84 0 100 90 0 60-30 120-14 110-70 120-56-10-70-120-30-60-30-120 16-90 100-90z',
          muzzle: 'M256 320q44 0 54 50-10 50-54 54-44-4-54-54 10-50 54-50z',
          nose: 'M230 340q26-10 52 0-4 26-26 30-22-4-26-30z',
          eye: [196, 210, 27, 18],
          eyeColour: '#ffc83a',
          pupil: 'disc',
          mouth: 'M256 370v16M256 386q-20 16-40 2M256 386q20 16 40 2',
        }),
        0.52,
        112,
        262,
      ),
      form(
        path('M98 62Q86-30 14-14q50 16 54 84zM128 62Q158-30 222-12q-50 14-62 78z'),
        plain('#8a7a6a', { texture: 'bark', deep: '#2a1a12' }),
        { edge: 18 },
      ),
      shape('M112 222q30 10 20 70-22 20-34 0-8-50 14-70z', plain('#f8f4ec', { texture: 'fur', deep: '#6a6070' }), { edge: 14 }),
      shape(
        'M262 130l40 34 50-24 18 50 56-2-6 56 50 22-28 48 34 44-48 34 8 56-60 8-30 56H150l-28-56-60-8 8-56-46-34 32-44-28-48 50-22-6-56 56 2 18-50 52 24z',
        { base: '#8a3f1a', second: '#8a3f1a', light: '#f0a860', texture: 'fur', textureDepth: 0.9 },
        { round: 70 },
      ),
      ...placed(
        animal({
          coat: material('fur', {
            base: '#d8923f',
            second: '#d8923f',
            accent: '#d8923f',
            light: '#ffe4ac',
            texture: 'fur',
            textureDepth: 0.4,
            deep: '#3a1a0a',
          }),
          mask: plain('#f4dcae', { deep: '#6a4018' }),
          ear: 'M130 150q-60-10-60-70 70-20 110 40z',
          neck: 'M256 420q50 0 60 60l10 32H186l10-32q10-60 60-60z',
          head: 'M256 90q120 0 134 110 6 50-14 90-6 90-60 120-30 24-60 24t-60-24q-54-30-60-120-20-40-14-90 14-110 134-110z',
          muzzle: 'M256 280q84 4 88 74-6 66-88 74-82-8-88-74 4-70 88-74z',
          nose: 'M208 276q48-14 96 0-8 44-48 54-40-10-48-54z',
          noseColour: '#6a2a24',
          eye: [184, 214, 32, 19],
          eyeColour: '#ffd23a',
          pupil: 'disc',
          brow: 'M132 172q56-6 88 26l-8 14q-42-18-84-20z',
          mouth: 'M256 330v30M256 360q-34 30-66 4M256 360q34 30 66 4',
        }),
        0.78,
        262,
        524,
      ),
      shape('M214 428l9 44 18-38zM310 428l-9 44-18-38z', plain('#fff8e8'), { ink: 3, free: true, edge: 8 }),
    ],
    fadeFrom: 474,
  },
}
