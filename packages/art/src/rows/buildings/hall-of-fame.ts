import type { Relief } from '../../baker/recipe.ts'
import { box, ellipse, path } from '../../shapes/svg.ts'
import { material, oneColour } from '../materials.ts'
import { FOOT, gilt, marble, terrace } from './kit.ts'

const inner = { ...oneColour('#4a3474'), light: '#9a84c8', deep: '#160e2a', texture: 'none' } as const
const columns = (at: number[], top: number, w = 42) => at.map((x) => box(x - w / 2, top, w, FOOT - 30 - top, 8)).join('')
const capitals = (at: number[], top: number, w = 60) => at.map((x) => box(x - w / 2, top, w, 18, 5)).join('')

/** The hall of fame: a stele that becomes a temple. */
export const hallOfFame: Relief[] = [
  {
    material: material('holy'),
    layers: [
      ...terrace(160),
      { svg: box(150, 426, 212, 26, 4) + box(172, 402, 168, 28, 4), ink: 5, edge: 12, material: { ...marble, base: '#cdbfae' } },
      { svg: path('M196 402V268q0-56 60-56t60 56v134z'), ink: 6, round: 50, material: marble },
      { icon: 'laurels', size: 0.24, y: 314, material: gilt, ink: 4 },
      { icon: 'trophy-cup', size: 0.15, y: 178, material: gilt, ink: 4 },
    ],
  },
  {
    material: material('holy'),
    layers: [
      ...terrace(198),
      { svg: box(104, 424, 304, 28, 4) + box(124, 400, 264, 28, 4), ink: 5, edge: 12, material: { ...marble, base: '#cdbfae' } },
      { svg: box(148, 250, 216, 152), ink: 4, material: inner },
      { icon: 'laurels', size: 0.3, y: 326, material: gilt, ink: 5 },
      { svg: columns([166, 346], 250, 44), ink: 5, round: 30, material: marble },
      { svg: capitals([166, 346], 240, 66), ink: 4, edge: 8, material: marble },
      { svg: path('M106 236l150-92 150 92z') + box(116, 226, 280, 24, 4), ink: 6, round: 30, material: marble },
      { svg: path('M160 222l96-58 96 58z'), ink: 3, edge: 14, free: true, material: { ...marble, base: '#b8a8c8' } },
    ],
  },
  {
    material: material('holy'),
    layers: [
      ...terrace(234),
      { svg: ellipse(256, 66, 30), kind: 'glow', soft: 24, opacity: 0.7, material: { glow: '#ffe27a' }, free: true },
      {
        svg: box(44, 426, 424, 28, 4) + box(66, 402, 380, 28, 4) + box(88, 380, 336, 26, 4),
        ink: 5,
        edge: 12,
        material: { ...marble, base: '#cdbfae' },
      },
      { svg: box(104, 214, 304, 168), ink: 4, material: inner },
      { icon: 'laurels', size: 0.34, y: 302, material: gilt, ink: 5 },
      { svg: ellipse(256, 302, 30, 36), kind: 'glow', soft: 20, opacity: 0.5, material: { glow: '#ffe08a' }, free: true },
      { svg: columns([108, 186, 326, 404], 212), ink: 5, round: 28, material: marble },
      { svg: capitals([108, 186, 326, 404], 204, 60) + capitals([108, 186, 326, 404], 364, 60), ink: 4, edge: 8, material: gilt },
      { svg: path('M48 196L256 76l208 120z') + box(62, 184, 388, 26, 4), ink: 6, round: 40, material: marble },
      { svg: path('M110 184L256 100l146 84z'), ink: 3, edge: 14, free: true, material: { ...inner, base: '#6a4ea8' } },
      { icon: 'trophy-cup', size: 0.2, y: 56, material: gilt, ink: 5 },
      { icon: 'winged-shield', size: 0.16, y: 152, fill: true, close: 5, material: gilt, ink: 3 },
      { svg: path('M60 176l14-40 14 40zM424 176l14-40 14 40z'), ink: 4, edge: 8, material: gilt },
    ],
  },
]
