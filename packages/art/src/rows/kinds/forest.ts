// Elves, fairies, dryads, treants, leshies and Baba Yaga.
import type { Layer, Material } from '../../baker/recipe.ts'
import { bustAt } from '../../shapes/person/bust.ts'
import { mirrored, type Person, plain } from '../../shapes/person/person.ts'
import { box, ellipse, path, star, stroke } from '../../shapes/svg.ts'
import { materials as m, material } from '../materials.ts'
import { darkPeople } from '../people-dark.ts'
import { magic } from '../people-magic.ts'
import { crown } from './gear.ts'
import { form, gold, item, type Kinds, light, mark, person, placed, ray, shape, steel, wood } from './kit.ts'

const elf: Person = {
  size: 0.84,
  skin: '#f6d8ac',
  hair: '#f0c040',
  style: 'long',
  cloth: '#2f8a4a',
  trim: 'gold',
  brow: '#a8741a',
  eyes: '#2fb85a',
  ears: 'pointed',
}
const bark = { ...m.bark, base: '#7a5230', second: '#7a5230' }
const BOW = 'M60 20q150 236 0 472'

/** A face in a trunk: eyes, nose and mouth around x, y. */
export const woodFace = (x: number, y: number, size: number, glow: string): Layer[] =>
  placed(
    [
      mark(path('M130 150q60-30 96 40-70 26-96-40zM382 150q-60-30-96 40 70 26 96-40z'), '#140a06'),
      shape('M226 190h60l26 100q-56 30-112 0z', bark, { ink: 4, free: true, round: 40 }),
      mark(path('M140 330q116 60 232 0-10 90-116 94-106-4-116-94z'), '#140a06'),
      form(path('M100 120l140 50-10 20-140-40zM412 120l-140 50 10 20 140-40z'), bark, { free: true, ink: 4 }),
      ray(mirrored(ellipse(186, 172, 17)), glow, 9),
      ray(mirrored(ellipse(186, 172, 7)), '#ffffff', 2),
    ],
    size,
    x,
    y,
  )

const trunk = (d: string, own: Partial<Material> = bark): Layer => shape(d, own, { round: 70, ink: 6 })
const leaves = (spots: number[][], own: Partial<Material>): Layer =>
  form(
    spots.map(([x, y, r]) => ellipse(x!, y!, r!, r! * 0.86)).join(''),
    { ...m.leaf, rough: 1.6, ...own },
    { round: 60, edge: 40, ink: 6, close: 3 },
  )

export const forest: Kinds = {
  hedge_elf: person(elf, {
    x: 284,
    back: [form(stroke(BOW, 20), wood, { edge: 8 }), mark(stroke('M60 24v464', 4), '#f4ecd8')],
    front: [
      leaves(
        [
          [40, 480, 60],
          [130, 500, 60],
          [220, 506, 50],
          [320, 510, 54],
          [410, 500, 60],
          [490, 490, 50],
        ],
        { base: '#4aa83a', second: '#4aa83a' },
      ),
    ],
    fade: 0,
  }),
  silver_elf: person(
    {
      ...elf,
      skin: '#e8dcec',
      hair: '#e8f0ff',
      cloth: '#3a4a7a',
      trim: 'steel',
      brow: '#8a94b8',
      eyes: '#7ac8ff',
      hide: { rim: '#c8e8ff' },
      helmet: undefined,
      before: [
        shape('M256 20q120 10 124 160l-30-30-40 16-54-20-54 20-40-16-30 30q4-150 124-160z', { ...steel, base: '#c8d4f0' }, { round: 60 }),
        shape('M256-20l24 120-24 50-24-50z', { ...steel, base: '#f0f6ff' }, { ink: 5, free: true }),
        shape('M140 170Q60 120 50 10q60 60 110 80zM372 170q80-50 90-160-60 60-110 80z', { ...steel, base: '#b8c8f0' }, { round: 24 }),
      ],
    },
    {
      back: [
        light('#c8e0ff', 256, 200, 150, 0.5),
        form(box(438, 90, 14, 420), { ...steel, base: '#c8d4f0' }, { edge: 7 }),
        shape('M445 0q70 50 0 110 30-60 0-110z', { ...steel, base: '#e8f0ff' }),
      ],
    },
  ),
  elf_prince_ob: person(
    {
      ...elf,
      size: 0.88,
      strong: true,
      hair: '#8a3a1a',
      cloth: '#8a1a4a',
      eyes: '#2f9ab8',
      brow: '#5a2410',
      before: [...crown(gold, '#3ae07a', 110), item('domino-mask', { ...gold, base: '#f4d060' }, 0.5, 256, 226, 0, { free: true, ink: 5 })],
    },
    {
      back: [ray(star(256, 220, 250, 170, 20), '#ffd86a', 12, 0.5)],
      front: [item('rose', plain('#e0204a', { deep: '#4a0418' }), 0.3, 404, 440, 0, { fill: true, close: 3 })],
      fade: 470,
    },
  ),
  bell_fairy: {
    ...magic.FAIRY,
    layers: [
      ...magic.FAIRY.layers,
      shape('M400 330q56 4 60 70 4 40 24 56H316q20-16 24-56 4-66 60-70z', gold, { round: 60 }),
      form(ellipse(400, 472, 20) + ellipse(400, 326, 14), gold, { edge: 12 }),
    ],
    fadeFrom: 476,
  },
  thorn_fairy: person(
    {
      size: 0.7,
      skin: '#c8d0b8',
      hair: '#2a1a3a',
      style: 'wild',
      cloth: '#3a1a4a',
      trim: 'moss',
      brow: '#1a0e24',
      eyes: '#c83aff',
      ears: 'pointed',
      fierce: true,
      hide: { rim: '#d88aff' },
      before: [
        form(
          stroke('M120 150q60-60 136-50t136 50', 22) +
            path('M150 120L120 50l60 46zM220 96l10-80 30 74zM300 92l50-66-10 80zM370 120l60-30-40 60z'),
          plain('#3a5a1e', { deep: '#0e1a08' }),
          {
            edge: 10,
            close: 1,
          },
        ),
      ],
    },
    {
      back: [
        form(
          mirrored(
            path(
              'M250 330Q120 260 10 40q140-20 230 230zM246 350Q100 330 4 250q0 110 120 130 80 6 122-16zM246 370Q120 390 60 480q100 26 190-70z',
            ),
          ),
          plain('#6a3a9a', { rim: '#e8a0ff', deep: '#1a0a2e', metal: 0.4 }),
          {
            round: 24,
          },
        ),
        mark(mirrored(stroke('M240 320Q140 240 40 70M240 356Q120 330 30 280', 6)), '#1a0a2e'),
      ],
      front: [item('rose', plain('#7a1a3a', { deep: '#2a0410' }), 0.26, 256, 460, 0, { fill: true, close: 3 })],
      fade: 470,
    },
  ),
  birch_dryad: {
    ...magic.DRYAD,
    layers: [
      form(box(30, -10, 70, 540) + box(420, -10, 60, 540), plain('#f0ece0', { deep: '#8a8478' }), { edge: 34 }),
      mark(
        box(30, 70, 40, 12, 6) +
          box(50, 190, 50, 14, 6) +
          box(30, 330, 44, 12, 6) +
          box(420, 40, 34, 12, 6) +
          box(440, 150, 40, 14, 6) +
          box(420, 290, 30, 12, 6) +
          box(436, 400, 44, 12, 6),
        '#2a2420',
      ),
      leaves(
        [
          [60, 40, 60],
          [130, 70, 44],
          [452, 30, 60],
          [390, 60, 40],
        ],
        { base: '#8ac83a', second: '#8ac83a' },
      ),
      ...magic.DRYAD.layers.slice(1),
    ],
  },
  winter_dryad: person(
    {
      size: 0.86,
      skin: '#b8d8e0',
      hair: '#f4fcff',
      style: 'long',
      cloth: '#3a6a8a',
      trim: 'ice',
      brow: '#e8f8ff',
      eyes: '#4ab8e8',
      ears: 'pointed',
      hide: { deep: '#2a4a6a', rim: '#ffffff' },
      before: [mark(mirrored(stroke('M178 232q30 20 62 0', 9)), '#2a4a6a')],
    },
    {
      back: [
        item('dead-wood', plain('#6a6a8a', { texture: 'bark', deep: '#1e1e34' }), 1.06, 256, 210, 0, { ink: 6 }),
        ray(star(70, 250, 30, 7, 6) + star(440, 230, 34, 8, 6) + star(256, 30, 24, 6, 6), '#ffffff', 3),
      ],
      front: [shape('M60 512q20-70 90-60 40-40 106-30 66-10 106 30 70-10 90 60z', plain('#f4fbff', { deep: '#8ab0d0' }), { round: 40 })],
      fade: 0,
    },
  ),
  young_treant: {
    material: material('bark', { base: '#a8743a' }),
    layers: [
      form(
        stroke('M180 330Q70 310 40 190M332 330q110-20 140-140', 34) + stroke('M70 250L20 230M442 250l50-20', 18),
        { ...bark, base: '#a8743a' },
        { edge: 16 },
      ),
      leaves(
        [
          [40, 170, 40],
          [474, 170, 40],
        ],
        { base: '#7ad83a', second: '#7ad83a' },
      ),
      trunk('M190 180q66-30 132 0 20 120 10 200 20 70 90 132H90q70-62 90-132-10-80 10-200z', {
        ...bark,
        base: '#b8844a',
        second: '#b8844a',
      }),
      form(stroke('M256 180V90', 20), { ...m.leaf, base: '#6ab83a' }, { edge: 10 }),
      shape(
        'M256 110Q150 110 110 10q120-10 146 80Q300-10 420 20q-30 100-164 90z',
        { ...m.leaf, base: '#7ad84a', second: '#7ad84a', texture: 'none' },
        { round: 50 },
      ),
      ...woodFace(256, 408, 0.46, '#d6ff6a'),
    ],
  },
  oak_elder: {
    material: material('bark'),
    layers: [
      form(stroke('M130 300Q40 330 20 430M382 300q90 30 110 130', 50), bark, { edge: 24 }),
      trunk('M130 200q126-40 252 0 6 130 0 180 30 90 100 132H30q70-42 100-132-6-50 0-180z', {
        ...bark,
        base: '#6a4426',
        second: '#6a4426',
      }),
      leaves(
        [
          [90, 150, 90],
          [180, 84, 96],
          [300, 70, 100],
          [410, 130, 96],
          [256, 150, 90],
          [40, 220, 44],
          [470, 210, 44],
        ],
        { base: '#3a7a2a', second: '#3a7a2a' },
      ),
      ...woodFace(256, 440, 0.6, '#ffd86a'),
      shape(
        'M160 400q96 50 192 0-6 70-40 112H200q-34-42-40-112z',
        { ...m.moss, base: '#8aa05a', texture: 'fur' },
        { round: 40, free: true },
      ),
      item('acorn', plain('#c8843a'), 0.14, 100, 230, 10),
      item('acorn', plain('#c8843a'), 0.14, 410, 220, -10),
    ],
  },
  moss_leshy: person(
    {
      size: 0.84,
      skin: '#8a7a4a',
      hair: '#5a8a34',
      style: 'wild',
      beard: 'long',
      cloth: '#3a4a24',
      trim: 'moss',
      brow: '#4a7a2a',
      eyes: '#d6ff6a',
      strong: true,
      nose: 'broad',
      hide: { texture: 'bark', deep: '#1e180a', rim: '#c8f07a' },
    },
    {
      back: [item('stag-head', { ...m.bone, base: '#a8844a', texture: 'bark' }, 1.1, 256, 190, 0, { clip: [0, 0, 512, 226], ink: 6 })],
      front: [
        item('mushroom-gills', plain('#d8402a', { second: '#f4ead6', deep: '#4a0e0a' }), 0.3, 90, 430, -8),
        item('mushroom-gills', plain('#e86a3a', { second: '#f4ead6', deep: '#4a0e0a' }), 0.2, 410, 460, 10),
      ],
      fade: 470,
    },
  ),
  pine_leshy: {
    material: material('bark'),
    layers: [
      trunk('M200 420h112l40 100H160z'),
      form(stroke('M130 340Q50 350 30 270M382 340q80 10 100-70', 30) + stroke('M30 280L4 240M482 280l26-40', 14), bark, { edge: 14 }),
      shape(
        'M256-10l70 120-26-6 70 110-30-8 80 130-40-10 70 110q-194 60-388 0l70-110-40 10 80-130-30 8 70-110-26 6z',
        { ...m.leaf, base: '#2a6a5a', second: '#2a6a5a', texture: 'fur', deep: '#08201e' },
        { round: 60 },
      ),
      shape('M256 190q80 10 90 110 0 110-90 120-90-10-90-120 10-100 90-110z', bark, { round: 70, free: true }),
      ...woodFace(256, 440, 0.44, '#9affd0'),
      item('squirrel', plain('#d8682a', { texture: 'fur', deep: '#4a1a08' }), 0.3, 424, 190, 0, { flip: true }),
    ],
  },
  baba_yaga: darkPeople.BABA_YAGA,
  baba_yaga_elder: {
    material: material('skin', { deep: '#2a3014', rough: 1 }),
    layers: [
      light('#c8ff6a', 256, 180, 180, 0.4),
      item('broom', { ...wood, second: '#d8b060', base: '#b8843a' }, 0.62, 110, 170, 180),
      ...bustAt(
        {
          skin: '#c8c48a',
          hair: '#f0ecf4',
          style: 'wild',
          cloth: '#2a1a3a',
          trim: 'bone',
          brow: '#8a8a7a',
          eyes: '#e8ff4a',
          fierce: true,
          mouth: 'grin',
          nose: 'hooked',
          hat: { kind: 'witch', colour: '#2a1a3a', band: '#c8322a' },
          hide: { deep: '#2a3014', rim: '#d0ff8a', rough: 1.2 },
        },
        0.66,
        276,
        350,
      ),
      shape('M60 300h400q0 140-60 190v22H120v-22q-60-50-60-190z', { ...m.bark, base: '#7a4a24', second: '#7a4a24' }, { round: 70 }),
      form(box(44, 280, 432, 44, 12) + path('M76 400q180 30 368 0v26q-184 30-360 0z'), gold, { edge: 14 }),
      item('harry-potter-skull', m.bone, 0.2, 260, 410, 0),
    ],
  },
}
