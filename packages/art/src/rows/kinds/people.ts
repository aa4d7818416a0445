// Humans, knights, archers, mages and priests.
import type { Layer } from '../../baker/recipe.ts'
import { type Person, plain } from '../../shapes/person/person.ts'
import { glory } from '../../shapes/person/props.ts'
import { box, ellipse, star, stroke } from '../../shapes/svg.ts'
import { materials as m } from '../materials.ts'
import { kingdom } from '../people-kingdom.ts'
import { cloth, crown, feathered, halberd, lantern, scarf } from './gear.ts'
import { form, gold, item, type Kinds, light, mark, person, placed, ray, shape, steel, wood } from './kit.ts'

export const man: Person = {
  size: 0.86,
  skin: '#e0a878',
  cloth: '#6a4a2a',
  trim: 'bark',
  brow: '#4a2a14',
  eyes: '#4a7ab8',
  hair: '#6a3a1a',
  strong: true,
}

export const woman: Person = { size: 0.88, skin: '#f4cca4', cloth: '#2c2a58', trim: 'holy', brow: '#7a4a2a', eyes: '#3a8ac8' }

const bow = (x: number): Layer[] => [
  form(stroke(`M${x} 20q120 100 60 236 60 136-60 236`, 22), wood, { edge: 8, close: 1, maxHole: 0 }),
  mark(stroke(`M${x} 24V488`, 4), '#f4ecd8'),
]

export const people: Kinds = {
  road_robber: person(
    { ...man, cloth: '#4a3a4a', hood: '#5a4038', fierce: true, before: [...scarf('#8a2a24')] },
    { back: [item('wood-club', wood, 0.6, 424, 190, 0)] },
  ),
  stair_mason: person(
    {
      ...man,
      beard: 'full',
      hair: '#c8b89a',
      brow: '#8a7a60',
      cloth: '#8a8a94',
      trim: 'bronze',
      before: [
        shape('M124 190q6-140 132-144 126 4 132 144l30 8q-162-50-324 0z', cloth('#b85a2a')),
        form(stroke('M256 46V30', 26), plain('#f4ead6')),
      ],
    },
    {
      x: 216,
      front: [
        item('trowel', steel, 0.5, 420, 190, 0),
        form(
          box(270, 400, 110, 56, 6) + box(392, 400, 110, 56, 6) + box(330, 464, 120, 50, 6),
          plain('#b8583a', { texture: 'crack', deep: '#3a1410' }),
          { edge: 16 },
        ),
      ],
      fade: 0,
    },
  ),
  lost_prince: person(
    {
      ...man,
      size: 0.9,
      hair: '#f0c860',
      style: 'long',
      skin: '#f4cca4',
      eyes: '#3a9ad8',
      brow: '#b88a3a',
      cloth: '#2a4ab8',
      trim: 'gold',
      before: placed(crown(gold, '#3a7aff', 90), 0.92, 286, 494),
    },
    {
      x: 226,
      front: [
        ...lantern(440, 190, 0.44),
        form(stroke('M400 512q60-60 40-220', 44), plain('#2a4ab8', { texture: 'cloth', deep: '#0c0a18' }), { edge: 22 }),
      ],
    },
  ),
  toll_knight: { ...kingdom.KNIGHT, layers: [...halberd(70), ...kingdom.KNIGHT.layers] },
  black_knight: person(
    {
      ...man,
      size: 0.92,
      cloth: '#1a1a26',
      trim: 'ash',
      helmet: [
        shape(
          'M256 60Q300-20 420-10q70 60 60 200-30-60-70-50 0-60-60-60-40-40-94-20z',
          plain('#7a1020', { texture: 'fur', deep: '#1a0206' }),
        ),
        {
          icon: 'closed-barbute',
          size: 0.74,
          y: 214,
          ink: 7,
          fill: true,
          close: 4,
          material: { ...m.steel, base: '#34384a', second: '#4a3a4a', light: '#9aa4c8', body: '#0a0812' },
        },
      ],
    },
    {
      back: [item('broadsword', { ...steel, base: '#5a6078' }, 1.1, 210, 260, 0, { flip: true })],
      front: [ray(ellipse(222, 214, 8) + ellipse(292, 214, 8), '#ff3a2a', 5)],
    },
  ),
  village_archer: person(
    {
      ...man,
      size: 0.82,
      style: 'short',
      beard: 'moustache',
      hair: '#d8a04a',
      brow: '#8a5a1a',
      cloth: '#6a8a3a',
      eyes: '#3a8a4a',
      hat: { kind: 'kerchief', colour: '#d86a2a', band: '#f4e0a0' },
    },
    { x: 290, back: bow(40) },
  ),
  royal_archer: person(
    {
      ...man,
      cloth: '#2a3a9a',
      trim: 'gold',
      beard: 'moustache',
      hair: '#3a2414',
      brow: '#2a1a0e',
      style: 'short',
      before: feathered('#3a4ac8', '#f4f0ff'),
    },
    {
      x: 236,
      back: [item('quiver', { ...m.bark, base: '#a8602a', second: '#f4ead0' }, 0.6, 420, 180, 0)],
      front: [item('high-shot', { ...gold, second: '#f4ead0' }, 0.62, 390, 380, 0)],
      fade: 0,
    },
  ),
  wandering_mage: person(
    {
      size: 0.86,
      skin: '#f0bc94',
      hair: '#c8ccd8',
      beard: 'long',
      cloth: '#5a6aa0',
      trim: 'bark',
      brow: '#c8ccd8',
      eyes: '#3aa0ff',
      strong: true,
      hat: { kind: 'wizard', colour: '#5a78b8', band: '#a8703a' },
    },
    { x: 276, back: [item('broom', { ...wood, second: '#e0b860', base: '#a87038' }, 0.78, 96, 200, 180)] },
  ),
  tower_mage: person(
    {
      size: 0.84,
      skin: '#e8c0a0',
      hair: '#f8f8ff',
      beard: 'long',
      cloth: '#3a1a7a',
      trim: 'gold',
      brow: '#e8e8f4',
      eyes: '#b05aff',
      hat: { kind: 'turban', colour: '#4a2a9a', band: '#f0c040' },
    },
    {
      x: 208,
      back: [
        light('#b06aff', 400, 200, 120, 0.5),
        item('white-tower', { ...m.stone, base: '#a8a4c0', second: '#5a3ab0' }, 0.9, 408, 270, 0),
        ray(star(408, 40, 44, 10, 4), '#ffe46a', 4),
      ],
      front: [item('crystal-ball', plain('#8ad8ff', { second: '#e0b040', metal: 0.7 }), 0.36, 226, 430, 0, { fill: true, close: 4 })],
      fade: 0,
    },
  ),
  field_priest: person(
    {
      ...man,
      size: 0.84,
      skin: '#e8b890',
      style: 'short',
      hair: '#e0c890',
      cloth: '#f0e8d8',
      trim: 'gold',
      brow: '#8a7a60',
      eyes: '#4a8ad8',
      hat: { kind: 'mitre', colour: '#f4eee0', band: '#e0a030' },
    },
    { x: 240, back: [glory, item('wheat', plain('#e8b83a', { deep: '#6a4a08' }), 0.7, 420, 300, 8)] },
  ),
  high_priestess: person(
    {
      ...woman,
      size: 0.84,
      skin: '#d8986a',
      hair: '#1a1420',
      style: 'long',
      cloth: '#f4ead0',
      trim: 'gold',
      brow: '#1a1020',
      eyes: '#e0a020',
      hat: { kind: 'circlet', colour: '#f0c040', jewel: '#ff7a2a' },
    },
    { back: [light('#ffd24a', 256, 210, 200, 0.6), item('sun', { ...gold, base: '#f0b830' }, 1.02, 256, 220, 0)] },
  ),
}
