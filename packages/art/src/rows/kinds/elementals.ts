// Elementals: of fire, water, air and earth.
import type { Layer } from '../../baker/recipe.ts'
import { mirrored, plain } from '../../shapes/person/person.ts'
import { ellipse, path, stroke } from '../../shapes/svg.ts'
import { elements } from '../elements.ts'
import { materials as m, material } from '../materials.ts'
import { form, gold, item, type Kinds, light, mark, placed, ray, shape, wood } from './kit.ts'

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

export const elementals: Kinds = {
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
