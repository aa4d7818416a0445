import type { Layer, Relief } from '../../baker/recipe.ts'
import { ellipse, path } from '../../shapes/svg.ts'
import { materials as m, material } from '../materials.ts'
import { arch, glowing, terrace } from './kit.ts'

const snow = { base: '#dcecfa', second: '#dcecfa', light: '#ffffff', deep: '#4a78b0', rim: '#c8f4ff' }
const white = { ...m.holy, base: '#ffffff', second: '#ffffff', light: '#ffffff', deep: '#7aa0d0' }
const igloo = (x: number, y: number, size: number): Layer => ({
  icon: 'igloo',
  size,
  x,
  y,
  fill: true,
  close: 5,
  material: { base: '#eaf6ff', second: '#d8ecfa', body: '#8ab8e0', texture: 'none' },
  ink: 5,
})
const pine = (x: number, y: number, size: number): Layer => ({
  icon: 'pine-tree',
  size,
  x,
  y,
  material: { ...m.leaf, base: '#3f8a78', light: '#f0fcff', deep: '#0e2e3a', rim: '#c8f4ff' },
  ink: 4,
})
const crystal = (x: number, y: number, size: number): Layer => ({
  icon: 'crystal-growth',
  size,
  x,
  y,
  material: { ...m.ice, base: '#7ad4ff', light: '#ffffff', metal: 0.5, texture: 'none' },
  ink: 5,
})

/** The snow world: an igloo below what becomes a mountain of ice. */
export const snowWorld: Relief[] = [
  {
    material: material('ice'),
    layers: [
      ...terrace(168, snow),
      {
        svg: path('M112 446q10-70 76-84 40-44 92-18 90 2 110 102z'),
        ink: 5,
        round: 50,
        material: { ...snow, texture: 'none', rough: 0.8 },
      },
      pine(146, 376, 0.3),
      igloo(278, 396, 0.38),
      glowing(arch(286, 438, 30, 36), '#ffd06a'),
    ],
  },
  {
    material: material('ice'),
    layers: [
      ...terrace(200, snow),
      { svg: path('M70 448l80-170 54 66 64-168 78 164 38-40 62 148z'), ink: 6, round: 60, material: { ...m.ice, base: '#6ab0e4' } },
      { svg: path('M268 176l46 98-22 16-24-30-18 36-22-18z'), ink: 3, free: true, material: white },
      { svg: path('M150 278l28 36-16 20-16-18-20 18-6-10z'), ink: 3, free: true, material: white },
      pine(104, 390, 0.26),
      pine(416, 396, 0.24),
      igloo(262, 396, 0.44),
      glowing(arch(270, 444, 34, 40), '#ffd06a'),
    ],
  },
  {
    material: material('ice'),
    layers: [
      ...terrace(230, snow),
      { svg: ellipse(256, 200, 130, 110), kind: 'glow', soft: 44, opacity: 0.4, material: { glow: '#8affe8' }, free: true },
      { svg: path('M28 450L122 170l60 96 74-236 84 204 42-66 102 282z'), ink: 6, round: 70, material: { ...m.ice, base: '#5aa8e0' } },
      { svg: path('M256 30l56 138-26 34-26-44-22 50-28-30z'), ink: 3, free: true, material: white },
      { svg: path('M122 170l34 54-20 28-16-26-24 30-8-20zM382 168l34 92-20 18-20-32-24 28-8-16z'), ink: 3, free: true, material: white },
      crystal(108, 392, 0.3),
      crystal(412, 396, 0.28),
      pine(66, 408, 0.2),
      pine(452, 414, 0.18),
      igloo(258, 392, 0.5),
      glowing(arch(267, 446, 40, 46), '#ffd06a'),
    ],
  },
]
