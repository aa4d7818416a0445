import type { Material, Relief } from '../baker/recipe.ts'
import { box, ellipse, path } from '../shapes/svg.ts'
import { type MaterialName, materials as m, material } from './materials.ts'

/** A chest with planks, bands and a lock, in a given metal. */
function chest(materialName: MaterialName, changes: Partial<Material>): Relief {
  const wall = material(materialName, { texture: 'none', rough: 0.8, ...changes })
  const band: Partial<Material> = {
    ...m.gold,
    texture: 'none',
    base: '#d6982f',
    ...(materialName === 'gold' ? { base: '#8a4a1a', light: '#f0bd83', metal: 0.3 } : {}),
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
        material: { ...band, base: materialName === 'gold' ? '#a8622a' : '#f0c050' },
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
