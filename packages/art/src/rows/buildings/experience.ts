import type { Relief } from '../../baker/recipe.ts'
import { box, ellipse, path, ring, star } from '../../shapes/svg.ts'
import { materials as m, material } from '../materials.ts'
import { arch, darkTimber, FOOT, gable, gilt, glowing, masonry, terrace, timber } from './kit.ts'

const slate = { ...m.arcane, base: '#4a5ad0', light: '#c8dcff', deep: '#141a4a', texture: 'scale' } as const
const paper = { ...m.holy, base: '#f8eed8' }
const crystal = { ...m.aqua, base: '#6ae8ff', second: '#6ae8ff', light: '#f0ffff' }

/** Experience: a school that becomes an observatory. */
export const experience: Relief[] = [
  {
    material: material('arcane'),
    layers: [
      ...terrace(176),
      { svg: box(150, 318, 212, 134, 6), ink: 6, round: 40, material: timber },
      { svg: box(150, 318, 18, 134) + box(344, 318, 18, 134) + box(150, 372, 212, 14), ink: 3, edge: 8, material: darkTimber },
      { svg: path('M116 332L256 214l140 118z'), ink: 6, round: 40, material: slate },
      { svg: arch(256, FOOT, 66, 92), ink: 4, material: { ...darkTimber, base: '#4a2c18' } },
      { svg: ellipse(256, 292, 26), ink: 5, material: crystal },
      glowing(box(184, 396, 28, 30, 4) + box(300, 396, 28, 30, 4)),
      { icon: 'open-book', size: 0.25, x: 130, y: 440, material: paper, ink: 5 },
    ],
  },
  {
    material: material('arcane'),
    layers: [
      ...terrace(196),
      { svg: box(86, 330, 130, 122, 4), ink: 6, round: 40, material: masonry },
      { svg: path('M66 340l84-74 84 74z'), ink: 6, round: 30, material: slate },
      { svg: path('M206 452V206h150v246z'), ink: 6, round: 60, material: masonry },
      { svg: path('M180 216L281 92l101 124z'), ink: 6, round: 50, material: slate },
      { svg: arch(281, FOOT, 62, 96), ink: 4, material: { ...darkTimber, base: '#4a2c18' } },
      { svg: ellipse(281, 262, 34), ink: 5, material: crystal },
      { svg: ring(281, 262, 46, 34), ink: 3, edge: 8, material: gilt },
      glowing(arch(128, 424, 26, 40) + arch(178, 424, 26, 40)),
      { icon: 'open-book', size: 0.25, x: 398, y: 436, material: paper, ink: 5 },
      { svg: star(281, 92, 30, 13, 5), ink: 4, material: gilt },
    ],
  },
  {
    material: material('arcane'),
    layers: [
      ...terrace(226),
      { svg: box(40, 322, 432, 130, 4), ink: 6, round: 40, material: masonry },
      { svg: path('M24 330h464l-36-48H60z'), ink: 6, round: 24, material: slate },
      { svg: box(72, 220, 84, 110) + box(356, 220, 84, 110), ink: 6, round: 40, material: masonry },
      { svg: gable(114, 230, 124, 108) + gable(398, 230, 124, 108), ink: 6, round: 36, material: slate },
      { svg: path('M176 452V190h160v262z'), ink: 6, round: 70, material: { ...masonry, base: '#cabca6' } },
      { svg: path('M150 204q6-130 106-150 100 20 106 150z'), ink: 6, round: 80, material: { ...slate, texture: 'none', metal: 0.5 } },
      { svg: path('M244 78h24v126h-24z'), ink: 2, edge: 10, free: true, material: { ...gilt } },
      { svg: box(148, 190, 216, 22, 8), ink: 5, edge: 10, material: gilt },
      { svg: arch(256, FOOT, 78, 112), ink: 4, material: { ...darkTimber, base: '#4a2c18' } },
      { svg: ellipse(256, 276, 42), ink: 5, material: crystal },
      { svg: ring(256, 276, 56, 42), ink: 3, edge: 8, material: gilt },
      glowing([82, 132, 380, 430].map((x) => arch(x, 424, 26, 54)).join('') + arch(114, 300, 24, 44) + arch(398, 300, 24, 44)),
      { svg: ellipse(256, 58, 26), kind: 'glow', soft: 20, opacity: 0.9, material: { glow: '#ffe27a' }, free: true },
      { svg: star(256, 56, 42, 17, 5), ink: 5, material: { ...gilt, base: '#ffd84a', light: '#fffbe0' } },
      { icon: 'open-book', size: 0.24, x: 256, y: 452, material: paper, ink: 5 },
    ],
  },
]
