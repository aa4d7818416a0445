import type { Layer, Relief } from '../../baker/recipe.ts'
import { box, ellipse, path } from '../../shapes/svg.ts'
import { materials as m, material } from '../materials.ts'
import { arch, darkTimber, FOOT, gilt, glowing, masonry, terrace, timber } from './kit.ts'

const brick = { ...m.stone, base: '#b0705a', light: '#ffd8b0', deep: '#3a1a1c', rim: '#ffb080', texture: 'crack' } as const
const roof = { ...m.stone, base: '#5a4a58', light: '#c8b8d0', deep: '#1a1220', rim: '#ffb080', texture: 'none' } as const
const gear = (x: number, y: number, size: number, look: NonNullable<Layer['material']> = { ...m.steel }): Layer => ({
  icon: 'big-gear',
  size,
  x,
  y,
  material: look,
  ink: 6,
})
const chimney = (x: number, top: number, w = 46): Layer[] => [
  { svg: box(x, top, w, FOOT - top - 40), ink: 5, round: 24, material: brick },
  { svg: box(x - 7, top - 6, w + 14, 20, 5), ink: 4, edge: 8, material: roof },
]
const smoke = (x: number, y: number, r: number): Layer => ({
  svg: ellipse(x, y, r, r * 0.8) + ellipse(x + r * 0.9, y - r * 0.9, r * 0.8, r * 0.65),
  kind: 'glow',
  soft: r * 0.7,
  opacity: 0.42,
  material: { glow: '#f0e8e8' },
  free: true,
})

/** The factory of gears: a smithy that becomes a works with three halls. */
export const gearFactory: Relief[] = [
  {
    material: material('bronze', { texture: 'none' }),
    layers: [
      ...terrace(178, { base: '#98887e' }),
      smoke(350, 232, 22),
      ...chimney(322, 260),
      { svg: box(142, 350, 196, 102, 4), ink: 6, round: 36, material: timber },
      { svg: path('M112 362l56-72h190l32 72z'), ink: 6, round: 30, material: roof },
      { svg: arch(246, FOOT, 84, 84), ink: 4, material: { ...darkTimber, base: '#3a1c10' } },
      glowing(arch(246, FOOT - 2, 62, 60), '#ff9a3a', 10),
      gear(156, 408, 0.26),
    ],
  },
  {
    material: material('bronze', { texture: 'none' }),
    layers: [
      ...terrace(206, { base: '#98887e' }),
      smoke(396, 152, 26),
      ...chimney(366, 186),
      gear(216, 236, 0.38),
      { svg: path('M82 452V276l108 56v-56l108 56v-56l110 56v120z'), ink: 6, round: 46, material: brick },
      { svg: path('M76 284l10-18 112 58v-58l110 58v-58l108 58v22l-10 0-110-54v54l-108-54v54z'), ink: 3, edge: 8, material: roof },
      glowing(box(108, 372, 50, 42, 5) + box(332, 372, 50, 42, 5), '#ffb03a'),
      { svg: arch(246, FOOT, 84, 92), ink: 4, material: { ...darkTimber, base: '#3a1c10' } },
      glowing(arch(246, FOOT - 2, 60, 66), '#ff9a3a', 10),
    ],
  },
  {
    material: material('bronze', { texture: 'none' }),
    layers: [
      ...terrace(232, { base: '#98887e' }),
      smoke(86, 84, 26),
      smoke(414, 58, 30),
      ...chimney(62, 120, 50),
      ...chimney(390, 96, 54),
      gear(300, 160, 0.54),
      gear(170, 200, 0.34, gilt),
      { svg: path('M38 452V262l112 66v-66l112 66v-66l112 66v-66l100 60v130z'), ink: 6, round: 50, material: brick },
      {
        svg: path('M32 268l10-20 116 68v-68l112 68v-68l112 68v-68l98 58v24l-88-50v50l-112-64v64l-112-64v64z'),
        ink: 3,
        edge: 8,
        material: roof,
      },
      glowing(box(66, 366, 58, 46, 5) + box(152, 366, 58, 46, 5) + box(398, 366, 52, 46, 5), '#ffb03a'),
      { svg: arch(304, FOOT, 110, 116), ink: 4, material: { ...masonry, base: '#8a7868' } },
      { svg: arch(304, FOOT, 84, 98), ink: 4, material: { ...darkTimber, base: '#3a1c10' } },
      glowing(arch(304, FOOT - 2, 62, 76), '#ff9a3a', 12),
    ],
  },
]
