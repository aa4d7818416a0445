import type { Relief } from '../baker/recipe.ts'
import { box, ellipse, path, star, stroke } from '../shapes/svg.ts'
import { materials as m, oneColour } from './materials.ts'
import { icon } from './ui.ts'

const plain = { texture: 'none' as const }
const cover = (base: string) => ({ ...m.bark, ...plain, base, second: base, accent: base })

/** A closed book lying flat. */
const book = (x: number, y: number, wide: number, base: string): Relief['layers'] => [
  { svg: box(x, y, wide, 92, 18), material: cover(base) },
  { svg: box(x + wide - 60, y + 16, 52, 60, 6), material: { ...m.holy, ...plain, base: '#f4ead6', second: '#f4ead6' }, ink: 4, free: true },
  { svg: box(x + 34, y + 4, 26, 84, 4), material: { ...m.gold, ...plain, base: '#f0c040' }, ink: 3, free: true },
]

/** Items of events, by the code of their task with dashes for spaces. */
export const eventItems: Record<string, Relief> = {
  'easter-egg': icon(
    'red',
    { ...oneColour('#e0404a'), light: '#ffd0c0' },
    { svg: path('M256 40q130 60 150 250 0 180-150 190-150-10-150-190 20-190 150-250z'), round: 150, edge: 80 },
    {
      svg: path('M110 270l48-50 48 50 50-50 50 50 48-50 48 50 2 50-50-46-48 50-50-50-50 50-48-50-50 46z'),
      material: { ...m.gold, ...plain, base: '#ffd23a' },
      ink: 4,
      free: true,
    },
    {
      svg: ellipse(200, 150, 26) + ellipse(312, 150, 26) + ellipse(180, 390, 24) + ellipse(256, 410, 26) + ellipse(332, 390, 24),
      material: { ...m.holy, ...plain, ...oneColour('#ffffff') },
      ink: 4,
      free: true,
    },
  ),
  'birthday-hat': icon(
    'arcane',
    { ...oneColour('#3f6ae0'), light: '#d0e4ff' },
    { svg: path('M256 90l150 340q-150 60-300 0z'), round: 90, edge: 50 },
    {
      svg: path('M196 230l160 90 16 40-200-90zM146 342l220 110-70 6-166-80z'),
      material: { ...m.gold, ...plain, base: '#ffcf3a' },
      ink: 3,
      free: true,
    },
    {
      svg: star(256, 92, 78, 40, 9),
      material: { ...m.red, ...plain, base: '#f0485a', second: '#f0485a', accent: '#ff8a90' },
      ink: 6,
      round: 30,
    },
  ),
  fern: icon(
    'leaf',
    { base: '#4aa84a', light: '#d8ff9a' },
    { icon: 'fern', size: 0.96, ink: 6 },
    { svg: ellipse(256, 220, 110), kind: 'glow', soft: 46, opacity: 0.9, material: { glow: '#ffb04a' } },
    {
      svg: star(256, 220, 96, 40, 7),
      material: { ...m.fire, ...plain, base: '#ff7a3a', second: '#ffb04a', accent: '#ffe08a' },
      ink: 5,
      round: 24,
    },
    { svg: ellipse(256, 220, 24), material: { ...m.gold, ...plain, base: '#fff0a0' }, ink: 3, free: true },
  ),
  'flower-for-wreath': icon(
    'leaf',
    { base: '#5ab85a', light: '#e0ffb0' },
    { svg: stroke('M256 300q-10 110 30 180', 26), ink: 6 },
    { svg: path('M270 420q90-70 130-20-50 70-130 40z'), ink: 6 },
    {
      icon: 'daisy',
      size: 0.78,
      y: 210,
      material: { ...m.holy, ...plain, base: '#ffffff', light: '#ffffff', second: '#ffffff', accent: '#f6f0ff' },
    },
    { svg: ellipse(256, 210, 58), material: { ...m.gold, ...plain, base: '#ffc62a' }, ink: 5, round: 50, free: true },
  ),
  'dream-herb': icon(
    'violet',
    { base: '#8a5ae0', second: '#b48aff', accent: '#e8d0ff', light: '#f4e8ff' },
    { svg: ellipse(256, 200, 150), kind: 'glow', soft: 60, opacity: 0.5, material: { glow: '#a88aff' } },
    {
      svg: stroke('M256 250v230M256 400q-60-20-80-70M256 430q60-20 84-80', 22),
      material: { ...m.leaf, ...plain, base: '#6aa87a' },
      ink: 6,
    },
    { icon: 'lotus-flower', size: 0.72, y: 200, ink: 7 },
    { svg: path('M404 60a60 60 0 1 0 44 96 76 76 0 0 1-44-96z'), kind: 'glow', soft: 4, opacity: 1, material: { glow: '#fff4b0' } },
  ),
  apple: icon(
    'red',
    { base: '#e03a2a', second: '#e03a2a', accent: '#ff7a4a', light: '#ffd8b0' },
    {
      svg: path('M256 160q60-50 130-20 90 50 60 180-40 140-130 160-36 0-60-16-24 16-60 16-90-20-130-160-30-130 60-180 70-30 130 20z'),
      round: 140,
      edge: 70,
    },
    { svg: stroke('M256 170q0-70 36-120', 24), material: { ...m.bark, ...plain, base: '#7a4a22' }, ink: 6 },
    { svg: path('M290 110q30-80 140-60-20 90-140 60z'), material: { ...m.leaf, ...plain, base: '#5ac04a' }, ink: 6 },
    { svg: ellipse(160, 240, 26, 44), kind: 'glow', soft: 8, opacity: 0.8, material: { glow: '#fff0e0' } },
  ),
  'bird-for-mushroom': icon(
    'bark',
    { base: '#d09048', second: '#e8b870', accent: '#f0d8a0', light: '#fff0c8' },
    { svg: box(96, 420, 320, 56, 20), material: { ...m.bark, base: '#8a5a30' } },
    { svg: path('M120 260q10-110 120-120 60-70 130-40 50 24 50 80l60 20-60 30q-6 150-170 160-90 0-120-60L40 250z'), round: 90, edge: 50 },
    { svg: path('M190 250q80-50 150 0-40 90-150 70z'), material: { ...m.red, ...plain, base: '#d8483a' }, ink: 5, free: true },
    { svg: ellipse(372, 172, 20), material: { ...m.ash, ...plain, base: '#2a2030', second: '#2a2030' }, ink: 3, free: true },
    { svg: stroke('M230 390v44M300 386v48', 18), ink: 5 },
  ),
  books: icon('bark', plain, ...book(70, 372, 372, '#b8362e'), ...book(96, 272, 330, '#2f6ab8'), ...book(60, 172, 350, '#3a9a5a'), {
    svg: path('M196 172q-10-60 20-80l-6-56 40 30h32l40-30-6 56q30 20 20 80z'),
    material: { ...m.fur, ...plain, base: '#e8923a', light: '#ffe0a0' },
    ink: 6,
    round: 40,
  }),
  pumpkin: icon(
    'fire',
    { base: '#f0861f', second: '#f0861f', accent: '#ffb04a', light: '#ffe09a' },
    { svg: ellipse(130, 300, 100, 150) + ellipse(382, 300, 100, 150), round: 90, edge: 60 },
    { svg: ellipse(196, 300, 100, 166) + ellipse(316, 300, 100, 166), round: 90, edge: 60 },
    { svg: ellipse(256, 300, 84, 172), round: 80, edge: 60 },
    { svg: path('M226 150q-10-70 40-100l30 26q-30 30-20 76z'), material: { ...m.leaf, ...plain, base: '#5a8a3a' }, ink: 6 },
    {
      svg: path('M140 250l70 20-56 50zM372 250l-70 20 56 50zM130 360q126 90 252 0-20 80-70 90l-16-34-40 44-40-44-16 34q-50-10-70-90z'),
      kind: 'glow',
      soft: 5,
      opacity: 1,
      material: { glow: '#fff08a' },
    },
  ),
}
