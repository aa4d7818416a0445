// Masters of the stairs from the hundredth on, and what they turn into when they are half beaten.
import type { Layer } from '../../baker/recipe.ts'
import { bustAt } from '../../shapes/person/bust.ts'
import { mirrored, type Person, plain } from '../../shapes/person/person.ts'
import { rabbit, rabbitEar } from '../../shapes/rabbit.ts'
import { ellipse, stroke } from '../../shapes/svg.ts'
import { materials as m, material } from '../materials.ts'
import { cloth, crown, furry, horns, LONG, mantle, RAM, rage, spectacles } from './gear.ts'
import { form, gold, iron, item, type Kinds, light, mark, person, placed, ray, shape } from './kit.ts'
import { BONE, bones, pale } from './undead.ts'

const king: Person = {
  size: 0.8,
  skin: '#f0bc94',
  hair: '#e8d8b0',
  style: 'long',
  beard: 'full',
  cloth: '#8a1430',
  trim: 'fur',
  brow: '#a8905a',
  eyes: '#3a7ad8',
  strong: true,
  nose: 'broad',
}

const lady: Person = { ...pale, size: 0.8, hair: '#6a1a2a', style: 'long', cloth: '#2a0a1a', trim: 'gold', brow: '#3a0a14' }

const queen: Person = {
  size: 0.8,
  skin: '#c8e4f8',
  hair: '#ffffff',
  style: 'long',
  cloth: '#2a5a9a',
  trim: 'ice',
  brow: '#a8d0f0',
  eyes: '#2a8aff',
  hide: { deep: '#2a4a8a', rim: '#ffffff' },
}

const judge: Person = {
  size: 0.8,
  skin: '#7a1a20',
  hair: '#e8e4ea',
  style: 'long',
  beard: 'long',
  cloth: '#1a0a12',
  trim: 'gold',
  brow: '#e8e4ea',
  eyes: '#ffd23a',
  strong: true,
  fierce: true,
  nose: 'hooked',
  ears: 'pointed',
  hide: { deep: '#24040a', rim: '#ff8a4a' },
}

const storeys = (count: number, own: object): Layer[] =>
  Array.from({ length: count }, (_, k) => {
    const wide = 230 - k * 34
    const y = 150 - k * 46
    return shape(
      `M${256 - wide / 2} ${y + 50}v-56h${wide / 7}v16h${wide / 7}v-16h${wide / 7}v16h${wide / 7}v-16h${wide / 7}v16h${wide / 7}v-16h${wide / 7}v56z`,
      own,
      { round: 16, ink: 5 },
    )
  })

const rabbitFolk = (size: number, y: number): Layer[] =>
  placed(
    [...rabbit().layers, ...rabbitEar().layers].map((layer) => ({ ...layer, material: { ...rabbit().material, ...layer.material } })),
    size,
    256,
    y,
  )

export const laterBosses: Kinds = {
  boss_king_of_five_floors: person({ ...king, before: [...storeys(5, { ...gold }), ...mantle('#f8f4ff')] }, { y: 526 }),
  'boss_king_of_five_floors/2': person(
    {
      ...king,
      fierce: true,
      eyes: '#ff3a2a',
      cloth: '#3a0a24',
      before: [...storeys(4, { ...m.stone, base: '#a89a90', second: '#a89a90', texture: 'none' }), ...mantle('#3a2a3a')],
    },
    {
      y: 530,
      back: [
        ...rage('#ffd24a'),
        item('white-tower', { ...m.stone, base: '#8a8494' }, 0.8, 80, 280, -8),
        item('white-tower', { ...m.stone, base: '#8a8494' }, 0.8, 432, 280, 8),
      ],
    },
  ),
  boss_lady_of_castles: person(
    {
      ...lady,
      before: [
        ...placed(storeys(2, plain('#5a4a6a', { deep: '#140a1a' })), 1, 256, 512),
        ...placed(crown(gold, '#ff2a4a', 60), 0.8, 256, 460),
      ],
    },
    {
      back: [
        shape(
          'M256 500Q20 500-6 60q90 50 160 160h204Q428 110 518 60q-26 440-262 440z',
          plain('#7a0a24', { texture: 'cloth', deep: '#16040a' }),
          { round: 60 },
        ),
      ],
      front: [item('keyring', gold, 0.44, 256, 440, 0)],
      fade: 0,
    },
  ),
  'boss_lady_of_castles/2': person(
    { ...lady, size: 0.74, fierce: true, cloth: '#5a0a1a', hair: '#1a0a14' },
    {
      y: 500,
      back: [
        ...rage('#ff2a4a'),
        item('bat-wing', plain('#3a0a1e', { deep: '#0a0206' }), 0.86, 410, 200, -20),
        item('bat-wing', plain('#3a0a1e', { deep: '#0a0206' }), 0.86, 102, 200, 20, { flip: true }),
        item('moon-bats', plain('#c8102a'), 0.3, 256, 60, 0),
      ],
    },
  ),
  boss_old_whirlpool: {
    material: material('teal', {
      base: '#2f86a8',
      second: '#2f86a8',
      accent: '#6ac8d8',
      light: '#d8fff8',
      texture: 'none',
      deep: '#04202e',
      rim: '#a8ffe8',
    }),
    layers: [
      item('vortex', { ...m.aqua, base: '#1e6aa8', second: '#8ae0ff' }, 1.1, 256, 250, 0, { ink: 4 }),
      form(
        mirrored(stroke('M200 380Q90 420 60 340T70 250', 46) + stroke('M220 420Q120 510 40 470', 42)),
        {},
        { edge: 22, close: 1, maxHole: 0 },
      ),
      shape('M256 10q140 6 160 150 6 90-40 150-40 60-120 60t-120-60q-46-60-40-150Q116 16 256 10z', {}, { round: 120 }),
      mark(ellipse(190, 74, 16, 12) + ellipse(250, 50, 12, 9) + ellipse(322, 78, 18, 13) + ellipse(286, 108, 9, 7), '#7ad0d8', {
        opacity: 0.7,
      }),
      form(mirrored(ellipse(194, 206, 48, 46)), plain('#ffe25a', { metal: 0.4, light: '#fffbd0', deep: '#8a5a06' }), {
        ink: 6,
        free: true,
        close: 1,
      }),
      mark(mirrored(ellipse(200, 212, 30, 11)), '#061420'),
      shape('M118 176q30-60 130-6-6 24-30 30-50-30-100-24zM394 176q-30-60-130-6 6 24 30 30 50-30 100-24z', furry('#f0fbff'), {
        round: 24,
        free: true,
      }),
      form(
        mirrored(stroke('M236 300Q230 420 250 492', 44) + stroke('M200 300Q150 400 190 480', 40) + stroke('M166 290Q100 360 130 440', 34)),
        { base: '#3f9ab8', second: '#3f9ab8' },
        { edge: 20, close: 1, maxHole: 0 },
      ),
      shape('M256 268q60-20 120 16 40 30 34 60-40-34-90-26-40 10-64-20-24 30-64 20-50-8-90 26-6-30 34-60 60-36 120-16z', furry('#f0fbff'), {
        free: true,
        round: 30,
      }),
      ray(mirrored(ellipse(180, 194, 9)), '#ffffff', 2),
      form(ellipse(74, 400, 36) + ellipse(438, 404, 36), gold, { edge: 16 }),
      mark(ellipse(74, 400, 20) + ellipse(438, 404, 20), '#a86a10'),
    ],
  },
  'boss_old_whirlpool/2': {
    material: material('teal', { base: '#1a4a8a', second: '#6a8ae0', light: '#d8e8ff', eye: '#ff5a3a', texture: 'none', deep: '#040a2e' }),
    layers: [
      ...rage('#5ad8ff'),
      item('kraken-tentacle', {}, 0.7, 130, 250, 0, { flip: true, round: 40 }),
      item('octopus', {}, 0.86, 280, 240, 0, { ink: 7, round: 60 }),
      form(stroke('M0 470q60-60 128 0t128 0 128 0 128 0', 40), plain('#d8f8ff', { deep: '#2a7ab0' }), { edge: 20 }),
    ],
    eyes: [
      [242, 170, 14],
      [296, 168, 14],
    ],
  },
  boss_queen_blizzard: person(
    { ...queen, before: [...crown({ ...m.ice, texture: 'none', base: '#d8f4ff', metal: 0.4 }, '#5ab0ff', 150)] },
    {
      back: [light('#c8f4ff', 256, 230, 200, 0.5), item('snowflake-2', { ...m.ice, base: '#a8dcf8', texture: 'none' }, 1, 256, 236, 0)],
      front: placed(mantle('#ffffff'), 0.8, 256, 516),
    },
  ),
  'boss_queen_blizzard/2': person(
    { ...queen, size: 0.72, fierce: true, eyes: '#ffffff', skin: '#8ac0f0', style: 'wild' },
    {
      y: 480,
      back: [
        ...rage('#aef4ff'),
        form(
          [0, 1, 2, 3, 4, 5, 6, 7, 8]
            .map((k) => `<path d="M256 300l-26-10 26-290 26 290z" transform="rotate(${-100 + k * 25} 256 300)"/>`)
            .join(''),
          { ...m.ice, texture: 'none', base: '#8ad0f8' },
          { edge: 20, close: 1 },
        ),
      ],
    },
  ),
  boss_clerk_of_oblivion: {
    material: material('bone'),
    layers: [
      item('feather', plain('#e8e0ff', { deep: '#5a4a8a' }), 0.8, 404, 180, 16),
      shape('M30 512q0-190 110-250Q130 70 240 60q110 10 100 202 110 60 110 250z', cloth('#3a3458'), { round: 90 }),
      ...placed(bones('#7ad0ff').slice(1), 0.62, 240, 400),
      ...placed(spectacles(gold), 0.62, 240, 394),
      shape('M40 372h420q30 20 10 50v100H50V422q-30-30-10-50z', plain('#f4e8c8', { deep: '#8a6a3a' }), { round: 40 }),
      mark(stroke('M90 420h280M90 450h330M90 480h220', 7), '#4a3a5a'),
    ],
  },
  'boss_clerk_of_oblivion/2': {
    material: material('bone'),
    layers: [
      ...rage('#7ad0ff'),
      form(
        [-3, -2, -1, 1, 2, 3].map((k) => `<path d="M246 420l-40-40 30-330h60l-10 330z" transform="rotate(${k * 26} 256 420)"/>`).join(''),
        plain('#f4e8c8', { deep: '#7a5a8a' }),
        { edge: 14, close: 1 },
      ),
      shape('M60 512q0-160 110-220h172q110 60 110 220z', cloth('#1e1a3a'), { round: 90 }),
      ...placed(bones('#5affff').slice(1), 0.8, 256, 480),
      form(mirrored(stroke('M20 480Q40 330 130 320', 34)), BONE, { edge: 12 }),
    ],
    fadeFrom: 0,
  },
  boss_judge_of_debts: person(
    { ...judge, before: [horns('#2a1418', LONG)] },
    {
      y: 500,
      back: [item('scales', { ...gold }, 1, 256, 150, 0), light('#ff8a2a', 256, 230, 150, 0.5)],
      front: [item('gavel', { ...m.bark, base: '#8a4a2a', second: '#e0b040' }, 0.36, 256, 450, 0)],
      fade: 0,
    },
  ),
  'boss_judge_of_debts/2': person(
    { ...judge, size: 0.86, eyes: '#ffffff', skin: '#c81e1e', beard: 'full', before: [horns('#f0dcb0', RAM)] },
    {
      y: 530,
      back: [
        ...rage('#ff4a1a'),
        item('wildfires', { glow: '#ff8a2a' }, 1, 256, 200, 0, { kind: 'glow', soft: 8, opacity: 0.8 }),
        item('bat-wing', plain('#4a0a10', { deep: '#0a0204' }), 0.66, 420, 250, -10),
        item('bat-wing', plain('#4a0a10', { deep: '#0a0204' }), 0.66, 92, 250, 10, { flip: true }),
      ],
      front: [item('manacles', iron, 0.5, 256, 440, 0)],
      fade: 0,
    },
  ),
  boss_gatekeeper: {
    material: material('holy'),
    layers: [
      shape(
        'M10 512V200Q40 0 256-6q216 6 246 206v312h-70V220q-20-140-176-150Q100 80 80 220v292z',
        { ...m.gold, texture: 'hammer' },
        { round: 40 },
      ),
      ...[0, 1].flatMap((k) => [
        item('feathered-wing', plain('#f4f4ff', { deep: '#6a6aa0' }), 0.5, k ? 396 : 116, 260, k ? -20 : 20, { flip: k === 1 }),
      ]),
      ...bustAt(
        {
          ...king,
          beard: 'long',
          hair: '#ffffff',
          brow: '#e8e8f4',
          cloth: '#e8e4f4',
          trim: 'gold',
          skin: '#e8b890',
          eyes: '#ffc82a',
          fierce: true,
          style: 'short',
          hat: { kind: 'laurel', colour: '#f0b838', jewel: '#5ad8ff' },
        },
        0.7,
        256,
        512,
      ),
      item('skeleton-key', gold, 0.4, 256, 446, 0),
    ],
  },
  'boss_gatekeeper/2': {
    material: material('holy'),
    layers: [
      ...rage('#ffe46a'),
      ...[-34, 20].flatMap((turn) => [
        item('feathered-wing', plain('#fff4d0', { deep: '#8a6aa0' }), 0.74, 396, 200 + turn * 2.4, turn, { flip: true }),
        item('feathered-wing', plain('#fff4d0', { deep: '#8a6aa0' }), 0.74, 116, 200 + turn * 2.4, -turn),
      ]),
      shape('M240 512V120l16-120 16 120v392z', plain('#fff0b0', { metal: 0.6, deep: '#a85a0a' }), { round: 18 }),
      shape('M120 512q-10-110 80-140h112q90 30 80 140z', { ...m.gold, texture: 'hammer' }, { round: 70 }),
      item('crested-helmet', { ...m.gold, base: '#f0c040', second: '#f8f4ff', texture: 'none' }, 0.6, 256, 260, 0, {
        fill: true,
        close: 5,
        ink: 7,
      }),
      ray(mirrored(ellipse(232, 276, 9)), '#ffffff', 4),
    ],
    fadeFrom: 474,
  },
  boss_white_rabbit: {
    material: rabbit().material,
    layers: [
      light('#fff0c8', 256, 260, 190, 0.5),
      ...rabbitFolk(0.94, 500),
      ...placed(crown({ ...gold, base: '#ffc83a' }, '#ff4a6a', 90), 0.34, 262, 366),
      item('pocket-watch', { ...gold }, 0.4, 392, 392, 0, { fill: true, close: 4 }),
    ],
  },
  'boss_white_rabbit/2': {
    material: material('holy', { base: '#e8e4f4', second: '#ffffff', light: '#ffffff', deep: '#4a2a6a', eye: '#ff2a4a' }),
    layers: [
      ...rage('#ff4a8a'),
      item('clockwork', { ...gold, base: '#c8902a' }, 1, 256, 256, 0, { opacity: 0.9 }),
      item('rabbit-head', {}, 0.84, 256, 240, 0, {
        fill: true,
        close: 6,
        ink: 7,
        round: 70,
        material: { body: '#4a1a3a', texture: 'fur', textureDepth: 0.3 },
      }),
      shape('M214 392l18 56 14-50zM298 392l-18 56-14-50z', plain('#fff4d8'), { round: 10, free: true, ink: 4 }),
    ],
    eyes: [
      [214, 292, 15],
      [298, 292, 15],
    ],
  },
}
