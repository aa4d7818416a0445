// Golems, gargoyles and djinns.
import { mirrored, plain } from '../../shapes/person/person.ts'
import { ellipse, path, star, stroke } from '../../shapes/svg.ts'
import { material } from '../materials.ts'
import { magic } from '../people-magic.ts'
import { horns } from './gear.ts'
import { form, gold, item, type Kinds, light, mark, person, placed, ray, shape } from './kit.ts'

const rock = (base: string, more = {}) => plain(base, { texture: 'crack', rough: 1.4, deep: '#26231f', ...more })

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
}
