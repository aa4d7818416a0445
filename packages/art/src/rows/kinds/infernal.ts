// Imps, demons, devils and succubi.
import type { Layer } from '../../baker/recipe.ts'
import { mirrored, type Person, plain } from '../../shapes/person/person.ts'
import { box, ellipse, ellipses, path, stroke } from '../../shapes/svg.ts'
import { materials as m, material } from '../materials.ts'
import { darkPeople } from '../people-dark.ts'
import { horns, RAM, spectacles } from './gear.ts'
import { form, gold, iron, item, type Kinds, light, mark, person, placed, ray, shape, wood } from './kit.ts'

const fiend: Person = {
  size: 0.86,
  skin: '#c8342a',
  hair: '#1a0a10',
  cloth: '#2a1a2a',
  trim: 'gold',
  brow: '#1a0608',
  eyes: '#ffd23a',
  ears: 'pointed',
  fierce: true,
  nose: 'hooked',
  hide: { deep: '#3a060e', rim: '#ffb04a' },
}
const bat = (base: string, size = 0.62, y = 210, turn = 0): Layer[] => [
  item('bat-wing', plain(base, { deep: '#14060e' }), size, 404, y, -turn),
  item('bat-wing', plain(base, { deep: '#14060e' }), size, 108, y, turn, { flip: true }),
]

/** Glowing cracks in the pit demon's breast and shoulders. */
const CRACKS =
  stroke(
    'M256 396l-12 20 22 22-16 26M198 392l-26 10-8 22-36 6-18 22M172 402l-26-14-24 8M314 392l26 10 8 22 36 6 18 22M340 402l26-14 24 8',
    9,
  ) + stroke('M244 416l-34 12-10 24M266 438l36-6 14 24M128 430l-34-12-12-30M384 430l34-12 12-30', 6)

export const infernal: Kinds = {
  soot_imp: person(
    {
      ...fiend,
      size: 0.7,
      skin: '#5a5066',
      cloth: '#2a2230',
      trim: 'ash',
      brow: '#140e1a',
      eyes: '#ff9a2a',
      mouth: 'grin',
      hide: { deep: '#14101c', rim: '#ff9a4a', light: '#c8bcd8' },
    },
    {
      y: 420,
      back: [light('#ff7a2a', 256, 330, 140, 0.5), ...bat('#3a3044', 0.56, 190), ...placed([horns('#2a2230')], 0.7, 256, 420)],
      front: [
        form(mirrored(ellipse(150, 400, 34, 28)), plain('#5a5066', { deep: '#14101c' }), { round: 28 }),
        shape('M70 512v-74h-20v-40h412v40h-20v74z', plain('#a84a34', { deep: '#3a120c', rough: 1.2 }), { round: 30 }),
        mark(stroke('M60 438h392M70 476h372M160 440v36M256 440v36M352 440v36M110 478v34M208 478v34M304 478v34M400 478v34', 6), '#5a2018'),
        form(
          mirrored(ellipse(134, 402, 15, 22) + ellipse(162, 406, 15, 24) + ellipse(188, 402, 14, 20)),
          plain('#5a5066', { deep: '#14101c' }),
          {
            close: 1,
            edge: 12,
          },
        ),
        mark(ellipse(212, 300, 14, 8) + ellipse(300, 250, 18, 10), '#1a141e'),
      ],
      fade: 0,
    },
  ),
  ledger_imp: person(
    {
      ...fiend,
      size: 0.74,
      mouth: 'calm',
      fierce: false,
      nose: 'broad',
      before: [...spectacles(gold), horns('#f0d8a8', 'M190 108Q160 60 196 10q24 40 30 88z')],
    },
    {
      x: 226,
      y: 470,
      back: [
        item('bat-wing', plain('#8a1a2a'), 0.42, 60, 250, 0, { flip: true }),
        item('feather', plain('#f8f4ff', { deep: '#8a7ab0' }), 0.62, 424, 190, 20),
      ],
      front: [
        shape('M70 370q100-50 186 0 86-50 186 0v132q-100-40-186 0-86-40-186 0z', plain('#f4e8c8', { deep: '#8a6a3a' }), { round: 30 }),
        mark(
          stroke('M256 376v124M110 400q60-20 116 0M110 430q60-20 116 0M110 460q60-20 116 0M286 400q60-20 116 0M286 430q60-20 116 0', 6),
          '#7a2a1a',
        ),
      ],
      fade: 0,
    },
  ),
  stoker_demon: {
    material: material('ash', { base: '#7a3a2a', second: '#e8d0a0', light: '#ffb87a', eye: '#ffe04a', deep: '#1e0a0a' }),
    layers: [
      light('#ff6a1a', 256, 290, 200, 0.7),
      form(box(60, 40, 18, 480), wood, { edge: 8 }),
      shape('M20-10h98v90q-8 40-49 50-41-10-49-50z', iron, { round: 30 }),
      shape('M40 512q-6-140 110-170h212q116 30 110 170z', {}, { round: 90 }),
      shape('M180 380h152l30 132H150z', { ...m.bark, base: '#4a3020', second: '#4a3020' }, { round: 30, free: true }),
      shape('M256 90q116 6 120 120 10 70-40 110-20 60-80 60t-80-60q-50-40-40-110 4-114 120-120z', {}, { round: 90 }),
      { ...horns('#f0dcb0', RAM) },
      mark(mirrored(path('M150 210q50-6 84 30-50 20-84-30z')), '#1a0406'),
      mark(path('M180 300q76 30 152 0-10 50-76 54-66-4-76-54z'), '#2a0606'),
      form(path('M190 306h22l-12 30zM230 312h20l-10 24zM264 312h20l-10 24zM300 306h22l-10 30z'), plain('#fff0d0'), {
        ink: 1,
        edge: 8,
        free: true,
      }),
      shape('M236 240h40l14 40-34 14-34-14z', {}, { ink: 3, free: true }),
    ],
    eyes: [
      [200, 228, 11],
      [312, 228, 11],
    ],
    fadeFrom: 466,
  },
  pit_demon: {
    material: material('red', {
      base: '#3e2a34',
      second: '#3e2a34',
      light: '#b07a78',
      rim: '#ff7a2a',
      texture: 'none',
      deep: '#12060e',
      rough: 0.1,
    }),
    layers: [
      form(
        mirrored(path('M214 330Q190 170 22 40-8 130 8 250L46 226 54 306 92 268 110 352 150 306z')),
        plain('#8a1a20', { deep: '#2a040c', rim: '#ff7a2a', rough: 0 }),
        {
          round: 40,
        },
      ),
      mark(mirrored(stroke('M190 310Q150 180 32 62M178 320Q110 220 20 190M168 324Q120 280 62 270', 8)), '#2a040c'),
      shape('M40 512Q16 386 104 330L94 276 150 312 212 300H300L362 312 418 276 408 330Q496 386 472 512z', {}, { round: 90 }),
      ray(CRACKS, '#ff6a10', 6),
      form(
        mirrored(path('M200 172Q84 180 74 96 74 34 132 8 114 62 150 92 186 112 232 116z')),
        plain('#f0dcb4', { deep: '#4a1a10', rim: '#ff7a2a', rough: 0.2 }),
        {
          round: 36,
        },
      ),
      shape(
        'M256 96Q336 98 352 168L392 150 364 226Q372 262 340 288L330 344Q304 392 256 396 208 392 182 344L172 288Q140 262 148 226L120 150 160 168Q176 98 256 96z',
        { base: '#7e2226', second: '#7e2226' },
        { round: 90 },
      ),
      shape('M180 300Q256 322 332 300 330 364 256 380 182 364 180 300z', plain('#4a0406', { light: '#ff5a1a', deep: '#1a0204' }), {
        ink: 5,
        free: true,
      }),
      ray(ellipse(256, 344, 46, 18), '#ff8a1a', 10),
      form(mirrored(path('M184 300l32 10-8 40zM222 310l22 4-10 30zM206 372l12-40 16 44z')), plain('#fff0d0', { deep: '#8a5a3a' }), {
        ink: 3,
        edge: 8,
        free: true,
      }),
      shape('M238 216H274L294 284Q256 306 218 284z', { base: '#7a2a2c', second: '#7a2a2c' }, { ink: 4, free: true, round: 40 }),
      mark(mirrored(path('M240 290l-14-18 12-4z')), '#12040a'),
      mark(mirrored(path('M160 214Q212 214 236 262 176 274 160 214z')), '#12040a'),
      ray(mirrored(path('M174 228Q206 230 226 256 186 260 174 228z')), '#ffd02a', 7),
      form(
        mirrored(path('M150 190Q204 186 250 238L242 266Q200 220 150 220z')),
        { base: '#42161e', second: '#42161e' },
        { free: true, edge: 16 },
      ),
      ray(stroke('M256 112l-14 34 20 20-10 34M176 276l28 8 10 18M336 276l-28 8-10 18', 6), '#ff8a2a', 4),
      shape(
        'M-10 512V474L60 452 130 470 256 458 382 470 452 452 522 474V512z',
        plain('#4a3a40', { texture: 'crack', deep: '#120a10', rim: '#ff7a2a' }),
        { round: 30 },
      ),
      form(
        mirrored(ellipse(84, 450, 20, 34) + ellipse(122, 456, 20, 36) + ellipse(160, 458, 20, 34)),
        { base: '#7e2226', second: '#7e2226' },
        { edge: 18, close: 1, maxHole: 0 },
      ),
      form(mirrored(path('M70 466h28l-14 42zM108 472h28l-14 40zM146 474h28l-14 36z')), plain('#f0dcb4', { deep: '#4a1a10' }), {
        edge: 8,
        ink: 3,
        free: true,
      }),
    ],
  },
  bargain_devil: person(
    {
      ...fiend,
      hair: '#1a0a10',
      style: 'short',
      beard: 'moustache',
      cloth: '#1a1a2e',
      trim: 'blood',
      mouth: 'calm',
      before: [
        horns('#2a1418', 'M190 100Q150 60 168-10q36 40 50 92z'),
        shape('M236 350h40l-20 70z', plain('#1a0a10'), { ink: 4, free: true }),
      ],
    },
    {
      x: 206,
      front: [
        shape('M350 150q60-30 130 0v260q-60 40-130 0z', plain('#f4e4b8', { deep: '#8a6430' }), { round: 30 }),
        mark(stroke('M376 196h78M376 226h78M376 256h60M376 286h78M376 316h50', 6), '#7a2a1a'),
        item('wax-seal', plain('#c8102a', { metal: 0.4 }), 0.2, 440, 400, 0, { fill: true, close: 4 }),
      ],
    },
  ),
  devil_magistrate: person(
    {
      ...fiend,
      strong: true,
      size: 0.84,
      cloth: '#1a1420',
      trim: 'holy',
      skin: '#a82420',
      before: [
        form(
          ellipses(
            [
              [130, 150],
              [170, 100],
              [226, 76],
              [286, 76],
              [342, 100],
              [382, 150],
              [116, 210],
              [396, 210],
              [110, 270],
              [402, 270],
              [116, 330],
              [396, 330],
            ],
            42,
            36,
          ),
          plain('#f4f0ea', { deep: '#7a7490' }),
          { edge: 26, close: 1, maxHole: 0 },
        ),
        horns('#2a1418', 'M176 80Q110 40 110-40q60 40 96 100z'),
      ],
    },
    { y: 526, front: [item('gavel', { ...m.bark, base: '#9a5a2a', second: '#e0b040' }, 0.48, 410, 400, 0)], fade: 0 },
  ),
  tea_succubus: {
    ...darkPeople.SUCCUBUS,
    layers: [
      ...darkPeople.SUCCUBUS.layers,
      item('teapot', plain('#f8e8f0', { deep: '#8a4a7a', accent: '#e05a9a' }), 0.44, 394, 424, 0, { fill: true, close: 4 }),
    ],
    fadeFrom: 474,
  },
  velvet_succubus: person(
    {
      size: 0.86,
      skin: '#e8c0d8',
      hair: '#f0e8f8',
      style: 'long',
      cloth: '#4a0a5a',
      trim: 'gold',
      brow: '#8a6a9a',
      eyes: '#ff3ab0',
      ears: 'pointed',
      hide: { deep: '#4a1a4a', rim: '#ff8af0' },
      before: [horns('#3a1a34', RAM)],
    },
    {
      back: [light('#c83aff', 256, 230, 190, 0.5), ...bat('#5a1a7a', 0.9, 150, 30)],
      front: [item('handheld-fan', plain('#c8205a', { second: '#f0c040', deep: '#3a0420' }), 0.5, 404, 430, -60)],
      fade: 470,
    },
  ),
}
