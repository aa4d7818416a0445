// Portraits that the mermaid sells: her neighbours.
import type { Layer, Relief } from '../../baker/recipe.ts'
import { plain } from '../../shapes/person/person.ts'
import { ellipse, path, ring, stroke } from '../../shapes/svg.ts'
import { octopusFace } from '../keepers/animals.ts'
import { crown } from '../kinds/gear.ts'
import { form, gold, item, light, mark, person, placed, shape } from '../kinds/kit.ts'
import { materials as m, material } from '../materials.ts'

/** Bubbles around a head. */
const bubbles: Layer = {
  svg: ellipse(70, 130, 22) + ellipse(104, 70, 13) + ellipse(440, 110, 18) + ellipse(416, 60, 10) + ellipse(468, 190, 12),
  material: plain('#bfefff', { metal: 0.6, light: '#ffffff', deep: '#2a8ab0' }),
  ink: 3,
  edge: 10,
}
const brass = { ...gold, base: '#d8923a' }
const scales = mark(
  [0, 1, 2].map((k) => stroke(`M${168 + k * 12} ${286 + k * 20}q10 12 20 0M${324 - k * 12} ${286 + k * 20}q10 12 20 0`, 5)).join(''),
  '#2a7a6a',
  { opacity: 0.6 },
)

export const sea: Record<string, Relief> = {
  coral_girl: person(
    {
      size: 0.92,
      skin: '#f4d4c4',
      hair: '#f0708a',
      style: 'long',
      cloth: '#2a9aa8',
      trim: 'rose',
      brow: '#b83a5a',
      eyes: '#2ac8b8',
      ears: 'pointed',
      hat: { kind: 'wreath', colour: '#ff8a6a', jewel: '#fff4e0' },
    },
    { back: [item('coral', { ...m.rose, texture: 'none', base: '#ff7a5a' }, 0.4, 440, 300), bubbles] },
  ),
  triton: person(
    {
      size: 0.88,
      skin: '#7ac0a8',
      hair: '#1e6a5a',
      style: 'wild',
      beard: 'long',
      cloth: '#1a4a6a',
      trim: 'aqua',
      brow: '#14503e',
      eyes: '#ffd83a',
      strong: true,
      hide: { deep: '#124a44', rim: '#8affe0' },
      before: [scales, ...crown(gold, '#3ae0e8', 90)],
    },
    { back: [item('trident', gold, 0.62, 446, 210, 0)] },
  ),
  diver: person(
    {
      size: 0.9,
      skin: '#e0a880',
      cloth: '#8a7a5a',
      trim: 'bronze',
      brow: '#5a3a1e',
      eyes: '#3a6ac8',
      strong: true,
      beard: 'moustache',
      before: [
        form(ring(256, 220, 186, 118), brass, { edge: 30, maxHole: 0 }),
        form(
          [0, 1, 2, 3, 4, 5, 6, 7].map((k) => ellipse(256 + 152 * Math.cos(k * 0.785), 220 + 152 * Math.sin(k * 0.785), 13)).join(''),
          plain('#fff0c0', { metal: 0.6 }),
          { free: true, ink: 4 },
        ),
        { svg: path('M170 150q40-50 100-40-70 20-90 80z'), kind: 'glow', soft: 5, opacity: 0.8, material: { glow: '#ffffff' }, free: true },
        shape('M120 400q136 60 272 0l26 44q-160 70-324 0z', brass, { edge: 18 }),
      ],
    },
    { back: [bubbles] },
  ),
  siren: person(
    {
      size: 0.92,
      skin: '#a8c8e8',
      hair: '#1a1a4a',
      style: 'long',
      cloth: '#4a2a8a',
      trim: 'holy',
      brow: '#12123a',
      eyes: '#c85af0',
      ears: 'pointed',
      hat: { kind: 'circlet', colour: '#d8e0f0', jewel: '#c85af0' },
      hide: { deep: '#2a3a7a', rim: '#c8a0ff' },
    },
    { back: [light('#a88aff', 256, 230, 200, 0.4), item('harp', gold, 0.4, 78, 260, -6)] },
  ),
  octopus_gentleman: {
    material: material('fur', { texture: 'none' }),
    layers: placed(
      [
        ...octopusFace('#d85a8a'),
        form(ring(310, 230, 50, 40), gold, { edge: 6, close: 1, maxHole: 0, ink: 4, free: true }),
        form(stroke('M356 250q40 60 20 150', 6), gold, { edge: 4, close: 1, maxHole: 0, ink: 3 }),
        shape('M176 74V-20q80-20 160 0V74q-80-24-160 0z', plain('#22203a')),
        shape('M130 92q126-60 252 0-6 26-28 22-98-34-196 0-22 4-28-22z', plain('#22203a')),
        form(path('M178 44q78-22 156 0v28q-78-22-156 0z'), plain('#e8c03a'), { free: true, edge: 8 }),
        mark(stroke('M222 306q34 22 68 0', 8), '#5a1436'),
      ],
      0.84,
      256,
      512,
    ),
    fadeFrom: 446,
  },
}
