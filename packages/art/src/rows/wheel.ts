import type { Relief } from '../baker/recipe.ts'
import { ellipse, path, ring, star } from '../shapes/svg.ts'
import { materials as m, material } from './materials.ts'

/** The wheel of fortune: the turning rim, the hub, and the pointer above. */
export const wheel = {
  rim: {
    material: material('gold', { texture: 'none', rough: 0.8 }),
    layers: [
      { svg: ring(256, 256, 246, 200), ink: 3, maxHole: 0 },
      { svg: ring(256, 256, 208, 197), ink: 2, maxHole: 0, edge: 6, material: m.bronze },
      {
        svg: Array.from({ length: 24 }, (_, k) =>
          ellipse(256 + 224 * Math.cos((k * Math.PI) / 12), 256 + 224 * Math.sin((k * Math.PI) / 12), k % 2 ? 6 : 11),
        ).join(''),
        ink: 2,
        material: { ...m.red, texture: 'none', base: '#ffcf6a', second: '#d8323a', accent: '#ffe9a0', light: '#fff8d8' },
        free: true,
      },
    ],
  },
  hub: {
    material: material('gold', { texture: 'none' }),
    layers: [
      { svg: ellipse(256, 256, 228), ink: 8, edge: 40 },
      { svg: ellipse(256, 256, 170), ink: 6, material: { ...m.red, base: '#a8222a', second: '#a8222a' } },
      { icon: 'sun', size: 0.56, ink: 6 },
    ],
  },
  pointer: {
    material: material('gold', { texture: 'none' }),
    layers: [
      { svg: path('M256 500L150 190q-40-150 106-170 146 20 106 170z'), ink: 8 },
      {
        svg: path('M256 420L190 190q-24-98 66-114 90 16 66 114z'),
        material: { ...m.red, base: '#c8283a', texture: 'none', metal: 0.4 },
        ink: 5,
      },
      { svg: star(256, 160, 40, 18, 5), ink: 4, free: true },
    ],
    crop: [120, 0, 272, 512],
  },
} satisfies Record<string, Relief>
