// Golems, gargoyles, djinns and elementals.
import type { Layer } from '../../baker/recipe.ts'
import { mirrored, plain } from '../../shapes/person/person.ts'
import { ellipse, path, star, stroke } from '../../shapes/svg.ts'
import { elements } from '../elements.ts'
import { materials as m, material } from '../materials.ts'
import { magic } from '../people-magic.ts'
import { horns } from './gear.ts'
import { form, gold, item, type Kinds, light, mark, person, placed, ray, shape, wood } from './kit.ts'

const rock = (base: string, more = {}) => plain(base, { texture: 'crack', rough: 1.4, deep: '#26231f', ...more })

/** Eyes and a mouth, dark in the element itself, shining from within. */
const face = (x: number, y: number, size: number, glow: string, ink = '#0e1226'): Layer[] =>
  placed(
    [
      mark(mirrored(path('M120 150q70-20 110 60-90 20-110-60z')) + path('M170 330q86 40 172 0-10 80-86 84-76-4-86-84z'), ink),
      ray(mirrored(ellipse(180, 180, 20)), glow, 9),
      ray(mirrored(ellipse(180, 180, 8)), '#ffffff', 2),
    ],
    size,
    x,
    y,
  )

export const stone: Kinds = {
  clay_golem: {
    material: material('stone', {
      base: '#b8683c',
      second: '#c8784a',
      light: '#ffd0a0',
      texture: 'hammer',
      rough: 1.4,
      eye: '#ffe46a',
      deep: '#34160a',
    }),
    layers: [
      light('#ff9a4a', 230, 220, 180, 0.4),
      shape('M8 512Q-6 380 80 322Q140 286 200 292H300Q360 290 404 322Q470 370 470 512z', {}, { round: 110 }),
      form(stroke('M420 420Q462 330 440 220', 84), {}, { round: 60 }),
      form(
        ellipse(440, 160, 62, 66) +
          stroke('M398 140L384 70', 34) +
          stroke('M436 110L434 36', 36) +
          stroke('M474 128L488 62', 34) +
          stroke('M398 190L352 176', 34),
        {},
        { round: 40, close: 1, maxHole: 0 },
      ),
      mark(stroke('M410 150q30-16 62 2M424 190q20 12 40 0M404 270q32 16 66-2M398 316q30 18 62 6', 7), '#7a3a1e', { opacity: 0.7 }),
      shape('M92 180Q100 70 190 62H270Q352 70 362 180Q372 268 334 330Q286 384 228 384Q168 384 122 330Q84 268 92 180z', {}, { round: 110 }),
      mark(
        stroke(
          'M120 130Q150 118 170 132M286 104Q320 112 334 140M106 230Q100 262 116 290M344 220Q352 256 338 292M150 78L176 104 164 122',
          8,
        ),
        '#7a3a1e',
        {
          opacity: 0.7,
        },
      ),
      shape(
        'M104 196Q130 150 228 168Q326 150 352 196Q346 230 312 226Q262 196 228 210Q194 196 144 226Q110 230 104 196z',
        { base: '#9a4e2a', second: '#9a4e2a' },
        {
          round: 40,
          free: true,
        },
      ),
      mark(ellipse(172, 238, 38, 28) + ellipse(284, 238, 38, 28), '#240a04'),
      shape('M206 226H250L266 286Q228 312 190 286z', { base: '#c8784a', second: '#c8784a' }, { round: 30, free: true }),
      mark(path('M150 316q78 18 156 0 0 40-78 44-78-4-78-44z'), '#240a04'),
      form(path('M188 320h84l-4 96-22-14-20 16-20-16-16 12z'), plain('#fbf0d0', { deep: '#8a6a3a' }), { free: true, edge: 10, ink: 4 }),
      mark(stroke('M206 346h48M208 366h42M210 386h30', 5), '#8a3a2a'),
      ray(stroke('M228 118q2-12 14-10 16 4 14 20-6 20-30 16-24-6-20-32 10-30 44-22', 9), '#86f0d0', 4),
      mark(stroke('M70 400q40 30 90 20M60 450q50 30 110 14', 8), '#7a3a1e', { opacity: 0.6 }),
    ],
    eyes: [
      [176, 240, 13],
      [280, 240, 13],
    ],
    fadeFrom: 468,
  },
  crystal_golem: {
    material: material('ice', {
      base: '#8a7af0',
      second: '#5ad8ff',
      light: '#ffffff',
      rim: '#ffa8f8',
      metal: 0.6,
      texture: 'none',
      deep: '#1a1058',
      eye: '#ffffff',
    }),
    layers: [
      light('#8a8aff', 256, 280, 180, 0.6),
      item('crystal-growth', { base: '#b07af8' }, 0.6, 90, 270, -30),
      item('crystal-growth', { base: '#b07af8' }, 0.6, 422, 270, 30, { flip: true }),
      shape('M256 260l130 40 70 212H56l70-212z', { base: '#6a6ae0', second: '#6a6ae0' }, { edge: 60 }),
      shape('M256 20l90 70 24 120-60 110H202l-60-110 24-120z', {}, { edge: 70 }),
      shape('M256 20l30 100-30 70-30-70z', { base: '#d8d0ff' }, { free: true, ink: 3 }),
      mark(mirrored(path('M160 190l76 24-14 34-50-10z')), '#0e0a3a'),
      mark(path('M212 276h88l-20 24h-48z'), '#0e0a3a'),
      ray(star(110, 110, 30, 7, 4) + star(410, 90, 36, 8, 4) + star(330, 380, 24, 6, 4), '#ffffff', 3),
    ],
    eyes: [
      [206, 218, 11],
      [306, 218, 11],
    ],
    fadeFrom: 478,
  },
  chapel_gargoyle: person(
    {
      size: 0.66,
      skin: '#9a98ac',
      cloth: '#6a6880',
      trim: 'stone',
      brow: '#3a3848',
      eyes: '#ff9a3a',
      strong: true,
      fierce: true,
      ears: 'pointed',
      nose: 'broad',
      mouth: 'tusks',
      hide: { texture: 'crack', textureDepth: 0.5, rough: 1.2, deep: '#22202e', rim: '#ff9a6a', light: '#e8e8f8' },
    },
    {
      y: 424,
      back: [
        shape('M196 330Q150 90 30 20Q-6 120 20 300l40-30 24 60 40-34 24 70 40-30z', rock('#72708a', { deep: '#1c1a2a', rim: '#ff9a6a' }), {
          round: 40,
        }),
        shape(
          'M316 330Q362 90 482 20Q518 120 492 300l-40-30-24 60-40-34-24 70-40-30z',
          rock('#72708a', { deep: '#1c1a2a', rim: '#ff9a6a' }),
          {
            round: 40,
          },
        ),
        mark(mirrored(stroke('M180 300Q130 150 40 50M150 300Q100 200 50 160', 7)), '#2a2838'),
        ...placed([{ ...horns('#b8b4c8'), material: rock('#b8b4c8') }], 0.66, 256, 424),
      ],
      front: [
        shape('M150 470q-14-90 30-120 40 10 40 120zM362 470q14-90-30-120-40 10-40 120z', {}, { round: 40 }),
        shape('M40 512v-56h36v-20h360v20h36v56z', rock('#b0a894', { deep: '#3a3430' }), { round: 30 }),
        form(mirrored(ellipse(150, 446, 20, 26) + ellipse(184, 450, 20, 28) + ellipse(218, 446, 20, 26)), rock('#9a98ac'), {
          close: 1,
          edge: 18,
        }),
        mark(stroke('M60 484h392', 6), '#6a6454'),
      ],
      fade: 0,
    },
  ),
  cathedral_gargoyle: {
    material: material('stone', { base: '#7a8490', second: '#7a8490', light: '#e0e8f0', rim: '#ff9a6a' }),
    layers: [
      shape('M40 512V220q20-150 216-226 196 76 216 226v292z', plain('#5a5a6a', { deep: '#16161e' }), { round: 40 }),
      shape('M84 512V236q20-110 172-176 152 66 172 176v276z', plain('#24243a', { light: '#4a4a6a' }), { free: true, round: 20 }),
      form(mirrored(path('M226 380Q190 200 44 110-4 210 20 372L66 330 92 384 134 342 160 396z')), plain('#5a6470', { deep: '#1a1e28' }), {
        round: 50,
      }),
      mark(mirrored(stroke('M190 350Q150 220 54 128M176 366Q120 260 40 220', 8)), '#20242e', { opacity: 0.7 }),
      shape('M136 512q-6-110 60-150h120q66 40 60 150z', {}, { round: 80 }),
      horns('#b8b0a0', 'M206 150Q150 130 150 40 184 84 236 110z'),
      form(mirrored(path('M170 220Q90 210 60 130 140 130 210 170z')), {}, { round: 30 }),
      shape(
        'M256 112Q344 116 356 210 358 256 332 286L326 352Q300 404 256 408 212 404 186 352L180 286Q154 256 156 210 168 116 256 112z',
        {},
        {
          round: 100,
        },
      ),
      shape('M194 358Q256 372 318 358 312 420 256 426 200 420 194 358z', plain('#2a0e12', { light: '#6a1a1a' }), { ink: 4, free: true }),
      form(mirrored(path('M200 360h26l-10 44zM232 364h18l-8 26z')), plain('#f4ecd8'), { ink: 3, edge: 7, free: true }),
      shape(
        'M216 250H296L328 330Q320 370 256 372 192 370 184 330z',
        { base: '#98a2ae', second: '#98a2ae' },
        { round: 50, free: true, ink: 4 },
      ),
      mark(mirrored(ellipse(234, 318, 14, 10)), '#14121c'),
      form(mirrored(path('M176 214Q212 204 242 246 202 258 176 214z')), plain('#ff7a3a', { light: '#ffe0a0', deep: '#7a1a06' }), {
        ink: 5,
        edge: 12,
        free: true,
      }),
      form(mirrored(stroke('M168 194L244 230', 26)), {}, { ink: 4, edge: 13, free: true }),
      shape('M40 464h432v60H40z', plain('#8a8a94', { deep: '#22222c' }), { round: 30 }),
      form(
        mirrored(ellipse(130, 466, 22, 32) + ellipse(170, 470, 22, 34) + ellipse(210, 466, 22, 32)),
        {},
        { edge: 18, close: 1, maxHole: 0 },
      ),
    ],
  },
  lamp_djinn: {
    material: magic.DJINN.material,
    layers: [
      light('#58e0ff', 256, 200, 170, 0.4),
      ...placed(magic.DJINN.layers, 0.74, 270, 380),
      shape('M330 350q40 40-60 90h-60q60-60 40-100z', plain('#3aa8d0', { deep: '#08284a' }), { round: 40 }),
      item('magic-lamp', gold, 0.7, 230, 420, 0, { round: 60, ink: 7 }),
    ],
  },
  storm_djinn: person(
    {
      size: 0.6,
      skin: '#8a6ad8',
      cloth: '#5a3aa8',
      trim: 'gold',
      brow: '#1e0a3a',
      eyes: '#6ae8ff',
      beard: 'moustache',
      hair: '#1e0a3a',
      strong: true,
      fierce: true,
      ears: 'pointed',
      hat: { kind: 'turban', colour: '#e0b878', band: '#c8904a' },
      hide: { deep: '#1e0a3a', rim: '#6ae8ff' },
    },
    {
      y: 350,
      back: [
        light('#8ac8ff', 256, 230, 190, 0.5),
        form(
          ellipse(256, 350, 190, 44) + ellipse(276, 400, 140, 36) + ellipse(246, 444, 90, 30) + ellipse(270, 480, 50, 24),
          plain('#b8a8e8', { deep: '#2a1a5a' }),
          { close: 1, edge: 26, round: 30 },
        ),
        form(mirrored(stroke('M170 330Q70 300 50 190', 50)), plain('#8a6ad8', { deep: '#1e0a3a', rim: '#6ae8ff' }), {
          round: 36,
          close: 1,
          maxHole: 0,
        }),
        form(mirrored(stroke('M60 236l-8-30', 56)), gold, { close: 1, maxHole: 0, edge: 14 }),
      ],
      front: [
        mark(stroke('M90 356q160 50 330 0M150 404q120 36 240 0', 8), '#5a4a9a'),
        shape('M60 20L10 150h44L20 250 120 110H70l40-80z', plain('#ffe46a'), { round: 16 }),
        shape('M452 20l50 130h-44l34 100L392 110h50l-40-80z', plain('#ffe46a'), { round: 16 }),
      ],
      fade: 0,
    },
  ),
  hearth_spirit: {
    material: material('fire'),
    layers: [
      light('#ff8a2a', 256, 260, 180, 0.6),
      shape(
        'M256 30q20 90 90 150 70 60 70 150 0 140-160 150-160-10-160-150 0-60 40-110 10 40 40 50-10-150 80-240z',
        { base: '#f07a1f', light: '#ffe07a' },
        { round: 90 },
      ),
      shape(
        'M256 180q20 60 60 100 40 40 40 90 0 90-100 96-100-6-100-96 0-50 40-80 0 30 20 40 0-90 40-150z',
        { base: '#ffc83a', light: '#fffbe0' },
        { free: true, ink: 0, round: 70 },
      ),
      ...face(256, 512, 0.42, '#ffffff', '#7a1a08'),
      form(stroke('M60 480l390-30M60 450l390 40', 40), wood, { edge: 20 }),
    ],
  },
  volcano_spirit: {
    material: material('ash', { base: '#4a3a44', texture: 'crack', light: '#b89aa0' }),
    layers: [
      light('#ff5a1a', 256, 120, 150, 0.8),
      shape(
        'M256-10q70 60 60 130 50-10 70-60 40 90-30 140H156Q86 150 126 60q20 50 70 60-10-70 60-130z',
        { ...m.fire, base: '#ff8a1f', light: '#fff0a0' },
        { round: 60 },
      ),
      shape('M160 170h192q20 120 150 342H10q130-222 150-342z', {}, { round: 90 }),
      shape(
        'M160 160h192l20 60-30 60-20-40-30 90-40-80-40 60-30-90-40 40-4-50z',
        { ...m.fire, base: '#ff6a1a', light: '#ffe07a' },
        { free: true, round: 30 },
      ),
      ...face(256, 530, 0.62, '#ff8a2a', '#1a0408'),
    ],
  },
  brook_spirit: elements.ELEMENTAL_WATER,
  ocean_spirit: {
    material: material('aqua', { base: '#1a62b8', second: '#2a86d8', light: '#c8f4ff', deep: '#041c4a', rim: '#8affe0' }),
    layers: [
      light('#58b0ff', 256, 250, 190, 0.5),
      item('trident', gold, 0.86, 92, 230, -135),
      shape('M44 512Q30 220 170 100 300-10 486 70q-116 4-120 90 70 0 122 60 30 60 20 120-40-50-90-46 40 100 44 218z', {}, { round: 100 }),
      shape('M486 70q-116 4-120 90 70 0 122 60 30-70-2-150z', plain('#f0fcff', { deep: '#5aa8d8' }), { round: 30, free: true }),
      form(stroke('M160 122Q290 0 478 68', 26), plain('#f0fcff', { deep: '#5aa8d8' }), { free: true, ink: 0 }),
      form(stroke('M92 470Q80 300 180 200M150 500Q130 380 190 300M396 300q50 90 40 190', 12), plain('#7ad0f4', { deep: '#2a6ab0' }), {
        free: true,
        ink: 0,
        close: 1,
        edge: 6,
      }),
      shape(
        'M150 240q50-40 110 10-10 16-30 14-40-16-80-24zM402 240q-50-40-110 10 10 16 30 14 40-16 80-24z',
        plain('#f0fcff', { deep: '#5aa8d8' }),
        {
          round: 20,
          free: true,
        },
      ),
      mark(path('M160 268q50-20 88 14-40 34-88-14zM392 268q-50-20-88 14 40 34 88-14z'), '#02102e'),
      ray(ellipse(206, 276, 12) + ellipse(346, 276, 12), '#8affff', 5),
      ray(ellipse(206, 276, 5) + ellipse(346, 276, 5), '#ffffff', 1),
      shape(
        'M276 340q50-34 96 4 60 6 78 60-44-14-56 10 24 40-6 92-24-44-58-30-20 10-58 30-38-20-58-30-34-14-58 30-30-52-6-92-12-24-56-10 18-54 78-60 54-38 104-4z',
        plain('#e8faff', { deep: '#4a9ad0' }),
        {
          round: 34,
          free: true,
        },
      ),
      mark(path('M228 374q48 20 96 0-8 34-48 36-40-2-48-36z'), '#02102e'),
      shape('M-10 512q20-70 90-50 40-46 90 0 86-40 170 0 50-46 90 0 80-20 94 50z', plain('#e8faff', { deep: '#4a9ad0' }), { round: 30 }),
    ],
  },
  breeze_spirit: {
    material: material('ghost', { base: '#a8d8ee', light: '#ffffff', deep: '#2a5a86', rim: '#e8fbff', texture: 'none' }),
    layers: [
      light('#c8f4ff', 240, 250, 190, 0.5),
      shape('M318 40h170v450l-170-46z', wood, { edge: 24, round: 30 }),
      shape(
        'M344 84l118-8v134l-118 0zM344 246l118 4v176l-118-30z',
        { ...wood, base: '#6a4222', second: '#6a4222' },
        { free: true, edge: 16, ink: 4 },
      ),
      form(ellipse(346, 232, 17), gold, { edge: 10 }),
      form(
        stroke('M20 420q110 60 220 0 60-40 110 4M60 480q120 40 240-14M250 60q90-50 130 10 20 60-50 66', 28),
        { base: '#dcf6ff', second: '#dcf6ff' },
        { edge: 13, close: 1, maxHole: 0 },
      ),
      shape(
        'M40 300Q-20 210 50 140Q60 60 150 56Q230 0 290 76Q370 100 346 190Q400 270 330 330Q300 420 200 400Q70 420 40 300z',
        {},
        { round: 110 },
      ),
      form(
        stroke('M70 150q-10-60 54-60 40 0 44 34M170 110q6-50 60-44 40 8 36 48M60 230q-34-10-30-50', 20),
        { base: '#f0fcff', second: '#f0fcff' },
        { edge: 10, close: 1, maxHole: 0, ink: 3, free: true },
      ),
      form(ellipse(120, 228, 25, 30) + ellipse(240, 222, 25, 30), plain('#ffffff', { deep: '#6a9ac0' }), { ink: 4, free: true, close: 1 }),
      mark(ellipse(128, 232, 12, 16) + ellipse(250, 226, 12, 16), '#123050'),
      form(stroke('M86 196q30-24 62-4M210 188q34-20 62 4', 13), plain('#4a86b0'), { ink: 0, free: true, close: 1 }),
      form(ellipse(94, 304, 42, 36) + ellipse(276, 296, 42, 36), plain('#f4b8cc', { deep: '#a86a9a' }), {
        ink: 0,
        free: true,
        close: 1,
        edge: 30,
      }),
      form(ellipse(194, 326, 40, 36), plain('#c8ecfa', { deep: '#3a6a9a' }), { ink: 5, free: true }),
      mark(ellipse(198, 328, 20, 20), '#123050'),
      ray(ellipse(122, 222, 6) + ellipse(244, 216, 6), '#ffffff', 2),
    ],
  },
  hurricane_spirit: {
    ...elements.ELEMENTAL_AIR,
    layers: [
      ...elements.ELEMENTAL_AIR.layers,
      item('hut', { ...m.bark, base: '#c85a3a', second: '#e8c88a' }, 0.26, 420, 380, 24),
      item('top-hat', plain('#2a2a3a'), 0.16, 90, 370, -30),
      ray(path('M430 40l-50 100h34l-20 80 84-116h-40l30-64z'), '#ffe46a', 5),
    ],
  },
  field_spirit: {
    material: material('bark', { base: '#b88a4a', second: '#b88a4a', light: '#f4d8a0', texture: 'none', rough: 1.5, deep: '#3a2410' }),
    layers: [
      item('sprout', { ...m.leaf, base: '#6ac83a' }, 0.56, 256, 110, 0, { round: 40 }),
      shape('M256 130q150 0 170 150 20 130-60 180-110 60-220 0-80-50-60-180 20-150 170-150z', {}, { round: 110 }),
      mark(
        ellipse(150, 230, 10, 7) + ellipse(360, 220, 12, 8) + ellipse(340, 420, 10, 7) + ellipse(176, 410, 12, 8) + ellipse(256, 180, 9, 6),
        '#7a5424',
      ),
      ...face(256, 498, 0.56, '#ffe46a', '#2a140a'),
      form(
        path('M0 512q20-70 90-60 40-30 80 0 40-30 86 0 46-30 86 0 40-30 80 0 70-10 90 60z'),
        { ...m.bark, base: '#5a3a20', second: '#5a3a20' },
        { round: 30 },
      ),
      shape(
        'M100 330q-80-20-90-100 40 40 100 50zM412 330q80-20 90-100-40 40-100 50z',
        { ...m.leaf, base: '#5ab83a', second: '#5ab83a' },
        { round: 24 },
      ),
    ],
  },
  mountain_spirit: {
    material: material('stone', { base: '#7a7484', second: '#7a7484', light: '#d8d4e8', eye: '#c8f07a' }),
    layers: [
      shape('M-10 512L90 230l70 60L256 0l110 250 60-50 96 312z', {}, { edge: 60, round: 60 }),
      shape('M256 0l70 160-36-10-24 40-30-34-34 24z', plain('#fbfdff', { deep: '#8a9ac8' }), { free: true, round: 30 }),
      shape('M90 230l30 60-24-4-20 30-14-10zM426 200l40 110-22-12-20 20-14-50z', plain('#fbfdff', { deep: '#8a9ac8' }), {
        free: true,
        round: 24,
      }),
      ...face(256, 506, 0.64, '#c8f07a', '#16141e'),
      item('pine-tree', { ...m.leaf, base: '#2a6a4a' }, 0.24, 70, 450, 0),
      item('pine-tree', { ...m.leaf, base: '#2a6a4a' }, 0.2, 440, 460, 0),
      item('pine-tree', { ...m.leaf, base: '#3a7a4a' }, 0.16, 136, 478, 0),
    ],
  },
}
