import type { Layer, Material, Relief } from '../baker/recipe.ts'
import { island } from '../shapes/road.ts'
import { ellipse, path } from '../shapes/svg.ts'
import { materials as m } from './materials.ts'

const plant = (icon: string, size: number, x: number, y: number, material: Partial<Material>): Layer => ({
  icon,
  size,
  x,
  y,
  material: { ...m.leaf, ...material },
  ink: 4,
})
const lights = (svg: string, glow: string, soft = 6): Layer => ({ svg, kind: 'glow', soft, opacity: 1, material: { glow }, free: true })

const night: Partial<Material> = { base: '#3a6a5a', second: '#44786a', light: '#a8d8d0', deep: '#0c1e2e', rim: '#8ab0ff' }
const frost: Partial<Material> = {
  base: '#5a86b8',
  second: '#4a76a8',
  accent: '#6a96c8',
  deep: '#12264e',
  light: '#e8f8ff',
  rim: '#d0f8ff',
}
const snow: Partial<Material> = { base: '#eef6ff', second: '#eef6ff', light: '#ffffff', deep: '#6a92c8', rim: '#c8f4ff', rough: 1 }
const cinder: Partial<Material> = {
  base: '#4a3440',
  second: '#3e2c38',
  accent: '#5a3e44',
  deep: '#12080e',
  light: '#c89a90',
  rim: '#ff7a3a',
}
const ash: Partial<Material> = { base: '#6a4a44', second: '#5c4040', light: '#e8a078', deep: '#1a0a0c', rim: '#ff8a3a', rough: 1.4 }

/** Distant islands of the later skies; those of the first are in the atlas of the road. */
export const islands: Record<string, Relief> = {
  temple: island(131, [
    {
      icon: 'greek-temple',
      size: 0.5,
      x: 256,
      y: 140,
      material: { ...m.holy, base: '#f0e4cc', light: '#ffffff', deep: '#6a4a4a' },
      ink: 4,
    },
    plant('pine-tree', 0.2, 96, 204, { base: '#4a8a5a' }),
    plant('pine-tree', 0.16, 420, 212, { base: '#4a8a5a' }),
  ]),
  windmill: island(147, [
    { icon: 'windmill', size: 0.52, x: 286, y: 126, material: { ...m.bark, base: '#c89a62', second: '#f0e4c8', light: '#fff4d8' }, ink: 4 },
    plant('beech', 0.28, 120, 180, { base: '#7aa63a' }),
  ]),
  lighthouse: island(
    163,
    [
      { svg: ellipse(300, 40, 60), kind: 'glow', soft: 40, opacity: 0.9, material: { glow: '#ffe08a' } },
      {
        icon: 'lighthouse',
        size: 0.54,
        x: 300,
        y: 124,
        material: { ...m.holy, base: '#c8cce8', second: '#b8485a', light: '#ffffff' },
        ink: 4,
      },
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
      {
        icon: 'white-tower',
        size: 0.44,
        x: 200,
        y: 152,
        material: { ...m.stone, base: '#8a86b8', second: '#4a4278', light: '#e0dcff' },
        ink: 4,
      },
      {
        icon: 'white-tower',
        size: 0.32,
        x: 344,
        y: 182,
        material: { ...m.stone, base: '#7a76a8', second: '#4a4278', light: '#e0dcff' },
        ink: 4,
      },
      plant('pine-tree', 0.22, 434, 196, night),
      lights(ellipse(200, 176, 10, 16) + ellipse(344, 198, 8, 12), '#ffc85a'),
    ],
    { base: '#4a4a74', second: '#404068', light: '#b8c0f0', rim: '#8ab0ff' },
    night,
  ),
  'ice-castle': island(
    197,
    [
      { icon: 'crystal-growth', size: 0.34, x: 110, y: 176, material: { ...m.ice, base: '#8ad0f8' }, ink: 4 },
      {
        icon: 'elven-castle',
        size: 0.54,
        x: 280,
        y: 122,
        material: { ...m.ice, base: '#a8d8f4', second: '#5a9ad8', light: '#ffffff' },
        ink: 4,
      },
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
      {
        icon: 'evil-tower',
        size: 0.52,
        x: 270,
        y: 130,
        material: { ...m.ash, base: '#5a4450', second: '#8a3a2a', light: '#e8a890', rim: '#ff7a3a' },
        ink: 4,
      },
      plant('burning-tree', 0.3, 110, 176, { base: '#4a3030', deep: '#140808', light: '#c88a6a', rim: '#ff8a3a' }),
      lights(ellipse(270, 150, 9, 13) + ellipse(246, 204, 7, 10) + ellipse(296, 204, 7, 10), '#ff8a2a'),
    ],
    cinder,
    ash,
  ),
}
