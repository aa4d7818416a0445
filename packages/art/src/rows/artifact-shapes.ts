import type { Relief } from '../baker/recipe.ts'
import { mirrored } from '../shapes/person/person.ts'
import { box, ellipse, path, stroke } from '../shapes/svg.ts'
import { materials as m, oneColour } from './materials.ts'
import { icon } from './ui.ts'

/** Base shapes of artifacts. */
export const artifactShapes: Record<string, Relief> = {
  sword: icon('steel', { second: '#e0b050', texture: 'hammer' }, 'broadsword'),
  shield: icon(
    'steel',
    { base: '#c8ccd8', texture: 'hammer' },
    { icon: 'checked-shield', size: 0.92, fill: true, close: 4, material: { body: '#b8302a' } },
  ),
  helm: icon('gold', { texture: 'hammer', second: '#c8323a' }, 'crested-helmet'),
  amulet: icon('gold', { second: '#e0423a' }, 'gem-pendant'),
  ring: icon('gold', { second: '#4ab0ff' }, { icon: 'big-diamond-ring', size: 0.92, material: { second: '#8ad8ff', accent: '#c8f0ff' } }),
  staff: icon(
    'bark',
    { texture: 'bark', base: '#9a6634' },
    { icon: 'wizard-staff', size: 0.92 },
    { svg: ellipse(322, 146, 44), kind: 'glow', soft: 14, material: { glow: '#8af0ff' } },
  ),
  wand: icon('violet', { base: '#9a4ae0', light: '#f4d8ff', metal: 0.4 }, 'crystal-wand'),
  bow: icon(
    'bark',
    { base: '#a8703c', second: '#c8d0dc', light: '#f4d8a0' },
    { svg: stroke('M84 76L436 428', 9), material: { ...oneColour('#f0e8d0') }, ink: 4 },
    { svg: path('M60 44Q420 50 468 410 470 456 440 462 420 450 424 410 370 140 100 92 58 90 48 70z'), round: 34 },
    { svg: path('M316 132L380 196 352 222 290 160z'), material: { ...oneColour('#5a2a1a') }, ink: 4, free: true },
    { svg: stroke('M84 428L430 82', 20), material: { ...oneColour('#d8a860') } },
    { svg: path('M492 20L458 146 420 92 366 54z'), material: { ...m.steel, texture: 'none' } },
    {
      svg: path('M60 398L150 308 166 346 96 416zM114 452L204 362 166 346 96 416z'),
      material: { ...oneColour('#c8383a'), light: '#ffc0a0' },
      ink: 5,
    },
  ),
  axe: icon('steel', { second: '#a06a3a' }, 'battle-axe'),
  armor: icon(
    'steel',
    { base: '#8a9cc0', texture: 'hammer' },
    { icon: 'breastplate', size: 0.92, fill: true, close: 5, material: { body: '#4a5878' } },
  ),
  boots: icon('fur', { base: '#9a5a2a' }, { icon: 'boots', size: 0.92, fill: true, close: 5 }),
  cloak: icon(
    'blood',
    { base: '#b02238', light: '#ffb0a0', texture: 'cloth' },
    { svg: path('M170 190H342L390 470Q256 510 122 470z'), material: { ...oneColour('#2a1026'), light: '#7a4a6a' }, ink: 6 },
    {
      svg: mirrored(path('M206 150Q116 176 92 260Q72 380 24 466Q70 506 116 488 160 514 196 480 236 350 240 214z')),
      round: 60,
    },
    {
      svg: mirrored(stroke('M150 236Q134 380 96 476M196 250Q190 390 158 490', 9)),
      material: { ...oneColour('#1a0a1a') },
      ink: 0,
      free: true,
      opacity: 0.4,
    },
    { svg: path('M256 16Q378 30 378 160 366 220 256 250 146 220 134 160 134 30 256 16z'), round: 90 },
    {
      svg: path('M256 76Q326 88 322 158 306 204 256 216 206 204 190 158 186 88 256 76z'),
      material: { ...oneColour('#1a0a1e'), light: '#2a1a30', rim: '#1a0a1e' },
      ink: 5,
      edge: 10,
      round: 12,
      free: true,
    },
    { svg: ellipse(256, 240, 34), material: { ...m.gold, texture: 'none' }, ink: 6, free: true },
  ),
  gauntlet: icon('bronze', { texture: 'hammer' }, 'gauntlet'),
  book: icon('arcane', { second: '#f4ead6', accent: '#ffd76a' }, 'spell-book'),
  orb: icon(
    'bronze',
    {},
    { svg: path('M120 400h272l40 80H80z') + box(150, 376, 212, 34, 10) },
    {
      svg: ellipse(256, 216, 180),
      round: 170,
      edge: 90,
      material: { ...m.aqua, texture: 'none', base: '#3a86e0', light: '#e8ffff', metal: 0.5 },
    },
    { icon: 'vortex', size: 0.4, y: 216, kind: 'glow', soft: 12, opacity: 0.5, material: { glow: '#c8f8ff' } },
  ),
  crown: icon(
    'gold',
    { base: '#e8b030' },
    { svg: path('M50 140l100 110 106-170 106 170 100-110-40 270H90z'), round: 50 },
    { svg: box(82, 396, 348, 56, 16) },
    { svg: ellipse(50, 136, 28) + ellipse(462, 136, 28) + ellipse(256, 76, 32) },
    { svg: ellipse(256, 330, 34, 42), material: { ...m.red, texture: 'none', metal: 0.5, base: '#e8302a' }, free: true, ink: 5 },
    {
      svg: ellipse(156, 342, 22, 28) + ellipse(356, 342, 22, 28),
      material: { ...m.ice, texture: 'none', metal: 0.5, base: '#3a8af0' },
      free: true,
      ink: 5,
    },
  ),
}
