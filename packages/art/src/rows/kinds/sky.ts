// Winged creatures: harpies, angels, phoenixes, firebirds, pegasi.
import { bustAt } from '../../shapes/person/bust.ts'
import { mirrored, plain } from '../../shapes/person/person.ts'
import { box, ellipse, path, star, stroke } from '../../shapes/svg.ts'
import { beasts as classic } from '../beasts.ts'
import { materials as m, material } from '../materials.ts'
import { angel, magic } from '../people-magic.ts'
import { halo } from './gear.ts'
import { form, gold, item, type Kinds, light, mark, person, ray, shape, wood } from './kit.ts'

export const sky: Kinds = {
  cliff_harpy: person(
    {
      size: 0.64,
      skin: '#e8c0a0',
      hair: '#7a4ac0',
      style: 'wild',
      cloth: '#5a3a8a',
      trim: 'bone',
      brow: '#3a1a5a',
      eyes: '#ffc82a',
      fierce: true,
      mouth: 'fangs',
      nose: 'hooked',
      ears: 'pointed',
      hide: { deep: '#3a1a34', rim: '#e0a0ff' },
    },
    {
      y: 400,
      back: [
        item('feathered-wing', plain('#7a4ac8', { deep: '#1e0a3a' }), 0.62, 96, 170, 24),
        item('feathered-wing', plain('#7a4ac8', { deep: '#1e0a3a' }), 0.62, 416, 170, -24, { flip: true }),
      ],
      front: [
        shape('M120 512l30-110 60-26 60 20 70-24 60 40 24 100z', { ...m.stone, base: '#8a8494', second: '#8a8494' }, { round: 40 }),
        form(mirrored(stroke('M210 400v-50M210 396l-28 22M210 396l4 30M210 396l30 18', 16)), plain('#ffb02a', { deep: '#6a3a06' }), {
          edge: 8,
        }),
      ],
      fade: 0,
    },
  ),
  choir_harpy: person(
    {
      size: 0.68,
      skin: '#f8d0c0',
      hair: '#e85aa0',
      style: 'long',
      cloth: '#f4d0e8',
      trim: 'gold',
      brow: '#8a2a5a',
      eyes: '#c83a8a',
      mouth: 'none',
      hide: { deep: '#5a1a3a', rim: '#ffd0f0' },
      hat: { kind: 'circlet', colour: '#e8b038', jewel: '#ff5aa8' },
    },
    {
      y: 470,
      back: [
        light('#ffb0e0', 256, 220, 170, 0.5),
        item('feathered-wing', plain('#e86aa8', { deep: '#4a0e34' }), 0.6, 84, 250, -20),
        item('feathered-wing', plain('#e86aa8', { deep: '#4a0e34' }), 0.6, 428, 250, 20, { flip: true }),
      ],
      front: [
        mark(ellipse(256, 376, 22, 26), '#5a0e2a'),
        mark(ellipse(256, 388, 13, 10), '#f07a8a'),
        form(stroke('M436 130V40l52-14v88', 12) + ellipse(424, 134, 20, 15) + ellipse(476, 118, 20, 15), gold, {
          edge: 7,
          close: 1,
          maxHole: 0,
        }),
        form(stroke('M70 120V30q34 8 34 44', 11) + ellipse(58, 124, 20, 15), gold, { edge: 7, close: 1, maxHole: 0 }),
      ],
    },
  ),
  tired_angel: person(
    {
      ...angel,
      size: 0.86,
      hair: '#e8c890',
      style: 'short',
      strong: true,
      cloth: '#b8c0d8',
      before: [
        mark(mirrored(stroke('M178 252q30 16 62 0', 7)), '#8a6a7a'),
        mark(mirrored(path('M170 222q38-36 76 0z')), '#f0c8a4'),
        halo('#e8d8a0'),
      ],
    },
    {
      y: 522,
      back: [
        form(
          mirrored(
            [0, 1, 2, 3, 4, 5]
              .map(
                (k) =>
                  `<ellipse cx="${60 + k * 22}" cy="${330 + k * 8}" rx="26" ry="${180 - k * 14}" transform="rotate(${18 - k * 4} ${60 + k * 22} 330)"/>`,
              )
              .join(''),
          ),
          plain('#dfe6f4', { deep: '#6a7098' }),
          { edge: 18, close: 1 },
        ),
      ],
      front: [item('coffee-cup', plain('#f4ead6', { second: '#ffffff', deep: '#7a5a3a' }), 0.34, 396, 430, 0, { fill: true, close: 4 })],
      fade: 0,
    },
  ),
  sword_angel: {
    ...magic.ANGEL,
    layers: [
      ...magic.ANGEL.layers,
      item('wildfires', { glow: '#ff8a2a' }, 0.44, 430, 130, 0, { kind: 'glow', soft: 8, opacity: 0.9 }),
      shape('M408 350V110l22-90 22 90v240z', plain('#fff0b0', { metal: 0.6, deep: '#a85a0a' }), { round: 18 }),
      form(path('M370 344h120v28H370z') + box(418, 366, 24, 90, 8) + ellipse(430, 466, 20), gold, { edge: 12 }),
    ],
    fadeFrom: 470,
  },
  archangel_of_the_gate: magic.ARCHANGEL,
  archangel_ob: {
    material: material('holy', { base: '#fff4d8', second: '#f0c040', light: '#ffffff', eye: '#ffffff' }),
    layers: [
      ray(star(256, 230, 220, 170, 24), '#ffe08a', 14, 0.55),
      ...[-58, 0, 52].flatMap((turn) => [
        item('feathered-wing', plain(turn ? '#ffe8b0' : '#ffffff', { deep: '#8a6aa0' }), 0.62, 396, 230 + turn * 1.9, turn - 10, {
          flip: true,
        }),
        item('feathered-wing', plain(turn ? '#ffe8b0' : '#ffffff', { deep: '#8a6aa0' }), 0.62, 116, 230 + turn * 1.9, 10 - turn),
      ]),
      ...bustAt(
        {
          ...angel,
          strong: true,
          style: 'wild',
          hair: '#fff4c8',
          eyes: '#ff9a2a',
          cloth: '#e8b030',
          hat: { kind: 'crown', colour: '#ffd24a', jewel: '#5ad8ff' },
        },
        0.66,
        256,
        512,
      ),
    ],
    fadeFrom: 452,
  },
  ember_phoenix: classic.PHOENIX,
  sun_phoenix_ob: {
    material: material('fire', { base: '#ffb82a', second: '#ff7a2a', light: '#fffbe0', eye: '#ffffff' }),
    layers: [
      ray(star(256, 250, 254, 176, 18), '#ffd24a', 10, 0.8),
      light('#ff8a2a', 256, 250, 170, 0.6),
      shape('M60 512q0-150 130-200h130q120 60 130 200z', plain('#e85a1a', { texture: 'scale', deep: '#6a120a' }), { round: 90 }),
      shape(
        'M130 190Q30 140 20 20q60 60 110 70Q120 20 150-20q40 80 90 110Q260 10 310-20q-10 90 20 150z',
        plain('#ff6a1a', { light: '#fff0a0', deep: '#8a1a08' }),
        { round: 40 },
      ),
      item('eagle-head', plain('#ffc83a', { light: '#fffbe0', deep: '#a84a08', texture: 'fur', textureDepth: 0.4 }), 0.74, 258, 268, 0, {
        round: 90,
      }),
      shape('M352 192q70-10 92 48 8 40-8 74-18-50-50-60-40 8-66-8z', plain('#fff4d8', { metal: 0.4, deep: '#a8602a' }), {
        round: 30,
        free: true,
      }),
    ],
    eyes: [[296, 214, 12]],
    fadeFrom: 462,
  },
  asgardian_phoenix: {
    material: material('arcane', {
      base: '#3f62d8',
      second: '#3f62d8',
      accent: '#ffe08a',
      light: '#dcecff',
      rim: '#ffe46a',
      deep: '#101a54',
    }),
    layers: [
      light('#8ac8ff', 256, 230, 190, 0.6),
      ray(path('M40 20l60 80-30 10 60 90-90-80 34-10zM472 20l-60 80 30 10-60 90 90-80-34-10z'), '#fff4a0', 5),
      item('feathered-wing', plain('#3f62d8', { deep: '#0e1650', rim: '#ffe46a', accent: '#e8b038' }), 0.68, 104, 220, 10),
      item('feathered-wing', plain('#3f62d8', { deep: '#0e1650', rim: '#ffe46a', accent: '#e8b038' }), 0.68, 408, 220, -10, { flip: true }),
      form(
        [-2, -1, 0, 1, 2].map((k) => `<path d="M240 370L${244 + k * 54} 506q12 12 24 0L272 370z"/>`).join(''),
        plain('#e8b038', { deep: '#6a3a08', metal: 0.4 }),
        { close: 1, edge: 14 },
      ),
      shape('M256 130q90 40 94 170-10 90-94 140-84-50-94-140 4-130 94-170z', { texture: 'scale', textureDepth: 0.7 }, { round: 80 }),
      shape('M256 250l44 40-44 90-44-90z', gold, { free: true, round: 30, ink: 4 }),
      ray(path('M262 280l-22 44h16l-8 36 26-46h-18l14-34z'), '#ffffff', 3),
      shape('M300 40l50-36-20 66 56-6-50 60 44 20-110 40-60-90 40-74 14 46z', gold, { edge: 16 }),
      shape('M262 70q74 10 78 80-6 66-74 74-60 0-80-50Q186 84 262 70z', {}, { round: 60 }),
      shape('M206 128q-62-6-98 44-4 34 22 46 4-28 36-24 40-4 54-34z', gold, { round: 24 }),
      mark(stroke('M150 178q30 2 62-16', 6), '#5a3208'),
      form(ellipse(246, 140, 19, 15), plain('#ffe46a', { metal: 0.4, light: '#ffffff' }), { free: true, edge: 10 }),
      mark(ellipse(242, 141, 7), '#140d18'),
      form(stroke('M214 112q40 4 66 26', 16), plain('#1e3290'), { free: true, ink: 3, edge: 8 }),
    ],
  },
  garden_firebird: {
    material: material('fire', { base: '#ff8a2a', second: '#ffd24a', light: '#fff6b8', eye: '#2a0a1a' }),
    layers: [
      form(stroke('M0 430q260 60 512-10', 26), wood, { edge: 12 }),
      form(
        [0, 1, 2, 3, 4]
          .map(
            (k) =>
              `<path d="M300 330Q${180 - k * 36} ${260 + k * 20} ${40 + k * 34} ${40 + k * 96}q110 60 200 230z" transform="rotate(${k * 6} 300 330)"/>`,
          )
          .join(''),
        plain('#f0561f', { deep: '#6a0e0a', light: '#ffd86a' }),
        { edge: 20, close: 1 },
      ),
      form([0, 1, 2, 3].map((k) => ellipse(64 + k * 24, 90 + k * 92, 26)).join(''), plain('#2a9ad8', { light: '#d8fff0' }), {
        free: true,
        edge: 16,
      }),
      shape('M250 400q-30-110 60-160 40-90 110-90 60 10 60 60l-50 40q10 150-80 180-60 20-100-30z', {}, { round: 90 }),
      shape('M476 196l40 20-46 14z', plain('#f4e0a0'), { round: 12, free: true }),
      form(stroke('M410 150Q390 90 420 60M430 150q0-60 40-80', 10) + ellipse(420, 56, 16) + ellipse(472, 66, 16), plain('#ffd24a'), {
        edge: 8,
      }),
      shape('M290 330q70-50 130 10-60 80-130 50z', plain('#ffc83a', { deep: '#a84a08' }), { round: 40, free: true }),
      form(ellipse(440, 470, 40, 36), plain('#e0281e', { light: '#ffc0a0' }), { edge: 30 }),
      form(stroke('M440 438q6-20 24-26', 8), wood, { edge: 4 }),
    ],
    eyes: [[436, 190, 9]],
  },
  tsar_firebird: {
    ...classic.FIREBIRD,
    layers: [
      light('#ffd24a', 256, 240, 190, 0.6),
      ...classic.FIREBIRD.layers.map((layer) => ({ ...layer, size: 0.98, y: 280 })),
      item('imperial-crown', { ...gold, base: '#ffe08a', second: '#e0305a' }, 0.28, 266, 66, 0),
    ],
    eyes: [[263, 148, 7]],
  },
  cloud_pegasus: {
    ...classic.PEGASUS,
    layers: [
      light('#ffffff', 256, 260, 170, 0.4),
      ...classic.PEGASUS.layers.map((layer) => ({ ...layer, size: 0.9, y: 226 })),
      shape('M10 500q-6-70 70-70 30-60 100-40 50-40 110-6 70-20 100 36 80-6 112 80-240 30-492 0z', plain('#ffffff', { deep: '#8a9ac8' }), {
        round: 50,
      }),
    ],
  },
  night_pegasus: {
    material: material('arcane', { base: '#2a2a5a', second: '#5a5ab8', light: '#b8c0ff', deep: '#06061e', eye: '#ffe46a', rim: '#8ab0ff' }),
    layers: [
      light('#6a7aff', 256, 230, 180, 0.5),
      item('feathered-wing', plain('#3a3a8a', { deep: '#0a0a34', light: '#c0c8ff' }), 0.86, 150, 190, 0),
      item('horse-head', {}, 0.94, 272, 286, 0, { round: 90, ink: 7 }),
      item('feathered-wing', plain('#4a4aa8', { deep: '#0a0a34', light: '#d0d8ff' }), 0.56, 130, 380, -14),
      ray(
        star(120, 90, 34, 8, 4) +
          star(220, 60, 26, 6, 4) +
          star(190, 170, 22, 5, 4) +
          star(216, 260, 18, 5, 4) +
          star(440, 90, 30, 7, 4) +
          star(460, 420, 22, 6, 4),
        '#ffffff',
        3,
      ),
    ],
    eyes: [[318, 196, 10]],
    fadeFrom: 470,
  },
}
