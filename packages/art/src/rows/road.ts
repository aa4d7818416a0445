import type { Layer, Relief } from '../baker/recipe.ts'
import { figureBase, island, pointer, portal, runeRing, signpost } from '../shapes/road.ts'
import { ellipse, path, stroke } from '../shapes/svg.ts'
import { materials as m, material } from './materials.ts'

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
  'base/ally': figureBase('gold', '#d6982f', '#2a5ad8', '#8ac0ff'),
  'base/enemy': figureBase('bronze', '#8a3f2a', '#b02a26', '#ff9a7a'),
  'base/boss': figureBase('violet', '#7a3ac0', '#3a1460', '#d08aff'),
  'base/neutral': figureBase('stone', '#a89a88', '#5a6a5a', '#d8f0c8'),
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
