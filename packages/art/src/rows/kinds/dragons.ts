// Lizards, salamanders, dragons, wyverns, hydras and basilisks.

import { dragonHead } from '../../shapes/dragon.ts'
import { mirrored, plain } from '../../shapes/person/person.ts'
import { box, ellipse, path, star, stroke } from '../../shapes/svg.ts'
import { beasts as classic } from '../beasts.ts'
import { materials as m, material } from '../materials.ts'
import { crown } from './gear.ts'
import { beast, form, gold, item, type Kinds, light, mark, placed, ray, shape, steel, wood } from './kit.ts'

const scaled = (base: string, second: string) =>
  material('moss', { base, second: base, accent: second, light: '#f4ffb0', deep: '#16260c', texture: 'scale', rough: 0.8 })
const blackHide = plain('#3e3858', { texture: 'scale', light: '#b8b0e0', deep: '#08060e', rim: '#c86aff' })
const blackWing = plain('#4a2a6a', { light: '#a87ad8', deep: '#0e0618', rim: '#c86aff' })

export const dragons: Kinds = {
  meadow_lizard: {
    material: material('moss', { base: '#6ab83a', second: '#a8e05a', light: '#f4ffb0', eye: '#ffd23a' }),
    layers: [
      shape('M20 470q20-90 130-96 60-50 150-20 120-10 150 50 50 20 42 66-220 40-472 0z', { ...m.stone, base: '#a89a84' }, { round: 60 }),
      light('#ffe46a', 420, 90, 60, 0.6),
      item('gecko', {}, 0.9, 256, 236, -70, { ink: 7, round: 60 }),
      mark(ellipse(256, 236, 10) + ellipse(226, 256, 8) + ellipse(284, 224, 8) + ellipse(196, 262, 6), '#2a6a1e'),
    ],
    eyes: [
      [158, 104, 7],
      [192, 80, 7],
    ],
  },
  spear_lizard: {
    material: scaled('#3a8a5a', '#5ab87a'),
    layers: [
      form(box(434, 60, 18, 452), wood, { edge: 8 }),
      shape('M443-16l38 96-38 50-38-50z', steel),
      form(path('M412 136h62l-8 60-22-16-24 16z'), plain('#c8322a')),
      shape(
        'M250 330L220 40l60 50 20-80 50 80 50-40 0 90 60 0-40 70 40 50-60 30 20 80z',
        plain('#e8702a', { deep: '#5a1a06', texture: 'fur' }),
        {
          round: 40,
        },
      ),
      shape('M60 512q10-110 130-150h170q110 30 120 150z', {}, { round: 90 }),
      shape('M120 420q150 60 300-10l30 110H90z', { ...m.bark, base: '#8a5a34', second: '#8a5a34' }, { round: 50 }),
      mark(stroke('M170 450l30 40M230 462l26 40M300 460l20 44M366 446l16 50', 8), '#4a2a14'),
      shape('M388 400Q410 170 310 110Q220 70 140 132Q40 180 22 240Q24 280 80 284Q180 296 236 282Q240 360 200 400z', {}, { round: 80 }),
      shape('M60 288Q160 308 238 288Q244 350 180 350Q100 346 60 288z', plain('#c8d88a', { texture: 'none' }), { round: 34 }),
      mark(stroke('M40 280Q150 300 240 280', 7), '#0e2416'),
      shape('M66 276l12 36 16-32zM114 284l12 36 16-34zM166 286l12 34 16-36z', plain('#fff4dc'), { ink: 3, free: true, edge: 6 }),
      mark(ellipse(50, 238, 10, 7) + ellipse(78, 226, 9, 6), '#0e2416'),
      form(ellipse(216, 178, 38, 34), plain('#ffd23a', { metal: 0.5, light: '#fffbd0', deep: '#8a3a06' }), { free: true, edge: 20 }),
      mark(ellipse(210, 180, 8, 27), '#140d18'),
      form(stroke('M164 148q54-36 104 10', 24), plain('#2a6a42'), { free: true, ink: 3, edge: 10 }),
      form(ellipse(438, 400, 44, 36), {}, { round: 34 }),
      mark(stroke('M410 390h54M408 410h56', 6), '#0e2416'),
    ],
    fadeFrom: 470,
  },
  mud_salamander: {
    material: material('fire', {
      base: '#e8742a',
      second: '#e8742a',
      accent: '#f0a84a',
      light: '#ffe8a8',
      texture: 'scale',
      textureDepth: 0.5,
      deep: '#5a1606',
    }),
    layers: [
      shape('M16 512V150q0-60 50-70V10h120v64h270q46 12 46 76v362z', plain('#f0e6d8', { deep: '#8a6a5a', rough: 1, texture: 'hammer' }), {
        round: 40,
      }),
      mark(box(46, 112, 426, 16) + [90, 170, 250, 330, 410].map((x) => ellipse(x, 150, 9)).join(''), '#3a6ac8'),
      shape('M62 512V330q0-150 194-156 194 6 194 156v182z', plain('#2a0e0a', { light: '#6a2a10' }), { round: 30, free: true }),
      light('#ff7a1a', 256, 300, 170, 0.9),
      item('campfire', { glow: '#ffb03a' }, 0.9, 256, 320, 0, { kind: 'glow', soft: 8, opacity: 0.9 }),
      shape('M120 512q10-110 136-116 126 6 136 116z', {}, { round: 60 }),
      shape(
        'M256 236q70-2 104 34 56 0 70 50 6 50-20 82-50 50-154 52-104-2-154-52-26-32-20-82 14-50 70-50 34-36 104-34z',
        {},
        { round: 90 },
      ),
      mark(ellipse(256, 268, 26, 14) + ellipse(206, 292, 13, 9) + ellipse(306, 292, 13, 9) + ellipse(256, 306, 12, 8), '#4a1a0a'),
      form(mirrored(ellipse(146, 306, 47, 46)), plain('#ffdc4a', { metal: 0.5, light: '#fffbd0', deep: '#8a3a06' }), {
        ink: 7,
        edge: 24,
        free: true,
      }),
      mark(mirrored(ellipse(152, 308, 12, 34)), '#140d18'),
      mark(mirrored(ellipse(236, 346, 8, 6)), '#4a1a0a'),
      mark(stroke('M118 384q70 50 138 20 68 30 138-20', 9), '#4a1206'),
      form(
        mirrored(ellipse(120, 488, 16, 26) + ellipse(152, 494, 16, 28) + ellipse(184, 488, 16, 26)),
        {},
        { edge: 14, close: 1, maxHole: 0 },
      ),
      ray(mirrored(ellipse(138, 290, 9)), '#ffffff', 2),
    ],
  },
  lava_salamander: classic.SALAMANDER,
  green_dragon: beast(
    'moss',
    { base: '#4a9a3a', second: '#a8c84a', light: '#f0ffa0', eye: '#fff07a', deep: '#0e2a14' },
    [{ icon: 'dragon-head', size: 0.94, flip: true, round: 90 }],
    [[232, 182, 9]],
  ),
  red_dragon: beast(
    'red',
    { eye: '#fff07a' },
    [
      item('bat-wing', { base: '#8a1a1a', second: '#c8502a', texture: 'none' }, 0.66, 118, 170, 10, { flip: true }),
      { icon: 'spiked-dragon-head', size: 0.94, x: 262, y: 262, round: 80 },
      shape('M442 300q60-6 70 40-30-6-40 10 10 20 34 24-40 30-74 0-20-40 10-74z', plain('#ffb02a', { light: '#fff6b8', deep: '#8a2a06' }), {
        round: 24,
      }),
    ],
    [[318, 214, 9]],
  ),
  black_dragon: {
    material: material('ash', { base: '#34304a', rim: '#c86aff', deep: '#08060e' }),
    layers: [
      light('#8a3aff', 256, 250, 190, 0.6),
      item('bat-wing', blackWing, 0.78, 412, 200, -4),
      item('bat-wing', blackWing, 0.78, 100, 200, 4, { flip: true }),
      shape('M70 512Q80 420 170 400Q230 380 236 330Q236 280 200 250L280 170Q380 210 392 310Q400 400 430 512z', blackHide, { round: 90 }),
      form(stroke('M250 512Q318 450 316 350Q310 290 270 256', 60), plain('#8a6ab8', { deep: '#1a1030', rough: 1 }), {
        free: true,
        round: 40,
      }),
      mark(stroke('M262 470l56 22M286 424l52 16M292 376l52 4M284 330l50-10M262 292l40-24', 8), '#2a1848'),
      ...dragonHead({ hide: blackHide, horn: '#b8a8d8', eye: '#d86aff' }, 262, 216, 1.3, -1, 14),
    ],
    fadeFrom: 468,
  },
  crystal_dragon_ob: {
    material: material('ice', {
      base: '#7ac8f0',
      second: '#d8a0ff',
      light: '#ffffff',
      rim: '#ffb0f4',
      eye: '#ffffff',
      metal: 0.6,
      rough: 1.4,
    }),
    layers: [
      light('#a8e4ff', 256, 250, 190, 0.6),
      item('crystal-growth', { base: '#b8a0ff', second: '#8ad8ff', texture: 'none' }, 0.76, 160, 330, -18),
      item('sea-dragon', {}, 0.94, 268, 250, 0, { round: 60, ink: 7 }),
      item('crystal-cluster', { base: '#e8c8ff', second: '#ffffff', texture: 'none' }, 0.3, 180, 130, -30),
      item('crystal-cluster', { base: '#c8f0ff', second: '#ffffff', texture: 'none' }, 0.22, 110, 240, 20),
      ray(star(420, 90, 46, 9, 4) + star(90, 110, 30, 7, 4), '#ffffff', 3),
    ],
    eyes: [[392, 128, 9]],
  },
  cliff_wyvern: {
    material: material('teal', {
      base: '#2a8a86',
      second: '#2a8a86',
      accent: '#4ab8a8',
      light: '#c8fff0',
      deep: '#062a30',
      rim: '#ffd9a0',
      texture: 'scale',
    }),
    layers: [
      item('bat-wing', { texture: 'none', base: '#1e6a74', second: '#4ab8a8' }, 0.86, 400, 190, -14),
      item('bat-wing', { texture: 'none', base: '#1e6a74', second: '#4ab8a8' }, 0.86, 112, 190, 14, { flip: true }),
      form(stroke('M330 470q120 20 124-70 0-60-46-70', 30), {}, { edge: 15 }),
      shape('M372 346q30-60 76-62-14 50-34 84z', plain('#c8322a', { deep: '#5a0a0e' }), { edge: 14 }),
      shape('M150 500q-20-120 60-180Q180 250 214 190l96 20q-10 80 40 130 50 60 20 160z', {}, { round: 80 }),
      shape('M214 500q-16-90 20-150-10-60 10-110l40 10q-6 70 30 110 40 60 20 140z', plain('#d8e8a8', { deep: '#4a6a3a' }), {
        round: 40,
        free: true,
      }),
      mark(stroke('M232 300h50M230 340h64M222 384h94M218 428h112', 7), '#7a9a5a', { opacity: 0.8 }),
      ...dragonHead({ hide: {}, horn: '#f0dca8', eye: '#ffd23a' }, 232, 168, 1, 1, -4),
      shape('M60 512q10-60 80-50 60-40 120-6 70-30 120 4 70-10 90 52z', { ...m.stone, base: '#9a8a78', second: '#9a8a78' }, { round: 40 }),
      form(
        ellipse(150, 470, 26, 20) + ellipse(196, 478, 26, 20) + ellipse(276, 478, 26, 20) + ellipse(322, 470, 26, 20),
        {},
        { edge: 16, close: 1, maxHole: 0 },
      ),
    ],
  },
  sea_hydra: {
    material: material('aqua', { base: '#2a7ac8', second: '#6ad8e8', texture: 'scale', eye: '#fff06a', deep: '#081c48' }),
    layers: [
      item('sea-serpent', {}, 0.62, 118, 240, -8, { flip: true, round: 50 }),
      item('sea-serpent', {}, 0.62, 394, 240, 8, { round: 50 }),
      item('sea-serpent', { base: '#3a9ae0' }, 0.78, 262, 210, 0, { ink: 7, round: 60 }),
      shape('M0 512q0-90 70-70 30-60 90-24 40-40 96-10 56-30 96 10 60-36 90 24 70-20 70 70z', plain('#d8f8ff', { deep: '#2a7ab0' }), {
        round: 40,
      }),
    ],
    eyes: [
      [334, 96, 7],
      [460, 150, 6],
      [52, 150, 6],
    ],
  },
  cellar_basilisk: {
    material: scaled('#7a9a2a', '#c8d85a'),
    layers: [
      light('#c8ff5a', 200, 170, 120, 0.4),
      form(stroke('M430 506q90-70 30-130-60-36-110 0', 40), {}, { round: 36 }),
      form(stroke('M120 476Q256 512 400 470', 78), {}, { round: 60 }),
      form(stroke('M380 424Q250 470 130 416', 76), {}, { round: 60 }),
      form(stroke('M150 400Q300 440 330 340Q340 250 262 210', 80), {}, { round: 60 }),
      mark(stroke('M196 414q70 22 120-30M336 360q14-60-30-100', 26), '#e8e09a', { opacity: 0.7 }),
      shape('M300 100q20-90 70-80-4 30-16 44 50-20 76 16-34 10-46 30 46 2 60 44-40-4-70 10 10 40-10 66-60 10-100-40z', plain('#d8322a'), {
        edge: 20,
      }),
      shape('M348 250Q370 130 280 92Q190 70 130 120Q70 150 36 214Q30 246 74 250Q160 262 216 250Q240 300 300 300z', {}, { round: 70 }),
      shape('M70 256Q150 274 214 262Q200 318 150 316Q96 306 70 256z', plain('#c8d85a'), { round: 30 }),
      shape('M88 244l10 40 18-34zM140 252l8 34 18-34z', plain('#fff4dc'), { ink: 3, free: true }),
      shape('M150 316q40 20 20 80-40-10-40-60z', plain('#d8322a'), { free: true, ink: 4 }),
      mark(ellipse(58, 216, 9, 6), '#1a1a06'),
      form(ellipse(218, 156, 36, 32), plain('#ffd23a', { metal: 0.5, light: '#fffbd0', deep: '#8a3a06' }), { free: true, edge: 20 }),
      mark(ellipse(214, 158, 7, 26), '#140d18'),
      form(stroke('M170 124q50-34 96 6', 20), plain('#4a6a1a'), { free: true, ink: 3, edge: 10 }),
    ],
  },
  crowned_basilisk: {
    material: material('moss', { base: '#9a8a2a', second: '#d8c84a', light: '#fff8b0', eye: '#ff3a2a', deep: '#2a1a08' }),
    layers: [
      light('#d8ff3a', 256, 160, 130, 0.5),
      shape(
        'M256 70q150 20 170 170 0 110-110 160h-120q-110-50-110-160 20-150 170-170z',
        { base: '#7a6a1e', second: '#7a6a1e' },
        { round: 60 },
      ),
      shape(
        'M256 120q70 0 76 96 6 120-30 296h-92q-36-176-30-296 6-96 76-96z',
        { base: '#e0d08a', second: '#e0d08a', texture: 'none' },
        { round: 60 },
      ),
      mark(stroke('M200 300h112M198 340h116M200 380h112M202 420h108M206 460h100', 7), '#8a6a1e'),
      shape('M256 90q90 0 96 90 0 60-50 90-20 30-46 30t-46-30q-50-30-50-90 6-90 96-90z', {}, { round: 90 }),
      mark(stroke('M256 290v60M256 350l-14 22M256 350l14 22', 6), '#c8102a'),
      ...placed(crown(gold, '#ff3a2a', 110), 0.5, 256, 330),
    ],
    eyes: [
      [222, 186, 13],
      [290, 186, 13],
    ],
    fadeFrom: 470,
  },
}
