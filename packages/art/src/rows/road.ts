import type { Layer, Material, Relief } from '../baker/recipe.ts'
import { island, pointer, portal, runeRing, signpost, stand } from '../shapes/road.ts'
import { box, ellipse, path, ring, star, stroke } from '../shapes/svg.ts'
import { type MaterialName, materials as m, material } from './materials.ts'

const tree = (icon: string, size: number, x: number, y: number): Layer => ({
  icon,
  size,
  x,
  y,
  material: { ...m.leaf, base: '#4a9a4a' },
  ink: 4,
})

/** What stands along the road besides stairs. */
export const roadThings: Record<string, Relief> = {
  'base/ally': stand('gold', '#d6982f', '#2a5ad8', '#8ac0ff'),
  'base/enemy': stand('bronze', '#8a3f2a', '#b02a26', '#ff9a7a'),
  'base/boss': stand('violet', '#7a3ac0', '#3a1460', '#d08aff'),
  'base/neutral': stand('stone', '#a89a88', '#5a6a5a', '#d8f0c8'),
  'island/tree': island(77, [tree('beech', 0.46, 300, 138), tree('pine-tree', 0.24, 150, 190), tree('pine-tree', 0.18, 110, 206)]),
  'island/castle': island(90, [
    {
      icon: 'elven-castle',
      size: 0.54,
      x: 262,
      y: 122,
      material: { ...m.stone, base: '#d8c8b0', light: '#fffaea', rim: '#ffd9a0', second: '#c06a4a' },
      ink: 4,
    },
    tree('pine-tree', 0.22, 120, 196),
    tree('pine-tree', 0.17, 404, 208),
  ]),
  'island/ruin': island(103, [
    { icon: 'castle-ruins', size: 0.46, x: 256, y: 140, material: { ...m.stone, base: '#a8a094', second: '#b8b0a0' }, ink: 4 },
    tree('pine-tree', 0.18, 108, 206),
    tree('beech', 0.26, 410, 184),
  ]),
  'island/waterfall': island(116, [
    tree('beech', 0.36, 390, 150),
    tree('pine-tree', 0.26, 104, 184),
    {
      svg: path('M150 246q90-30 190 2 10 26-20 40h-150q-30-14-20-42z'),
      material: { ...m.aqua, base: '#4ab0e0', light: '#ffffff', texture: 'none' },
      ink: 3,
      free: true,
    },
    {
      svg: path('M190 282h110l14 150q-12 40-40 30-16 30-40 4-30 20-50-14z'),
      material: { ...m.aqua, base: '#5ac0e8', second: '#5ac0e8', light: '#ffffff', texture: 'bark', textureDepth: 0.6, rough: 0.2 },
      ink: 3,
      edge: 14,
    },
    {
      svg: stroke('M208 288v140M236 286v160M262 288v150M286 288v130', 7),
      kind: 'glow',
      soft: 5,
      opacity: 0.8,
      material: { glow: '#e8ffff' },
      free: true,
    },
    { svg: ellipse(250, 470, 74, 20), kind: 'glow', soft: 16, opacity: 0.9, material: { glow: '#e8ffff' }, free: true },
  ]),
  portal: portal(),
  turn: signpost(),
  teleport: runeRing(),
  pointer: pointer(),
  talker: {
    material: material('fire'),
    layers: [
      { svg: ellipse(256, 250, 130, 130), kind: 'glow', soft: 50, opacity: 0.5, material: { glow: '#ff9a3a' } },
      { svg: path('M60 420l250-110 24 50-250 110zM452 420L202 310l-24 50 250 110z'), material: m.bark, ink: 7 },
      {
        svg: path('M256 40q20 80 80 130 50 50 40 120-14 100-120 110-106-10-120-110-6-60 44-100 0 40 26 50 0-120 50-200z'),
        ink: 6,
        material: { base: '#f0661f' },
      },
      {
        svg: path('M256 190q50 60 50 130 0 60-50 66-50-6-50-66 0-50 50-130z'),
        ink: 0,
        material: { base: '#ffd23a', light: '#ffffe0' },
        free: true,
      },
      {
        svg: [
          [90, 470],
          [170, 486],
          [256, 490],
          [342, 486],
          [422, 470],
        ]
          .map(([x, y]) => ellipse(x!, y!, 44, 24))
          .join(''),
        material: m.stone,
        ink: 6,
        close: 2,
      },
    ],
  },
}

/** A chest: planks, bands, a lock; one recipe in six metals. */
function chest(stuff: MaterialName, changes: Partial<Material>): Relief {
  const wall = material(stuff, { texture: 'none', rough: 0.8, ...changes })
  const band: Partial<Material> = {
    ...m.gold,
    texture: 'none',
    base: '#d6982f',
    ...(stuff === 'gold' ? { base: '#8a4a1a', light: '#f0bd83', metal: 0.3 } : {}),
  }
  return {
    material: wall,
    layers: [
      { svg: box(40, 236, 432, 200, 18), ink: 7, round: 60 },
      { svg: path('M40 244q-6-150 90-158h252q96 8 90 158z'), ink: 7, round: 90 },
      { svg: box(34, 222, 444, 42, 10), material: band, ink: 5, edge: 14 },
      { svg: path('M84 112q30-34 62-30v140H92zM428 112q-30-34-62-30v140h54z'), material: band, ink: 5, edge: 14 },
      { svg: box(92, 262, 54, 176, 6) + box(366, 262, 54, 176, 6), material: band, ink: 5, edge: 14 },
      { svg: box(30, 416, 452, 34, 10), material: band, ink: 5, edge: 12 },
      {
        svg: path('M200 196h112v80q-10 56-56 66-46-10-56-66z'),
        material: { ...band, base: stuff === 'gold' ? '#a8622a' : '#f0c050' },
        ink: 6,
        edge: 20,
      },
      {
        svg: ellipse(256, 244, 17) + path('M246 250h20l8 46h-36z'),
        material: { base: '#1a0c06', second: '#1a0c06', accent: '#1a0c06', light: '#4a2a14', texture: 'none' },
        ink: 0,
        free: true,
      },
    ],
    crop: [20, 66, 472, 396],
  }
}

export const chests: Record<string, Relief> = {
  SILVER: chest('steel', { base: '#8a98b8' }),
  GOLD: chest('gold', { base: '#e0a838' }),
  AZURE: chest('ice', { base: '#2f8ad8', light: '#d8f4ff', rough: 0.5 }),
  LAVA: chest('red', { base: '#c8301e', texture: 'crack', light: '#ffb070' }),
  AMBER: chest('fire', { base: '#e8981a', light: '#fff0b0', deep: '#6a2a06' }),
  JADE: chest('teal', { base: '#2aa878', light: '#d8ffe0' }),
  OPEN: {
    material: material('bark', { base: '#9a6234', second: '#d6982f', light: '#f0cf92', texture: 'none' }),
    layers: [
      { svg: ellipse(256, 220, 150, 90), kind: 'glow', soft: 46, opacity: 0.9, material: { glow: '#ffd24a' } },
      { svg: path('M60 210q-10-130 80-146h232q90 16 80 146z'), ink: 7, material: { base: '#5a341a' } },
      { svg: path('M60 226q100-60 392 0v40H60z'), material: { ...m.gold, texture: 'hammer', base: '#f0b838' }, ink: 4 },
      {
        svg: [
          [120, 214],
          [190, 186],
          [262, 172],
          [334, 188],
          [396, 214],
          [156, 236],
          [226, 216],
          [300, 214],
          [362, 236],
        ]
          .map(([x, y]) => ellipse(x!, y!, 40, 26))
          .join(''),
        material: { ...m.gold, texture: 'none', base: '#f0b838' },
        ink: 4,
        close: 1,
        edge: 12,
      },
      { svg: path('M230 130l30-36 34 36-32 60z'), material: { ...m.red, texture: 'none', base: '#e8302a', metal: 0.6 }, ink: 4 },
      { svg: box(40, 250, 432, 190, 18), ink: 7, round: 60 },
      {
        svg: box(30, 240, 452, 36, 10) + box(92, 262, 54, 180, 6) + box(366, 262, 54, 180, 6) + box(30, 420, 452, 34, 10),
        material: { ...m.gold, texture: 'none' },
        ink: 5,
        edge: 12,
      },
      { svg: path('M206 246h100v60q-10 40-50 50-40-10-50-50z'), material: { ...m.gold, texture: 'none', base: '#f0c050' }, ink: 6 },
    ],
    crop: [20, 46, 472, 416],
  },
}

const heap = (stuff: MaterialName, changes: Partial<Material>, ...layers: Layer[]): Relief => ({
  material: material(stuff, { texture: 'none', ...changes }),
  layers: layers.map((layer) => ({ ink: 6, ...layer })),
})
const grown = (stuff: MaterialName, changes: Partial<Material>): Relief =>
  heap(
    stuff,
    { metal: 0.4, ...changes },
    { svg: ellipse(256, 440, 200, 40), material: { ...m.stone, base: '#7a6a68' } },
    { icon: 'crystal-growth', size: 0.94, y: 236 },
  )

/** What may be taken up from a stair. */
export const places: Record<string, Relief> = {
  gold: heap(
    'gold',
    { base: '#e8b030', rough: 0.5 },
    {
      svg: path('M30 440q20-120 130-150 60-110 130-100 90 20 110 110 80 40 84 140-220 40-454 0z'),
      material: { texture: 'hammer', base: '#c88a20' },
    },
    {
      svg: [
        [90, 410],
        [170, 350],
        [250, 270],
        [330, 330],
        [420, 400],
        [240, 400],
        [330, 440],
        [150, 440],
        [290, 210],
        [200, 290],
        [380, 330],
      ]
        .map(([x, y]) => ellipse(x!, y!, 56, 36))
        .join(''),
      close: 1,
      edge: 14,
      ink: 5,
    },
    { svg: path('M300 110l44 40-44 66-44-66z'), material: { ...m.red, texture: 'none', base: '#e8302a', metal: 0.6 } },
  ),
  crystal: grown('red', { base: '#d0302a', light: '#ffc0a0', second: '#ff6a4a', accent: '#ff9a70' }),
  'blue-crystal': grown('ice', { base: '#2f74e0', light: '#c8ecff', deep: '#0a1a5a', rough: 0.4 }),
  elixir: heap(
    'aqua',
    { base: '#a8c8d8', light: '#ffffff', deep: '#28405a' },
    { svg: ellipse(256, 450, 190, 34), material: { ...m.bark, texture: 'bark' } },
    { svg: path('M210 70h92v110q120 40 120 150a166 140 0 0 1-332 0q0-110 120-150z'), round: 60 },
    {
      svg: path('M104 310h304q14 20 6 50a158 110 0 0 1-316 0q-8-30 6-50z'),
      material: { ...m.violet, texture: 'none', base: '#b03af0', metal: 0.4 },
      ink: 3,
      free: true,
    },
    { svg: box(198, 40, 116, 56, 16), material: { ...m.bark, base: '#a06a3a' } },
    {
      svg: ellipse(190, 360, 20) + ellipse(262, 400, 13) + ellipse(310, 350, 12) + ellipse(230, 330, 8),
      kind: 'glow',
      soft: 6,
      material: { glow: '#ffc0ff' },
    },
  ),
  sulfur: heap(
    'gold',
    { base: '#e8d830', second: '#d8c020', accent: '#f8f080', light: '#ffffc0', deep: '#4a4006', metal: 0, rough: 1.2, texture: 'crack' },
    { icon: 'stone-pile', size: 1 },
  ),
  caviar: heap(
    'red',
    { base: '#f0582a', second: '#ff8a3a', accent: '#ffb060', light: '#ffe0b0' },
    { svg: path('M36 320h440q-24 150-160 160H196Q60 470 36 320z'), material: { ...m.steel, texture: 'none', base: '#8aa0c8' } },
    {
      svg: [
        [100, 290],
        [176, 288],
        [256, 286],
        [336, 288],
        [412, 290],
        [140, 226],
        [216, 220],
        [296, 220],
        [372, 226],
        [180, 160],
        [256, 152],
        [332, 160],
      ]
        .map(([x, y]) => ellipse(x!, y!, 39))
        .join(''),
      round: 40,
      edge: 40,
      close: 1,
    },
  ),
  mithril: heap(
    'teal',
    { base: '#2fd0a0', light: '#e8fff4', second: '#58e8c0', accent: '#a0ffe0', metal: 0.6, deep: '#06302e' },
    { svg: ellipse(256, 440, 210, 40), material: { ...m.stone, base: '#5a6a68' } },
    { icon: 'ore', size: 0.94, y: 240 },
  ),
  rune: heap(
    'stone',
    { base: '#7a8496', texture: 'crack', rim: '#7af0ff' },
    { svg: path('M150 90l120-50 110 60 40 330-140 50-190-30z') },
    {
      svg: stroke('M220 400V150l110 80-110 70M330 400L250 310', 26),
      kind: 'glow',
      soft: 7,
      opacity: 1,
      material: { glow: '#6ae8ff' },
    },
  ),
  artifact: heap(
    'stone',
    { base: '#a89a90', texture: 'crack' },
    { svg: path('M90 400h332l40 80H50z') },
    { icon: 'broadsword', size: 0.86, y: 220, turn: 135, material: { ...m.steel, texture: 'none' } },
    {
      svg: star(256, 120, 60, 10, 4),
      kind: 'glow',
      soft: 9,
      opacity: 0.9,
      material: { glow: '#ffffff' },
    },
  ),
  consumable: heap('fur', { base: '#a8703a', second: '#e8c890' }, { icon: 'knapsack', size: 0.92 }),
  skill: heap(
    'arcane',
    { base: '#3f56c8', second: '#f4ead6' },
    { svg: ellipse(256, 200, 130), kind: 'glow', soft: 50, opacity: 0.6, material: { glow: '#8ad0ff' } },
    { icon: 'spell-book', size: 0.96 },
  ),
  gainable: heap(
    'steel',
    { base: '#8a98b8' },
    {
      svg: path('M256 190q60 0 66 70 60 30 60 170H130q0-140 60-170 6-70 66-70z'),
      material: { ...m.skin, base: '#a8825a', texture: 'cloth', second: '#a8825a' },
    },
    { svg: ellipse(234, 254, 9) + ellipse(280, 254, 9), kind: 'glow', soft: 3, material: { glow: '#fff0a0' }, free: true },
    { svg: stroke('M96 200v250M176 150v300M256 136v314M336 150v300M416 200v250', 24), ink: 5, close: 1, maxHole: 0 },
    {
      svg:
        path('M70 220q20-140 186-140t186 140l-30 10q-30-100-156-104-126 4-156 104z') + box(60, 430, 392, 48, 12) + box(76, 300, 360, 26, 8),
      ink: 6,
      close: 1,
      maxHole: 0,
      material: { base: '#6a7896' },
    },
    { svg: ring(256, 54, 34, 18), maxHole: 0, close: 1 },
  ),
  script: heap('fur', { base: '#f0d8a0', light: '#fffaea', deep: '#7a4a1a' }, { icon: 'scroll-unfurled', size: 0.96 }),
}
