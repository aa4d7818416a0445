// Beasts, werewolves, minotaurs, centaurs, griffins and chimeras.
import { animal } from '../../shapes/animal.ts'
import { canine } from '../../shapes/canine.ts'
import { bustAt } from '../../shapes/person/bust.ts'
import { mirrored, plain } from '../../shapes/person/person.ts'
import { featherWings } from '../../shapes/person/props.ts'
import { ellipse, star, stroke } from '../../shapes/svg.ts'
import { beasts as classic } from '../beasts.ts'
import { materials as m, material } from '../materials.ts'
import { darkPeople } from '../people-dark.ts'
import { beast, form, gold, item, type Kinds, light, mark, placed, ray, shape, steel } from './kit.ts'

const fur = (base: string, more = {}) => material('fur', { base, second: base, accent: base, texture: 'fur', textureDepth: 0.55, ...more })
const marshCoat = material('wolf', {
  base: '#5a6a4a',
  second: '#5a6a4a',
  accent: '#6a7a5a',
  light: '#d8e8a8',
  rim: '#c8ff8a',
  deep: '#10180e',
  textureDepth: 0.6,
})
const horn = plain('#f0e0b8', { deep: '#5a4024', texture: 'bark' })

const boar = animal({
  coat: fur('#6a4a38', { light: '#c89a78', deep: '#1e100c', rim: '#ffb88a' }),
  mask: plain('#c8866a', { deep: '#4a1e16' }),
  ear: 'M110 190Q40 130 34 60q90 0 142 76z',
  innerEar: 'M116 170Q70 120 60 84q54 8 90 56z',
  earColour: '#8a4a3a',
  head: 'M256 96q120 0 138 110 14 70-24 130-20 96-114 100-94-4-114-100-38-60-24-130 18-110 138-110z',
  muzzle: 'M256 300q98 0 104 70 0 66-104 74-104-8-104-74 6-70 104-70z',
  nose: 'M256 322q78 0 82 46 0 46-82 50-82-4-82-50 4-46 82-46z',
  noseColour: '#d8907a',
  eye: [186, 232, 24, 17],
  eyeColour: '#ffb02a',
  pupil: 'disc',
  brow: 'M134 222l92 34-4-30-76-36z',
})

const bear = animal({
  coat: fur('#8a5230', { light: '#e0a870', deep: '#24100a' }),
  mask: plain('#d8a878', { deep: '#5a3018', texture: 'fur' }),
  neck: 'M256 300q150 0 196 80 30 60 32 132H28q2-72 32-132 46-80 196-80z',
  ear: 'M128 172q-72-10-72-78 6-60 70-58 58 6 66 70z',
  innerEar: 'M126 140q-36-8-36-44 4-30 36-28 30 4 34 40z',
  earColour: '#d8a070',
  head: 'M256 70q140 0 156 140 6 70-40 120-40 60-116 62-76-2-116-62-46-50-40-120 16-140 156-140z',
  muzzle: 'M256 240q84 0 92 76 0 74-92 84-92-10-92-84 8-76 92-76z',
  nose: 'M256 248q48 0 48 30 0 34-48 44-48-10-48-44 0-30 48-30z',
  eye: [186, 212, 21, 20],
  eyeColour: '#5a2a12',
  pupil: 'disc',
  brow: 'M142 186q40-24 82 6l-4 14q-40-14-76 0z',
  mouth: 'M256 322v22M256 344q-30 28-62 2M256 344q30 28 62 2',
})

const leopard = animal({
  coat: fur('#d0d4de', { light: '#ffffff', deep: '#3a4260', rim: '#b0d8ff' }),
  mask: plain('#f8f6f4', { deep: '#8a8aa0', texture: 'fur' }),
  ear: 'M120 196q-52-60-36-128 66 2 108 66z',
  innerEar: 'M122 168q-30-40-22-76 40 8 66 46z',
  earColour: '#c88a9a',
  head: 'M256 96q116 0 136 92 28 30 18 76-4 50-52 84-36 60-102 62-66-2-102-62-48-34-52-84-10-46 18-76 20-92 136-92z',
  muzzle: 'M256 276q34 8 70 20 42 26 20 64-36 46-90 48-54-2-90-48-22-38 20-64 36-12 70-20z',
  nose: 'M224 282q32-14 64 0-4 30-32 40-28-10-32-40z',
  noseColour: '#d87a8a',
  eye: [190, 228, 31, 21],
  eyeColour: '#6ad8c0',
  pupil: 'slit',
  mouth: 'M256 324v22M256 346q-26 24-56 4M256 346q26 24 56 4',
})
const spots = [
  [256, 130, 15, 20],
  [214, 132, 12, 17],
  [298, 132, 12, 17],
  [176, 156, 14, 11],
  [336, 156, 14, 11],
  [236, 172, 9, 12],
  [276, 172, 9, 12],
  [128, 232, 11, 15],
  [384, 232, 11, 15],
  [134, 286, 13, 12],
  [378, 286, 13, 12],
  [150, 440, 24, 18],
  [362, 440, 24, 18],
  [220, 470, 20, 15],
  [300, 462, 22, 16],
  [100, 486, 20, 16],
  [412, 486, 20, 16],
]
  .map(([x, y, rx, ry]) => ellipse(x!, y!, rx!, ry))
  .join('')

const hare = animal({
  coat: fur('#cfc0f0', { light: '#ffffff', deep: '#3a2a6a', rim: '#ffb0f4', textureDepth: 0.3 }),
  mask: plain('#fbf6ff', { deep: '#9a8ac0' }),
  neck: 'M256 350q90 0 126 60 20 50 22 102H108q2-52 22-102 36-60 126-60z',
  ear: 'M196 250Q120 150 128 40q6-40 34-34 44 20 66 120 16 60 6 120z',
  innerEar: 'M196 220q-52-80-48-160 4-30 14-26 30 20 46 100 10 50 4 86z',
  earColour: '#f0a0d0',
  head: 'M256 200q104 4 110 104 0 110-110 116-110-6-110-116 6-100 110-104z',
  muzzle: 'M256 330q60 0 64 40 0 46-64 48-64-2-64-48 4-40 64-40z',
  nose: 'M236 334h40l-20 22z',
  noseColour: '#ff8ab8',
  eye: [202, 292, 24, 28],
  eyeColour: '#7a3ae0',
  pupil: 'disc',
  mouth: 'M256 356v14M256 370q-18 16-34 4M256 370q18 16 34 4',
})

/** A wolf's head with its throat, seen from the side. */
const howling = (coat: object, turn: number, x: number, y: number, size: number) => item('wolf-head', coat, size, x, y, turn, { round: 70 })

export const beasts: Kinds = {
  grey_wolf: beast(
    'wolf',
    { light: '#e8eefc', textureDepth: 0.7 },
    [
      shape('M20 512q10-150 120-190l120 30 60 80 20 80z', { base: '#4a5470', second: '#4a5470' }, { round: 90 }),
      { icon: 'wolf-head', size: 0.98, x: 262, y: 250, round: 90 },
    ],
    [[308, 158, 9]],
    452,
  ),
  wild_boar: {
    material: fur('#6a4a38'),
    layers: [
      shape(
        'M256 20l26 60 40-46 4 62 52-28-12 62 44 0-34 60H136l-34-60h44l-12-62 52 28 4-62 40 46z',
        fur('#3a241c', { light: '#a07a60' }),
        { round: 30 },
      ),
      ...boar,
      mark(mirrored(ellipse(228, 370, 13, 19)), '#4a1a16'),
      shape('M168 388q-60 10-78-66 50 4 96 30zM344 388q60 10 78-66-50 4-96 30z', horn, { round: 30, free: true }),
    ],
    fadeFrom: 452,
  },
  brown_bear: { material: fur('#8a5230'), layers: bear, fadeFrom: 452 },
  snow_leopard: {
    material: m.ice,
    layers: [
      ...leopard.slice(0, 4),
      mark(spots, '#3a4058'),
      ...leopard.slice(4),
      mark(mirrored(stroke('M196 336L96 316M196 350L92 352M200 364l-92 26', 4)), '#ffffff'),
    ],
    fadeFrom: 452,
  },
  moon_hare_ob: {
    material: m.violet,
    layers: [
      light('#ffe8a0', 256, 256, 190, 0.6),
      shape('M250 6A244 244 0 1 0 500 330 206 206 0 1 1 250 6z', { ...gold, base: '#ffe08a' }, { round: 40 }),
      ...placed(hare, 0.94, 244, 512),
      ray(star(78, 96, 34, 8, 4) + star(440, 300, 26, 6, 4) + star(66, 300, 20, 5, 4), '#fff4c0', 3),
    ],
    fadeFrom: 456,
  },
  marsh_werewolf: {
    material: marshCoat,
    layers: [
      form(stroke('M60 512Q50 300 84 120M120 512Q110 380 136 250M452 512Q470 330 430 160', 10), plain('#8a9a4a'), {
        close: 1,
        edge: 5,
        maxHole: 0,
      }),
      form(ellipse(88, 110, 15, 50) + ellipse(138, 240, 14, 44) + ellipse(428, 150, 15, 50), plain('#7a4a24'), { edge: 12 }),
      shape('M20 512q0-170 150-200h172q150 30 150 200z', {}, { round: 100 }),
      shape('M140 400l40 40 30-30 46 50 46-50 30 30 40-40 40 120H100z', plain('#7a5a3a', { texture: 'cloth' }), { round: 30 }),
      ...placed(
        canine({
          coat: marshCoat,
          mask: { ...plain('#eef0d0', { deep: '#6a7a4a' }), texture: 'fur', textureDepth: 0.4 },
          eye: '#ffe04a',
          fox: false,
        }).layers.slice(2),
        0.8,
        256,
        450,
      ),
      shape('M226 374l8 34 14-30zM286 374l-8 34-14-30z', plain('#fff4dc'), { ink: 3, free: true, edge: 6 }),
      form(stroke('M176 214l60 26M336 214l-60 26', 16), plain('#2a3a1e'), { ink: 2, free: true, edge: 8 }),
      shape('M30 512q-10-80 40-110 50-4 70 50l10 60zM482 512q10-80-40-110-50-4-70 50l-10 60z', {}, { round: 50 }),
      shape(
        'M40 424l-8 40 22-20zM76 404l0 42 20-26zM112 414l10 40 14-32zM472 424l8 40-22-20zM436 404l0 42-20-26zM400 414l-10 40-14-32z',
        plain('#f0ead0'),
        { ink: 3, free: true, edge: 6 },
      ),
    ],
    fadeFrom: 480,
  },
  pale_werewolf: beast(
    'wolf',
    { base: '#c8cad8', second: '#a8acc4', light: '#ffffff', deep: '#2a2c4a', rim: '#a0b8ff', eye: '#ff4a4a' },
    [
      {
        svg: ellipse(256, 216, 206),
        material: plain('#f0e6c0', { deep: '#8a7a5a', texture: 'crack', textureDepth: 0.4, rough: 1 }),
        ink: 5,
        round: 200,
      },
      shape('M70 512q6-120 104-190 60-40 130 0 70 70 84 190z', {}, { round: 90 }),
      howling({}, -52, 300, 214, 0.74),
      shape('M120 512q0-70 40-120l40 60 46-70 30 74 50-50q40 46 42 106z', { ...plain('#5a3a4a', { texture: 'cloth' }) }, { round: 50 }),
    ],
    [[296, 144, 8]],
    456,
  ),
  labyrinth_minotaur: darkPeople.MINOTAUR,
  meadow_centaur: classic.CENTAUR,
  star_centaur: {
    material: material('arcane', { base: '#4a4a9a', second: '#4a4a9a', light: '#c8d0ff', texture: 'fur', deep: '#0e0e34' }),
    layers: [
      light('#8ab0ff', 256, 230, 190, 0.45),
      item('cavalry', {}, 1.02, 256, 290, 0, { clip: [0, 250, 512, 512] }),
      ...bustAt(
        {
          skin: '#9a9ae0',
          hair: '#f4f0ff',
          style: 'wild',
          beard: 'long',
          cloth: '#1e2460',
          trim: 'steel',
          brow: '#e8e8ff',
          eyes: '#ffe46a',
          strong: true,
          ears: 'pointed',
          hide: { deep: '#20205a', rim: '#b0d0ff' },
          hat: { kind: 'circlet', colour: '#c8d4f0', jewel: '#8ad8ff' },
        },
        0.62,
        232,
        330,
      ),
      item('bow-arrow', { ...m.gold, texture: 'none' }, 0.62, 424, 190, 18),
      ray(
        star(70, 90, 36, 8, 4) + star(120, 200, 22, 5, 4) + star(44, 250, 18, 5, 4) + star(400, 420, 20, 5, 4) + star(186, 420, 16, 4, 4),
        '#ffffff',
        3,
      ),
    ],
  },
  gate_griffin: {
    ...classic.GRIFFIN,
    layers: [...classic.GRIFFIN.layers, item('skeleton-key', steel, 0.36, 112, 404, 20)],
  },
  royal_griffin: {
    material: material('gold', { texture: 'none', metal: 0.15, base: '#d89a2a', second: '#ffe0a0', eye: '#ff4a2a' }),
    layers: [
      ...featherWings(plain('#b8742a'), plain('#f0c060')),
      shape('M96 512q-6-130 90-180h140q96 50 90 180z', fur('#c88a3a', { light: '#ffe8a8' }), { round: 90 }),
      item('eagle-head', plain('#fff4dc', { deep: '#8a6a3a', texture: 'fur', textureDepth: 0.5 }), 0.74, 258, 262, 0, { round: 90 }),
      shape('M352 186q70-10 92 48 8 40-8 74-18-50-50-60-40 8-66-8z', plain('#f0a020', { metal: 0.4 }), { round: 30, free: true }),
      item('queen-crown', { ...gold, base: '#ffc83a' }, 0.42, 246, 74, -4),
      form(ellipse(292, 210, 20), plain('#ff6a2a'), { free: true }),
      mark(ellipse(296, 210, 9), '#1a0a10'),
    ],
    fadeFrom: 456,
  },
}
