// The undead.
import type { Layer, Material } from '../../baker/recipe.ts'
import { mirrored, type Person, plain } from '../../shapes/person/person.ts'
import { box, ellipse, path, stroke } from '../../shapes/svg.ts'
import { materials as m, material } from '../materials.ts'
import { darkPeople } from '../people-dark.ts'
import { spirits } from '../spirits.ts'
import { cloth, crown, lantern, pole, ruff, stitches, strawHat } from './gear.ts'
import { form, gold, iron, item, type Kinds, light, mark, person, placed, ray, shape, steel, wood } from './kit.ts'

export const BONE: Partial<Material> = { ...m.bone, base: '#d8cba8', light: '#fffbe8' }

const skull = 'M256 60q128 4 134 132 2 50-30 84l-6 60-34 12-4 34h-120l-4-34-34-12-6-60q-32-34-30-84 6-128 134-132z'

/** A skeleton's breast and skull; what it wears comes on top. */
export const bones = (glow: string, base: Partial<Material> = BONE): Layer[] => [
  form(
    stroke('M256 360v152', 44) +
      mirrored(stroke('M250 430q-90-34-160 20M250 470q-90-20-150 36', 26) + stroke('M236 398q-100-40-190 70', 34)),
    base,
    { edge: 14, close: 1, maxHole: 0 },
  ),
  shape(skull, base, { round: 120 }),
  mark(mirrored(ellipse(204, 212, 42, 46)) + path('M256 262l-22 44 22-8 22 8z'), '#1a0e1e'),
  mark(stroke('M216 338v40M244 342v42M270 342v42M298 338v40M206 334q50 14 100 0', 6), '#2a1a26'),
  mark(stroke('M300 76l-20 44 26 20-14 34', 6), '#4a3a3a'),
  ray(mirrored(ellipse(208, 216, 15)), glow, 9),
  ray(mirrored(ellipse(208, 216, 6)), '#ffffff', 2),
]

const skeleton = (glow: string, back: Layer[], front: Layer[], y = 512, x = 256): Kinds[string] => ({
  material: material('bone'),
  layers: [...back, ...placed([...bones(glow)], 0.86, x, y), ...placed(front, 0.86, x, y)],
  fadeFrom: 452,
})

export const pale: Person = {
  size: 0.9,
  skin: '#d8d0dc',
  hair: '#1a1420',
  cloth: '#2a1a34',
  trim: 'blood',
  brow: '#140a14',
  eyes: '#ff2a3a',
  ears: 'pointed',
  mouth: 'fangs',
  hide: { deep: '#3a2a48', rim: '#ff6a8a' },
}
const rotten: Person = {
  size: 0.88,
  skin: '#8aa878',
  cloth: '#6a5a3a',
  trim: 'bark',
  brow: '#2a3020',
  eyes: '#f4ff6a',
  strong: true,
  ears: 'round',
  mouth: 'grin',
  hide: { deep: '#1e2a1a', rim: '#d8ff9a', rough: 1.2 },
}

export const undead: Kinds = {
  old_bones: skeleton(
    '#7dffae',
    [
      shape(
        'M34 512V214Q40 34 196 20q156 14 162 194v298z',
        { ...m.stone, base: '#7a7488', second: '#7a7488', rim: '#8affc0' },
        { round: 50 },
      ),
      mark(stroke('M108 96h70M143 62v100', 14) + stroke('M300 60l-24 50 30 24-20 60', 6), '#3a3448'),
      shape('M34 250q30-30 60 4 30 40-10 80-40 20-50 10zM330 60q30-6 28 40-30 30-50 0 0-34 22-40z', {
        ...m.moss,
        texture: 'fur',
        base: '#5f9a3c',
      }),
      pole(448, 120),
      shape('M400 20h96v80q-10 60-48 70-38-10-48-70z', iron, { edge: 20 }),
    ],
    [
      shape('M300 60q60-80 80-20 60-10 20 60-60 10-100-40zM108 210q-10-130 148-136 158 6 148 136-30-90-148-90t-148 90z', cloth('#b84a4a')),
      form(stroke('M116 210q-6 130 90 190M396 210q6 130-90 190', 26), cloth('#b84a4a'), { edge: 12, close: 1, maxHole: 0 }),
      form(stroke('M60 500q-40-60 10-110', 30) + ellipse(452, 430, 44, 30), BONE, { edge: 14, close: 1 }),
    ],
    512,
    240,
  ),
  bone_guard: skeleton(
    '#ff9a3a',
    [pole(444, 60), shape('M444-10l36 90-36 40-36-40z', steel)],
    [
      shape('M124 210q-14-170 132-176 146 6 132 176l-20 70-30-60q-82-30-164 0l-30 60z', { ...iron, texture: 'hammer' }, { round: 70 }),
      shape('M240 20h32v200l-16 30-16-30z', m.bronze, { edge: 14, free: true }),
      { icon: 'round-shield', size: 0.56, x: 110, y: 420, ink: 7, material: { ...m.bark, base: '#7a4a2a', second: '#8a93a8' }, fill: true },
    ],
  ),
  bone_captain: skeleton(
    '#5ad8ff',
    [item('crossed-sabres', steel, 0.98, 256, 250)],
    [
      shape('M10 512q10-130 130-150l60 60 56 90 56-90 60-60q120 20 130 150z', cloth('#2a3a7a'), { round: 70 }),
      form(mirrored(path('M30 440q10-80 110-84l30 40q-80 0-100 60z')), gold, { round: 30 }),
      item('pirate-hat', { ...cloth('#1e2038'), second: '#f4ead0', base: '#1e2038' }, 0.86, 256, 80, 0, {
        fill: true,
        material: { ...plain('#262a4a'), body: '#f4ead0', deep: '#0a0a18' },
      }),
    ],
  ),
  field_zombie: person(
    { ...rotten, hair: '#5a4a2a', before: [...strawHat, stitches('M300 240l50 60', 'M300 270l30-16M324 296l30-16')] },
    { back: [pole(70, 150), form(path('M30 40h14v90h18V30h16v100h18V40h14v120H30z'), iron, { edge: 8 })] },
  ),
  plague_zombie: person(
    { ...rotten, size: 0.8, skin: '#9ab84a', hood: '#4a3a5a', cloth: '#3a2e4a', mouth: 'none', beard: undefined },
    {
      y: 500,
      back: [light('#b8ff3a', 256, 250, 180, 0.5)],
      front: [
        shape('M160 250q96-50 190 0 20 40-10 80Q260 360 120 470 60 500 30 480q20-20 40-60 60-100 90-170z', {
          ...m.bark,
          base: '#c8a878',
          second: '#c8a878',
          light: '#fff0d0',
          texture: 'cloth',
        }),
        mark(stroke('M300 336Q200 370 60 470', 6) + stroke('M176 300l-16 30M140 356l-16 30M104 404l-16 26', 6), '#5a3a1e'),
        form(ellipse(200, 244, 46) + ellipse(316, 244, 44), iron, { edge: 14 }),
        form(ellipse(200, 244, 30) + ellipse(316, 244, 28), plain('#b8ff3a', { metal: 0.6, light: '#ffffff' }), { ink: 3, free: true }),
        item('fly', plain('#2a2a3a'), 0.15, 440, 90, 30, { ink: 3 }),
        item('fly', plain('#2a2a3a'), 0.12, 80, 200, -40, { ink: 3 }),
        form(ellipse(430, 460, 46, 40), plain('#9ab84a', { deep: '#1e2a1a' }), { round: 40 }),
        mark(stroke('M404 446h58M404 466h58', 6), '#3a4a1a'),
      ],
    },
  ),
  well_ghost: {
    ...spirits.GHOST,
    layers: [
      light('#8af4ff', 256, 190, 160, 0.5),
      item('spectre', {}, 0.76, 262, 190, 0, { fill: true, close: 3, material: { body: '#16344a' } }),
      form(ellipse(256, 392, 172, 44), plain('#0e1a2e', { light: '#1a2a44' }), { round: 20 }),
      shape('M70 392q186 80 372 0l-16 120H86z', { ...m.stone, base: '#8a8a94', second: '#8a8a94' }, { round: 60 }),
      form(
        box(60, 372, 40, 50, 8) + box(412, 372, 40, 50, 8) + path('M56 404q200 84 400 0v34q-200 84-400 0z'),
        { ...m.stone, base: '#a8a8b4' },
        { edge: 16 },
      ),
    ],
    eyes: [
      [321, 86, 8],
      [371, 104, 8],
    ],
  },
  lantern_ghost: {
    material: material('ghost', { base: '#7a8ac8', second: '#5a6ab0', light: '#f0f4ff', eye: '#ffe08a', texture: 'cloth' }),
    layers: [
      light('#8aa0ff', 216, 230, 170, 0.4),
      shape(
        'M216 30q140 6 150 170 4 130 60 210-40 30-66-6-20 60-64 40-30 50-76 6-40 50-82 0-50 20-70-40-36 30-62-6 50-90 50-204 20-164 160-170z',
        {},
        { round: 100 },
      ),
      shape('M216 60q96 4 100 104-4 96-100 100-96-4-100-100 4-100 100-104z', plain('#141838', { light: '#2a2e5a' }), {
        free: true,
        ink: 4,
      }),
      form(stroke('M300 310q70 20 110-40', 40), {}, { edge: 20 }),
      form(stroke('M410 270v60', 8), iron, { edge: 4 }),
      ...lantern(410, 390, 0.36),
    ],
    eyes: [
      [180, 160, 13],
      [252, 160, 13],
    ],
  },
  linen_mummy: {
    ...spirits.MUMMY,
    layers: [
      shape('M30 512q6-110 110-140h232q104 30 110 140z', { base: '#c8b07a', second: '#c8b07a', texture: 'cloth' }, { round: 90 }),
      mark(stroke('M50 450q200-60 410 10M40 490q220-40 430 10M120 390q140 40 280-6', 6), '#5a4626'),
      { icon: 'mummy-head', size: 0.82, y: 216, fill: true, close: 10 },
      form(stroke('M400 300q80 40 60 130', 22), { base: '#d8c08a', second: '#d8c08a' }, { edge: 10 }),
    ],
    eyes: [
      [193, 204, 9],
      [295, 209, 9],
    ],
    fadeFrom: 456,
  },
  pharaoh_mummy: {
    material: material('gold', { base: '#e8b038', second: '#2a5ab8', accent: '#5ad8ff', body: '#1e3a8a', eye: '#5affd8', texture: 'none' }),
    layers: [
      light('#ffd24a', 256, 240, 200, 0.5),
      form(stroke('M60 500L170 360', 26) + stroke('M452 500L342 360', 26), { ...gold }, { edge: 12 }),
      item('shepherds-crook', { ...gold, second: '#2a5ab8' }, 0.5, 440, 220, 0),
      item('ankh', gold, 0.4, 74, 240, 45),
      item('pharoah', {}, 0.92, 256, 256, 0, { fill: true, close: 6, ink: 7 }),
    ],
  },
  castle_vampire: darkPeople.VAMPIRE,
  vampire_countess_ob: person(
    {
      ...pale,
      size: 0.88,
      style: 'long',
      eyes: '#ff4a8a',
      cloth: '#6a0a2a',
      trim: 'gold',
      mouth: 'fangs',
      before: [...crown({ ...gold, base: '#c8a0b0' }, '#ff2a4a', 80)],
      behind: [
        item('bat-wing', plain('#4a0a2a', { deep: '#12020c' }), 0.7, 400, 240, -30, { ink: 6 }),
        item('bat-wing', plain('#4a0a2a', { deep: '#12020c' }), 0.7, 112, 240, 30, { flip: true, ink: 6 }),
      ],
    },
    {
      front: [
        form(path('M370 330h100q0 70-40 84v60h26v16h-72v-16h26v-60q-40-14-40-84z'), { ...gold, metal: 0.7 }, { edge: 16 }),
        form(ellipse(420, 334, 42, 12), plain('#c8102a', { metal: 0.5 }), { ink: 3, free: true }),
      ],
      fade: 476,
    },
  ),
  village_necromancer: person(
    {
      size: 0.86,
      skin: '#c8c0b0',
      cloth: '#3d3659',
      trim: 'bone',
      brow: '#2a2438',
      eyes: '#5fffa0',
      hood: '#4a4270',
      beard: 'full',
      hair: '#6a6478',
      nose: 'hooked',
      fierce: true,
      hide: { rim: '#6bf0a0', deep: '#1c1a2c' },
    },
    {
      x: 212,
      back: [
        light('#5fffa0', 410, 130, 90, 0.6),
        form(stroke('M410 180v330', 20), wood, { edge: 8 }),
        item('chicken', { ...BONE, second: '#c8322a' }, 0.4, 410, 110, 0, {
          fill: true,
          close: 3,
          flip: true,
          material: { ...BONE, body: '#2a3a34' },
        }),
      ],
    },
  ),
  court_necromancer: person(
    {
      size: 0.82,
      skin: '#b8c8b8',
      hair: '#e8e8f4',
      style: 'long',
      cloth: '#1a1430',
      trim: 'gold',
      brow: '#c8c8d8',
      eyes: '#7dffae',
      nose: 'hooked',
      mouth: 'calm',
      fierce: true,
      hide: { rim: '#7dffae', deep: '#1c2a2c' },
      before: [...ruff, ...crown(BONE as Material, '#5fffa0', 130)],
    },
    { back: [item('scythe', { ...iron, second: '#8a93a8' }, 0.98, 250, 230, 0, { flip: true }), light('#5fffa0', 256, 220, 150, 0.4)] },
  ),
  library_lich: {
    ...spirits.LICH,
    layers: [
      ...spirits.LICH.layers.map((layer) => ({ ...layer, y: (layer.y ?? 256) - 46, size: (layer.size ?? 0.86) * 0.88 })),
      item('open-book', { ...m.bark, base: '#f4ead0', second: '#f4ead0', texture: 'none' }, 0.82, 256, 410, 0, { fill: true, close: 3 }),
      ray(stroke('M110 400q50-16 100 0M110 430q50-16 100 0M300 400q50-16 100 0M300 430q50-16 100 0', 7), '#7ad0ff', 4, 0.9),
    ],
    eyes: [
      [219, 264, 11],
      [294, 264, 11],
    ],
  },
  void_lich: {
    material: material('violet', { base: '#3a1a6a', second: '#5a2a9a', light: '#c8a0ff', eye: '#ff7af0', deep: '#0a0418' }),
    layers: [
      light('#a04aff', 256, 230, 190, 0.7),
      item('evil-wings', plain('#2a1050', { deep: '#08020e', light: '#b080ff' }), 0.94, 256, 220, 0),
      shape('M60 512q10-150 130-190h132q120 40 130 190z', cloth('#2a1250'), { round: 90 }),
      ...placed(bones('#ff6af0', { ...BONE, base: '#b8a8d8', rim: '#ff8af0' }).slice(1), 0.7, 256, 440),
      ...placed(crown(plain('#4a2a8a', { metal: 0.6 }), '#ff6af0', 150), 0.7, 256, 430),
    ],
    fadeFrom: 460,
  },
  koschey: {
    material: material('bone', { texture: 'crack', eye: '#6dff9e' }),
    layers: [
      item('broadsword', steel, 1.05, 258, 250, 0, { ink: 7 }),
      shape('M20 512q0-130 110-160l126 60 126-60q110 30 110 160z', { ...iron, texture: 'hammer' }, { round: 80 }),
      form(mirrored(path('M20 470L-4 330l76 40 20-70 60 90q-90 10-110 100z')), iron, { round: 30 }),
      item('crowned-skull', { ...BONE, second: '#e8b840', texture: 'none' }, 0.72, 256, 208, 0, { ink: 7 }),
      form(ellipse(256, 462, 40, 52), plain('#f4fff0', { metal: 0.3 }), { edge: 30 }),
      light('#6dff9e', 256, 462, 40, 0.5, 16),
    ],
    eyes: [
      [201, 244, 12],
      [309, 244, 12],
    ],
    fadeFrom: 472,
  },
}
