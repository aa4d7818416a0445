import { plain } from '../../shapes/person/person.ts'
import { star } from '../../shapes/svg.ts'
import { unicorn } from '../../shapes/unicorn.ts'
import { materials as m, material } from '../materials.ts'
import { gold, type Kinds, light, ray, turned } from './kit.ts'

const flames =
  'M286 96Q240 70 214-2Q196 44 168 74Q134 44 92 40Q116 88 106 132Q60 124 6 154Q64 176 80 214Q34 240 2 300Q62 284 92 306Q44 350 30 432Q88 390 132 388Q120 450 76 508Q170 500 200 430Q218 380 214 320Q232 240 270 190Q300 150 286 96z'
const horn = { ...gold, base: '#ffd05a' }

export const unicorns: Kinds = {
  white_unicorn: {
    material: material('holy', { rim: '#ffb0e8' }),
    layers: [
      ...unicorn({
        coat: plain('#f2eefa', { deep: '#6a5a90', light: '#ffffff', rim: '#ffb0e8', rough: 0.2 }),
        mane: plain('#b48ae0', { deep: '#3a1a6a', light: '#f0d8ff', rim: '#ffb0e8' }),
        horn,
        line: '#8a78b0',
        eye: '#8a4ae0',
      }),
      ray(star(448, 60, 44, 8, 4) + star(60, 110, 30, 6, 4) + star(474, 250, 22, 5, 4), '#fff4ff', 3),
    ],
    fadeFrom: 460,
  },
  dawn_unicorn_ob: {
    material: material('rose', { rim: '#ffd24a' }),
    layers: [
      ray(star(236, 250, 250, 130, 16), '#ffc05a', 12, 0.6),
      light('#ff9a5a', 236, 250, 150, 0.7),
      ...turned(
        unicorn({
          coat: plain('#ffe4d0', { deep: '#a04a5a', light: '#ffffff', rim: '#ffd24a' }),
          maneShape: flames,
          mane: { ...m.fire, base: '#f0621a', second: '#f0621a', light: '#ffe07a' },
          horn,
          line: '#b8685a',
          eye: '#e0701a',
        }),
      ),
    ],
    fadeFrom: 460,
  },
}
