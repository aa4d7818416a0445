import type { Relief } from '../../baker/recipe.ts'
import { box, ellipse, path, ring } from '../../shapes/svg.ts'
import { materials as m, material } from '../materials.ts'
import { arch, darkTimber, FOOT, gilt, glowing, masonry, terrace, timber } from './kit.ts'

const steel = { ...m.steel, base: '#3a62d8', second: '#5a82f0', accent: '#3a62d8', texture: 'none' } as const
const stake = (x: number, top: number) => `<path d="M${x} ${FOOT}V${top + 34}l19-34 19 34v${FOOT - top - 34}z"/>`
/** A wall with teeth, from x, w wide, its top at y. */
const wall = (x: number, y: number, w: number) => {
  const teeth = Math.round(w / 44)
  const step = w / (teeth * 2 - 1)
  let d = `M${x} ${FOOT}V${y}`
  for (let k = 0; k < teeth; k++) d += `h${step}${k < teeth - 1 ? `v24h${step}v-24` : ''}`
  return path(`${d}V${FOOT}z`)
}

/** The clan's shield: a palisade that becomes a fortress. */
export const clanShield: Relief[] = [
  {
    material: material('bark'),
    layers: [
      ...terrace(190, { base: '#8a7a66' }),
      { svg: [84, 124, 350, 390].map((x, k) => stake(x, 300 + (k % 2) * 16)).join(''), ink: 5, round: 18, material: timber },
      { svg: [164, 204, 270, 310].map((x, k) => stake(x, 318 - (k % 2) * 12)).join(''), ink: 5, round: 18, material: timber },
      { svg: box(76, 376, 360, 22, 8), ink: 4, edge: 10, material: darkTimber },
      { svg: ellipse(256, 360, 92), ink: 6, round: 70, material: { ...timber, base: '#b88a54' } },
      { svg: ring(256, 360, 96, 78), ink: 4, edge: 10, material: { ...m.steel, texture: 'hammer' } },
      { svg: ellipse(256, 360, 26), ink: 5, round: 26, material: { ...m.steel, texture: 'none' } },
    ],
  },
  {
    material: material('stone'),
    layers: [
      ...terrace(214),
      { svg: wall(56, 250, 96) + wall(360, 250, 96), ink: 6, round: 40, material: masonry },
      { svg: wall(130, 312, 252), ink: 6, round: 30, material: { ...masonry, base: '#a89a88' } },
      glowing(arch(104, 340, 20, 40) + arch(408, 340, 20, 40)),
      { icon: 'templar-shield', size: 0.5, y: 318, material: { ...steel, base: '#b8322a', second: '#d85a3a', accent: '#b8322a' }, ink: 6 },
      { svg: ellipse(256, 304, 30), ink: 4, round: 26, material: gilt },
    ],
  },
  {
    material: material('stone'),
    layers: [
      ...terrace(232),
      { svg: ellipse(256, 260, 220, 200), kind: 'glow', soft: 34, opacity: 0.28, material: { glow: '#7ab8ff' }, free: true },
      { svg: wall(30, 196, 112) + wall(370, 196, 112), ink: 6, round: 46, material: masonry },
      { svg: box(80, 84, 10, 116) + box(422, 84, 10, 116), ink: 4, edge: 5, material: darkTimber },
      {
        svg: path('M90 90q40-16 72 6-8 20 0 44-32-20-72-4zM422 90q-40-16-72 6 8 20 0 44 32-20 72-4z'),
        ink: 4,
        round: 16,
        material: { ...m.red, base: '#d8322a', second: '#d8322a', texture: 'cloth' },
      },
      { svg: wall(112, 282, 288), ink: 6, round: 36, material: { ...masonry, base: '#a89a88' } },
      glowing(arch(86, 300, 24, 52) + arch(426, 300, 24, 52) + arch(86, 400, 24, 52) + arch(426, 400, 24, 52)),
      { icon: 'templar-shield', size: 0.74, y: 256, material: steel, ink: 7 },
      { icon: 'lion', size: 0.31, y: 240, material: gilt, ink: 4 },
    ],
  },
]
