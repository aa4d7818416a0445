import type { Layer, Relief } from '../baker/recipe.ts'
import { box, ellipse, path, star } from '../shapes/svg.ts'
import { materials as m, material, oneColour } from './materials.ts'

const ground: Layer = {
  svg: ellipse(256, 440, 236, 50),
  material: { ...m.leaf, base: '#5fa63a', light: '#e8f58a', deep: '#143a1c', rough: 1.4 },
  ink: 4,
}
const snow: Layer = { svg: ellipse(256, 440, 236, 50), material: { ...m.holy, base: '#eef6ff', rough: 1.2 }, ink: 4 }

/** Buildings of clans. */
export const buildings: Record<string, Relief> = {
  EXPERIENCE: {
    material: material('arcane'),
    layers: [
      ground,
      { svg: path('M140 440V190h232v250z'), material: { ...m.stone, base: '#b0a494' }, ink: 5 },
      { svg: path('M110 200L256 30l146 170z'), ink: 6, material: { texture: 'scale' } },
      { svg: path('M216 440v-96q0-40 40-40t40 40v96z'), material: { ...m.bark, base: '#5a361c' }, ink: 4 },
      { svg: ellipse(256, 240, 34), material: { ...m.aqua, base: '#6ae8ff', texture: 'none' }, ink: 5 },
      { svg: star(256, 40, 46, 18, 5), kind: 'glow', soft: 7, opacity: 1, material: { glow: '#ffe27a' } },
      { icon: 'open-book', size: 0.3, y: 404, material: { ...m.holy, base: '#f4ead6' }, ink: 5 },
    ],
  },
  CLAN_SHIELD: {
    material: material('stone', { base: '#b0a494' }),
    layers: [
      ground,
      { icon: 'white-tower', size: 0.54, x: 110, y: 290, ink: 5 },
      { icon: 'white-tower', size: 0.54, x: 402, y: 290, ink: 5 },
      { svg: box(120, 300, 272, 140, 4), ink: 5, material: { texture: 'crack' } },
      { icon: 'templar-shield', size: 0.7, y: 240, material: { ...m.steel, base: '#3a62d8', texture: 'none' }, ink: 7 },
      { icon: 'lion', size: 0.3, y: 226, material: { ...m.gold, texture: 'none' }, ink: 4 },
    ],
  },
  SNOW_WORLD: {
    material: material('ice'),
    layers: [
      snow,
      { svg: path('M30 440L150 150l70 120 60-190 100 210 40-80 70 230z'), ink: 6 },
      {
        svg: path('M110 250l40-100 44 76-20 26-24-22-20 40zM236 216l44-136 60 126-30 30-26-40-22 36z'),
        material: { ...m.holy, base: '#ffffff' },
        ink: 3,
        free: true,
      },
      { icon: 'pine-tree', size: 0.3, x: 100, y: 370, material: { ...m.leaf, base: '#3a7a6a' }, ink: 4 },
      { icon: 'pine-tree', size: 0.24, x: 414, y: 384, material: { ...m.leaf, base: '#3a7a6a' }, ink: 4 },
      {
        icon: 'igloo',
        size: 0.5,
        x: 262,
        y: 380,
        fill: true,
        close: 5,
        material: { base: '#eaf6ff', second: '#d8ecfa', body: '#8ab8e0', texture: 'none' },
        ink: 5,
      },
    ],
  },
  GEAR_FACTORY: {
    material: material('bronze', { texture: 'none' }),
    layers: [
      ground,
      { icon: 'big-gear', size: 0.56, x: 366, y: 190, material: { ...m.steel }, ink: 6 },
      { icon: 'big-gear', size: 0.36, x: 200, y: 130, material: { ...m.gold, texture: 'none' }, ink: 6 },
      {
        svg: path('M60 440V230l100 60v-60l100 60v-60l100 60h84v150z'),
        material: { ...m.stone, base: '#a8705a', texture: 'crack' },
        ink: 6,
      },
      {
        svg: box(96, 330, 60, 60, 6) + box(190, 330, 60, 60, 6) + box(284, 330, 60, 60, 6),
        kind: 'glow',
        soft: 6,
        opacity: 1,
        material: { glow: '#ffb03a' },
      },
      { svg: box(388, 250, 46, 190, 4), material: { ...m.stone, base: '#8a5a4a' }, ink: 5 },
    ],
  },
  HALL_OF_FAME: {
    material: material('holy'),
    layers: [
      ground,
      { svg: box(70, 410, 372, 40, 4) + box(94, 378, 324, 30, 4), material: { ...m.stone, base: '#cdbfa2', texture: 'none' }, ink: 5 },
      { svg: box(110, 210, 292, 170), material: { ...oneColour('#3a2a5a'), light: '#8a74b0' }, ink: 4 },
      { svg: [110, 196, 276, 362].map((x) => box(x, 200, 42, 180, 8)).join(''), ink: 5 },
      { svg: path('M60 200L256 70l196 130z') + box(76, 196, 360, 24, 4), material: { base: '#f0e8d8' }, ink: 6 },
      { icon: 'trophy-cup', size: 0.2, y: 156, material: { ...m.gold, texture: 'none' }, ink: 4 },
      { icon: 'laurels', size: 0.3, y: 300, material: { ...m.gold, texture: 'none' }, ink: 5 },
    ],
  },
}
