// Portraits that the painter sells: people of the town.
import type { Relief } from '../../baker/recipe.ts'
import { plain } from '../../shapes/person/person.ts'
import { box, ellipse, path, stroke } from '../../shapes/svg.ts'
import { catFace } from '../keepers/animals.ts'
import { cloth, feathered, ruff, spectacles, strawHat } from '../kinds/gear.ts'
import { form, gold, item, light, mark, person, placed, shape, steel, wood } from '../kinds/kit.ts'
import { materials as m, material } from '../materials.ts'

export const town: Record<string, Relief> = {
  dandy: person({
    size: 0.9,
    skin: '#f2c8a4',
    hair: '#5a3a1e',
    style: 'long',
    beard: 'moustache',
    cloth: '#a81e4a',
    trim: 'gold',
    brow: '#3a2412',
    eyes: '#4a7a3a',
    strong: true,
    before: [...ruff, ...feathered('#a81e4a', '#fff0c8')],
  }),
  scholar: person(
    {
      size: 0.94,
      skin: '#e8b890',
      hair: '#2e2024',
      style: 'tied',
      cloth: '#2f5a4a',
      trim: 'bronze',
      brow: '#241814',
      eyes: '#6a4ac8',
      before: spectacles(gold),
    },
    { back: [item('open-book', plain('#f4e6c4', { deep: '#6a4a20' }), 0.34, 84, 150, -14), item('feather', m.ice, 0.3, 440, 160, 10)] },
  ),
  gardener: person(
    {
      size: 0.9,
      skin: '#f0bc90',
      hair: '#e0882a',
      style: 'braids',
      cloth: '#4a8a3a',
      trim: 'leaf',
      brow: '#a85a14',
      eyes: '#3a8ad8',
      before: strawHat,
    },
    { front: [item('sunflower', { ...m.gold, texture: 'none', base: '#ffc83a' }, 0.3, 436, 420)] },
  ),
  knight: person(
    {
      size: 0.9,
      skin: '#e0a880',
      hair: '#d8a83a',
      style: 'short',
      beard: 'full',
      cloth: '#34589a',
      trim: 'steel',
      brow: '#a87a24',
      eyes: '#3a6ac8',
      strong: true,
      hat: { kind: 'kettle', colour: '#a8b4cc', band: '#e8b038' },
    },
    { back: [item('rose', { ...m.rose, texture: 'none', base: '#e83a5a' }, 0.34, 440, 200, 12)] },
  ),
  masked_cat: {
    material: material('fur', { texture: 'none' }),
    layers: placed(
      [
        light('#ffd88a', 256, 240, 220, 0.35),
        ...catFace('#3a3442', '#e8e0ee', '#8ae03a'),
        shape('M120 232q30-56 136-30 106-26 136 30 6 60-60 64-50-2-76-40-26 38-76 40-66-4-60-64z', cloth('#8a1a3a'), { free: true }),
        form(ellipse(204, 236, 34, 26) + ellipse(308, 236, 34, 26), plain('#8ae03a', { metal: 0.4, light: '#fffbe0' }), {
          free: true,
          ink: 4,
        }),
        mark(ellipse(206, 236, 8, 22) + ellipse(306, 236, 8, 22), '#140d18'),
        mark(path('M242 306h28l-14 16z'), '#c85a6a'),
        form(stroke('M120 232Q70 220 40 250M392 232q50-12 80 18', 12), wood, { edge: 6, close: 1, maxHole: 0 }),
        form(box(228, 452, 56, 40, 10), { ...steel, base: '#e8c04a' }, { free: true }),
      ],
      0.92,
      256,
      512,
    ),
    fadeFrom: 446,
  },
}
