import { BoosterFamily, BoosterSize } from '@skystair/contract/enums'
import type { Relief } from '../baker/recipe.ts'
import { sized } from '../shapes/person/bust.ts'
import { box, ellipse, path, ring, star, stroke } from '../shapes/svg.ts'
import { materials as m, oneColour } from './materials.ts'
import { icon } from './ui.ts'

const scroll = (mark: string, light: string): Relief =>
  icon(
    'fur',
    { base: '#f0d8a0', second: '#e8c880', light: '#fffaea', deep: '#7a4a1a' },
    { svg: path('M120 80h272v352H120z'), round: 30 },
    { svg: box(84, 50, 344, 66, 33) + box(84, 396, 344, 66, 33), round: 33 },
    { icon: mark, size: 0.44, kind: 'glow', soft: 7, opacity: 1, material: { glow: light } },
  )

const flask = (liquid: string, light: string, mark: string): Relief =>
  icon(
    'aqua',
    { base: '#a8c8d8', light: '#ffffff', deep: '#28405a' },
    { svg: path('M206 90h100v90q126 60 126 160 0 130-176 130T80 340q0-100 126-160z'), round: 70 },
    {
      svg: path('M96 300h320q16 30 0 76-30 76-160 76T96 376q-16-46 0-76z'),
      material: { ...oneColour(liquid), light, deep: '#1a0a1e', metal: 0.4 },
      ink: 3,
      free: true,
    },
    { svg: box(192, 44, 128, 64, 18), material: { ...m.bark, base: '#a06a3a' } },
    { icon: mark, size: 0.32, y: 358, kind: 'glow', soft: 4, opacity: 0.9, material: { glow: '#ffffff' } },
  )

/** Consumables. */
export const consumables: Record<string, Relief> = {
  heal_small: flask('#e0342e', '#ffb0a0', 'hearts'),
  heal_big: icon(
    'red',
    { base: '#e0342e', light: '#ffc8b0' },
    { icon: 'health-potion', size: 0.98, fill: true, close: 6, material: { body: '#7a1420' } },
  ),
  revive: icon(
    'fire',
    { base: '#f0a030', light: '#fff6c0' },
    { svg: ellipse(256, 256, 150), kind: 'glow', soft: 50, opacity: 0.6 },
    { icon: 'eagle-emblem', size: 0.98 },
  ),
  freeze_scroll: scroll('snowflake-2', '#4ab8ff'),
  fire_scroll: scroll('flame', '#ff6a1a'),
  shield_scroll: scroll('shield', '#c88a1a'),
  haste: icon(
    'fur',
    { base: '#b8763a', second: '#e8c060' },
    { icon: 'hourglass', size: 0.92, fill: true, close: 8, material: { ...m.gold, texture: 'none', body: '#5ab0e8' } },
  ),
  antidote: flask('#3ac86a', '#d8ffc8', 'heart-plus'),
  smoke: icon(
    'ash',
    { base: '#9a94b0', light: '#f4f0ff', texture: 'none' },
    {
      svg:
        ellipse(256, 250, 110) +
        ellipse(150, 200, 84) +
        ellipse(360, 210, 90) +
        ellipse(250, 130, 96) +
        ellipse(170, 330, 70) +
        ellipse(350, 330, 76),
      round: 60,
      edge: 40,
    },
    { svg: ellipse(256, 400, 96, 90), material: { ...m.bark, base: '#6a4a3a', texture: 'none' }, round: 80 },
    { svg: box(216, 384, 80, 30, 8), material: { ...m.gold, texture: 'none' }, ink: 4, free: true },
  ),
  totem: icon(
    'bark',
    { texture: 'bark', base: '#c0803c', second: '#d0402a', accent: '#f0c040' },
    { icon: 'totem-mask', size: 0.96, fill: true, close: 10, material: { body: '#3a1e0c' } },
  ),
  power_potion: flask('#f08a1a', '#fff0a0', 'biceps'),
  stone_skin: icon('stone', { texture: 'crack', base: '#9a9080' }, { icon: 'stone-block', size: 0.96, fill: true, close: 8 }),
  poison_vial: icon(
    'moss',
    { base: '#7ac84a', light: '#f0ffb0' },
    { icon: 'poison-bottle', size: 0.96, fill: true, close: 6, material: { body: '#2a6a2a' } },
  ),
  holy_water: flask('#58c8ff', '#ffffff', 'sun'),
  bomb: icon(
    'ash',
    { base: '#4a4660', light: '#c8c4e8', metal: 0.5 },
    { svg: ellipse(230, 300, 180), round: 160, edge: 90 },
    { svg: '<path d="M296 150l40-70 70 40-40 70z"/>', material: { ...m.steel, texture: 'none' } },
    { svg: stroke('M372 100q40-60 90-30', 16), material: { ...m.bark, base: '#c89a5a' }, ink: 5 },
    { svg: star(456, 78, 56, 18, 7), kind: 'glow', soft: 7, opacity: 1, material: { glow: '#ff9a2a' } },
  ),
  feather: icon('holy', { base: '#e8ecfa' }, 'feather'),
}

/** A card of an animal or of growth. */
const card = (materialName: keyof typeof m, base: string, picture: Parameters<typeof icon>[2]): Relief =>
  icon(
    'gold',
    { base: '#d6982f' },
    { svg: `<rect x="84" y="16" width="344" height="480" rx="40"/>`, round: 30 },
    {
      svg: `<rect x="112" y="44" width="288" height="424" rx="22"/>`,
      material: { ...m[materialName], texture: 'none', base, second: base, accent: base },
      ink: 4,
      edge: 10,
    },
    picture,
  )

export const cards: Record<string, Relief> = {
  elephant: card('arcane', '#2a3a8a', {
    icon: 'elephant-head',
    size: 0.5,
    material: { ...m.wolf, texture: 'none', base: '#9aa4bc', light: '#ffffff' },
  }),
  snake: card('moss', '#1e4a2a', { icon: 'snake', size: 0.48, material: { ...m.moss, base: '#7ac83a' } }),
  mouse: card('bark', '#5a3a24', { icon: 'rat', size: 0.5, material: { ...m.fur, texture: 'none', base: '#d8b890' } }),
  eagle: card('aqua', '#1a5a8a', {
    icon: 'eagle-head',
    size: 0.5,
    material: { ...m.fur, texture: 'none', base: '#c8843a', second: '#f0c050' },
  }),
  ark: card('aqua', '#1a6a7a', {
    icon: 'trireme',
    size: 0.5,
    material: { ...m.bark, texture: 'none', base: '#c88a4a', second: '#f0e8d8' },
  }),
  evolution: card('violet', '#4a1a7a', {
    icon: 'dna1',
    size: 0.56,
    material: { ...m.teal, texture: 'none', base: '#3ae0b0', second: '#ffd76a' },
  }),
}

const families: Record<BoosterFamily, Relief> = {
  EXP: icon(
    'gold',
    { base: '#e0a030' },
    { svg: star(256, 270, 236, 110, 5), round: 100, edge: 60 },
    { icon: 'upgrade', size: 0.34, y: 280, material: { ...m.arcane, texture: 'none', base: '#3a62d8' } },
  ),
  HEALTH: icon('red', { base: '#e0342e', light: '#ffc8b0' }, 'hearts', {
    svg: path('M230 150h52v80h80v52h-80v80h-52v-80h-80v-52h80z'),
    material: { ...m.holy, base: '#ffffff' },
    ink: 6,
  }),
  RECOVER: icon(
    'leaf',
    { base: '#3ab85a', light: '#e8ffc8' },
    { icon: 'cycle', size: 0.98 },
    { icon: 'hearts', size: 0.34, material: { ...m.red, texture: 'none', base: '#e0342e' } },
  ),
  COMPLEX: icon(
    'violet',
    { base: '#8a4ae0' },
    { svg: star(256, 256, 244, 176, 12), round: 60 },
    { svg: ring(256, 256, 150, 128), maxHole: 0, material: { ...m.gold, texture: 'none' }, ink: 4, free: true },
    { icon: 'upgrade', size: 0.44, material: { ...m.gold, texture: 'none', base: '#f0b838' } },
  ),
}

/** A booster of a size: one, two or three stars below its family's sign. */
const ofSize = (family: Relief, stars: number): Relief => ({
  ...family,
  layers: [
    ...family.layers.map((layer) => sized(layer, 0.8, 256, 420)),
    {
      svg: Array.from({ length: stars }, (_, k) => star(256 + (k - (stars - 1) / 2) * 112, 446, 58, 27, 5)).join(''),
      material: { ...m.gold, texture: 'none', base: '#ffd04a' },
      ink: 7,
      edge: 20,
    },
  ],
})

/** Boosters: every family in every size, `<family>_<size>`, and those that work at once. */
export const boosters: Record<string, Relief> = {
  ...Object.fromEntries(
    BoosterFamily.flatMap((family) => BoosterSize.map((size, k) => [`${family}_${size}`, ofSize(families[family], k + 1)])),
  ),
  GEMS: icon(
    'teal',
    { base: '#2fd0a0', light: '#e8fff4', metal: 0.5 },
    { icon: 'emerald', size: 0.7, y: 290 },
    { icon: 'upgrade', size: 0.4, x: 390, y: 130, material: m.gold },
  ),
  HEALTH_RESTORE: icon(
    'red',
    { base: '#e0342e', light: '#ffc8b0' },
    { icon: 'health-potion', size: 0.8, y: 290, fill: true, close: 6 },
    { icon: 'sun', size: 0.4, x: 400, y: 120, material: m.gold },
  ),
  SPEEDUP_ARENA: icon(
    'steel',
    { base: '#a8b8d8' },
    { icon: 'crossed-swords', size: 0.86 },
    { icon: 'hourglass', size: 0.4, x: 400, y: 380, material: m.gold, fill: true },
  ),
}
