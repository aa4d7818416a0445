// Portraits that the purser sells: the crew.
import type { Layer, Relief } from '../../baker/recipe.ts'
import { plain } from '../../shapes/person/person.ts'
import { box, ellipse, path, ring, stroke } from '../../shapes/svg.ts'
import { hareFace } from '../keepers/animals.ts'
import { cloth, goggles } from '../kinds/gear.ts'
import { form, gold, item, mark, person, placed, shape, steel, wood } from '../kinds/kit.ts'
import { materials as m, material } from '../materials.ts'

/** A hat with three corners, and a braid along its edge. */
const tricorn = (colour: string, braid: string): Layer[] => [
  shape('M70 186Q110 60 256 40q146 20 186 146-40-20-70-50-120-50-232 0-30 30-70 50z', cloth(colour)),
  form(stroke('M78 180q50-70 178-80t178 80', 13), plain(braid, { metal: 0.5 }), { edge: 6, close: 1, maxHole: 0, free: true }),
]

export const ship: Record<string, Relief> = {
  captain: person(
    {
      size: 0.9,
      skin: '#d89a70',
      hair: '#e8e4e0',
      style: 'long',
      beard: 'full',
      cloth: '#1e2e6a',
      trim: 'gold',
      brow: '#d0ccc8',
      eyes: '#3a8ac8',
      strong: true,
      before: tricorn('#1e2e6a', '#f0c04a'),
    },
    { back: [item('spyglass', gold, 0.38, 438, 150, 30)] },
  ),
  navigator: person(
    {
      size: 0.92,
      skin: '#a8683e',
      hair: '#181018',
      style: 'braids',
      cloth: '#7a4a24',
      trim: 'bronze',
      brow: '#140c10',
      eyes: '#e8b83a',
      before: goggles('#5ad0e8'),
    },
    { back: [item('treasure-map', plain('#f0dca8', { deep: '#6a4a1e' }), 0.38, 78, 180, -10)] },
  ),
  corsair: person({
    size: 0.9,
    skin: '#c88a60',
    hair: '#2a1e24',
    style: 'wild',
    beard: 'long',
    cloth: '#2a1e2a',
    trim: 'blood',
    brow: '#1a1014',
    eyes: '#d8b03a',
    strong: true,
    fierce: true,
    before: [
      form(ellipse(304, 228, 42, 36) + stroke('M130 150L384 290', 11), plain('#140d18'), { edge: 10, close: 1, maxHole: 0 }),
      ...tricorn('#241a24', '#b8202e'),
      form(ring(146, 290, 20, 12), gold, { edge: 5, close: 1, maxHole: 0 }),
    ],
  }),
  cook: person(
    {
      size: 0.92,
      skin: '#8a5434',
      hair: '#2a1a14',
      style: 'tied',
      beard: 'moustache',
      cloth: '#e8dcc8',
      trim: 'fire',
      brow: '#1a0e0a',
      eyes: '#8a5a2a',
      strong: true,
      nose: 'broad',
      hat: { kind: 'turban', colour: '#f0861f', band: '#fff0c8' },
    },
    { back: [item('tropical-fish', { ...m.aqua, texture: 'none', base: '#3ac8e8' }, 0.4, 440, 190, -16)] },
  ),
  stowaway: {
    material: material('fur', { texture: 'none' }),
    layers: placed(
      [
        ...hareFace('#b88a5a', '#f4e4cc'),
        shape('M130 140q126-70 252 0l14 34q-140-46-280 0z', plain('#f8f8ff', { deep: '#8a90b0' }), { free: true }),
        form(stroke('M126 168q130-40 260 0', 12), plain('#2a4ab8'), { edge: 6, close: 1, free: true }),
        shape('M40 440h432v80H40z', wood, { round: 20 }),
        mark(stroke('M40 476H472M150 440v36M330 476v40', 6), '#4a2a14'),
        form(box(120, 424, 70, 40, 18) + box(322, 424, 70, 40, 18), plain('#f4e4cc', { texture: 'fur' }), { ink: 5 }),
        form(path('M400 452h44v34h-44z'), { ...steel, base: '#c8a04a' }, { free: true, edge: 8 }),
      ],
      0.9,
      256,
      512,
    ),
  },
}
