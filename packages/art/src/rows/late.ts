import type { Layer, Relief } from '../baker/recipe.ts'
import { box, ellipse, path, ring, star } from '../shapes/svg.ts'
import { type MaterialName, materials as m, material } from './materials.ts'

const crest = (stuff: MaterialName, rank: number, sign: Layer): Relief => {
  const layers: Layer[] = []
  if (rank > 2) layers.push({ icon: 'laurels', size: 1, material: rank > 5 ? { ...m.gold, texture: 'none' } : {} })
  if (rank < 2) layers.push({ icon: 'round-shield', size: 0.9, fill: true, close: 4 })
  else if (rank < 6) layers.push({ icon: rank < 4 ? 'shield' : 'templar-shield', size: rank < 3 ? 0.92 : 0.68, y: rank < 3 ? 256 : 236 })
  else layers.push({ icon: 'winged-shield', size: 0.84, y: 236, fill: true, close: 6, parts: [[256, 240, 0]] })
  layers.push({ ink: 6, ...sign })
  return { material: material(stuff), layers }
}

/** The nine leagues of the arena, lowest first. */
export const leagues: Record<string, Relief> = {
  NOVICE: crest('fur', 0, { icon: 'feather', size: 0.48, y: 246, material: { ...m.holy } }),
  WOODEN: crest('bark', 1, { icon: 'oak-leaf', size: 0.48, y: 250, material: { ...m.leaf, base: '#5fa63a' } }),
  STONE: crest('stone', 2, { icon: 'stone-tower', size: 0.44, y: 236, material: { ...m.gold, texture: 'none' } }),
  BRONZE: crest('bronze', 3, { icon: 'crossed-swords', size: 0.34, y: 230, material: { ...m.gold, texture: 'none' } }),
  SILVER: crest('steel', 4, { icon: 'crested-helmet', size: 0.36, y: 226, material: { ...m.gold, texture: 'none' } }),
  GOLD: crest('gold', 5, { icon: 'eagle-emblem', size: 0.38, y: 226, material: { ...m.red, texture: 'none' } }),
  DIAMOND: crest('ice', 6, { icon: 'cut-diamond', size: 0.32, y: 220, material: { ...m.holy, base: '#ffffff', metal: 0.6 } }),
  MASTER: crest('violet', 7, { icon: 'star-swirl', size: 0.36, y: 222, material: { ...m.gold, texture: 'none' } }),
  CHAMPIONS: crest('red', 8, { icon: 'imperial-crown', size: 0.36, y: 222, material: { ...m.gold, texture: 'none', base: '#f0b838' } }),
}

const ground: Layer = {
  svg: ellipse(256, 440, 236, 50),
  material: { ...m.leaf, base: '#5fa63a', light: '#e8f58a', deep: '#143a1c', rough: 1.4 },
  ink: 4,
}
const snow: Layer = { svg: ellipse(256, 440, 236, 50), material: { ...m.holy, base: '#eef6ff', rough: 1.2 }, ink: 4 }

/** What a clan builds. */
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
      { svg: box(110, 210, 292, 170), material: { base: '#3a2a5a', second: '#3a2a5a', accent: '#3a2a5a', light: '#8a74b0' }, ink: 4 },
      { svg: [110, 196, 276, 362].map((x) => box(x, 200, 42, 180, 8)).join(''), ink: 5 },
      { svg: path('M60 200L256 70l196 130z') + box(76, 196, 360, 24, 4), material: { base: '#f0e8d8' }, ink: 6 },
      { icon: 'trophy-cup', size: 0.2, y: 156, material: { ...m.gold, texture: 'none' }, ink: 4 },
      { icon: 'laurels', size: 0.3, y: 300, material: { ...m.gold, texture: 'none' }, ink: 5 },
    ],
  },
}

/** The wheel of fortune: the rim that turns, the hub, and the pointer above. */
export const wheel: Record<string, Relief> = {
  'wheel/rim': {
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
  'wheel/hub': {
    material: material('gold', { texture: 'none' }),
    layers: [
      { svg: ellipse(256, 256, 228), ink: 8, edge: 40 },
      { svg: ellipse(256, 256, 170), ink: 6, material: { ...m.red, base: '#a8222a', second: '#a8222a' } },
      { icon: 'sun', size: 0.56, ink: 6 },
    ],
  },
  'wheel/pointer': {
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
}
