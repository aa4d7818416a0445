import type { Relief } from '../baker/recipe.ts'
import { island, lights, plant, thing } from '../shapes/island.ts'
import { ellipse, path, stroke } from '../shapes/svg.ts'
import { ash, cinder, frost, night, snow } from './island-grounds.ts'
import { materials as m } from './materials.ts'

const tree = (icon: string, size: number, x: number, y: number) => plant(icon, size, x, y, { base: '#4a9a4a' })

/** Distant islands of the first sky. They are in the atlas of the road, which is loaded first. */
export const firstIslands: Record<string, Relief> = {
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
}

/** Distant islands of the later skies; those of the first are in the atlas of the road. */
export const islands: Record<string, Relief> = {
  temple: island(131, [
    thing('greek-temple', 0.5, 256, 140, { ...m.holy, base: '#f0e4cc', light: '#ffffff', deep: '#6a4a4a' }),
    plant('pine-tree', 0.2, 96, 204, { base: '#4a8a5a' }),
    plant('pine-tree', 0.16, 420, 212, { base: '#4a8a5a' }),
  ]),
  windmill: island(147, [
    thing('windmill', 0.52, 286, 126, { ...m.bark, base: '#c89a62', second: '#f0e4c8', light: '#fff4d8' }),
    plant('beech', 0.28, 120, 180, { base: '#7aa63a' }),
  ]),
  lighthouse: island(
    163,
    [
      { svg: ellipse(300, 40, 60), kind: 'glow', soft: 40, opacity: 0.9, material: { glow: '#ffe08a' } },
      thing('lighthouse', 0.54, 300, 124, { ...m.holy, base: '#c8cce8', second: '#b8485a', light: '#ffffff' }),
      plant('pine-tree', 0.24, 130, 190, night),
      plant('pine-tree', 0.18, 178, 208, night),
      lights(ellipse(300, 42, 16), '#fff0a0', 9),
    ],
    { base: '#4a4a74', second: '#404068', light: '#b8c0f0', rim: '#8ab0ff' },
    night,
  ),
  watch: island(
    179,
    [
      thing('white-tower', 0.44, 200, 152, { ...m.stone, base: '#8a86b8', second: '#4a4278', light: '#e0dcff' }),
      thing('white-tower', 0.32, 344, 182, { ...m.stone, base: '#7a76a8', second: '#4a4278', light: '#e0dcff' }),
      plant('pine-tree', 0.22, 434, 196, night),
      lights(ellipse(200, 176, 10, 16) + ellipse(344, 198, 8, 12), '#ffc85a'),
    ],
    { base: '#4a4a74', second: '#404068', light: '#b8c0f0', rim: '#8ab0ff' },
    night,
  ),
  'ice-castle': island(
    197,
    [
      thing('crystal-growth', 0.34, 110, 176, { ...m.ice, base: '#8ad0f8' }),
      thing('elven-castle', 0.54, 280, 122, { ...m.ice, base: '#a8d8f4', second: '#5a9ad8', light: '#ffffff' }),
      plant('pine-tree', 0.17, 420, 208, { base: '#d8ecf8', deep: '#3a6a9a' }),
    ],
    frost,
    snow,
  ),
  'snow-pines': island(
    211,
    [
      plant('pine-tree', 0.36, 170, 154, { base: '#cfe6f4', second: '#4a8a8a', deep: '#2a5a7a', light: '#ffffff' }),
      plant('pine-tree', 0.26, 92, 190, { base: '#e4f2fa', deep: '#3a6a9a', light: '#ffffff' }),
      { icon: 'igloo', size: 0.3, x: 340, y: 196, fill: true, close: 5, material: { ...m.holy, base: '#eaf6ff', body: '#8ab8e0' }, ink: 4 },
      lights(ellipse(350, 222, 12, 14), '#ffd06a'),
    ],
    frost,
    snow,
  ),
  volcano: island(
    229,
    [
      { svg: ellipse(256, 60, 70), kind: 'glow', soft: 50, opacity: 0.9, material: { glow: '#ff7a2a' } },
      {
        svg: path('M96 262L206 70h100l110 192z'),
        material: { ...m.ash, base: '#5a3a3e', light: '#d89a80', rim: '#ff7a3a', texture: 'crack' },
        ink: 5,
      },
      lights(path('M214 78l18 60-20 50 26 64M292 78l-22 40 24 60-14 70M256 74v90'), '#ff8a2a', 9),
      lights(ellipse(256, 72, 48, 14), '#ffd05a', 7),
    ],
    cinder,
    ash,
  ),
  fort: island(
    241,
    [
      thing('evil-tower', 0.52, 270, 130, { ...m.ash, base: '#5a4450', second: '#8a3a2a', light: '#e8a890', rim: '#ff7a3a' }),
      plant('burning-tree', 0.3, 110, 176, { base: '#4a3030', deep: '#140808', light: '#c88a6a', rim: '#ff8a3a' }),
      lights(ellipse(270, 150, 9, 13) + ellipse(246, 204, 7, 10) + ellipse(296, 204, 7, 10), '#ff8a2a'),
    ],
    cinder,
    ash,
  ),
}
