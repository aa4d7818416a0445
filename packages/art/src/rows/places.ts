import type { Layer, Material, Relief } from '../baker/recipe.ts'
import { box, ellipse, ellipses, path, ring, star, stroke } from '../shapes/svg.ts'
import { type MaterialName, materials as m, material } from './materials.ts'

const heap = (materialName: MaterialName, changes: Partial<Material>, ...layers: Layer[]): Relief => ({
  material: material(materialName, { texture: 'none', ...changes }),
  layers: layers.map((layer) => ({ ink: 6, ...layer })),
})
const grown = (materialName: MaterialName, changes: Partial<Material>): Relief =>
  heap(
    materialName,
    { metal: 0.4, ...changes },
    { svg: ellipse(256, 440, 200, 40), material: { ...m.stone, base: '#7a6a68' } },
    { icon: 'crystal-growth', size: 0.94, y: 236 },
  )

/** What can be taken from a stair. */
export const places: Record<string, Relief> = {
  gold: heap(
    'gold',
    { base: '#e8b030', rough: 0.5 },
    {
      svg: path('M30 440q20-120 130-150 60-110 130-100 90 20 110 110 80 40 84 140-220 40-454 0z'),
      material: { texture: 'hammer', base: '#c88a20' },
    },
    {
      svg: ellipses(
        [
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
        ],
        56,
        36,
      ),
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
      svg: ellipses(
        [
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
        ],
        39,
      ),
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
    'stone',
    { base: '#9a94a4', light: '#f4eee0', deep: '#3a3448' },
    { svg: ellipse(256, 250, 170, 190), kind: 'glow', soft: 50, opacity: 0.6, material: { glow: '#8ad0ff' } },
    { svg: path('M52 338h408q-12 100-120 132l18 30H154l18-30Q64 438 52 338z') },
    { svg: ellipse(256, 336, 208, 54), ink: 5 },
    { svg: ellipse(256, 332, 172, 36), material: { ...m.aqua, texture: 'none', base: '#2f9ae8', light: '#d8f6ff' }, ink: 4 },
    {
      svg: path('M256 56q-58 110-36 270h72q22-160-36-270z') + stroke('M236 190q-66-70-120 96M276 190q66-70 120 96', 26),
      material: { ...m.aqua, texture: 'none', base: '#6ac8ff', light: '#ffffff', rim: '#e8fbff' },
      ink: 4,
    },
    {
      svg: star(256, 118, 60, 10, 4) + star(150, 232, 34, 7, 4) + star(366, 226, 38, 7, 4),
      kind: 'glow',
      soft: 8,
      material: { glow: '#ffffff' },
    },
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
