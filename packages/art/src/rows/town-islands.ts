// The towns as islands on the map of towns.
import type { Relief } from '../baker/recipe.ts'
import { island, lights, standing } from '../shapes/island.ts'
import { plain } from '../shapes/person/person.ts'
import { box, ellipse, path } from '../shapes/svg.ts'
import { ash, cinder, cloud, dusk, frost, sand, snow } from './island-grounds.ts'
import { materials as m } from './materials.ts'

const solid = { fill: true, close: 5 }
const tree = (size: number, x: number, base = '#4a8a5a') => standing('pine-tree', size, x, 256, { ...m.leaf, base })

export const townIslands: Record<string, Relief> = {
  heroes: island(301, [
    standing('white-tower', 0.3, 150, 250, { base: '#dfe6f8', second: '#3a62d8', deep: '#3a4a78' }),
    standing('white-tower', 0.3, 362, 250, { base: '#dfe6f8', second: '#3a62d8', deep: '#3a4a78' }),
    standing('white-tower', 0.44, 256, 256, { base: '#f0f4ff', second: '#3a62d8', deep: '#3a4a78' }),
    tree(0.16, 80),
    tree(0.16, 432),
  ]),
  titans: island(
    307,
    [
      standing('medieval-gate', 0.52, 256, 262, { base: '#5a4a50', deep: '#140c10', light: '#d8b0a0', rim: '#ff8a3a' }, solid),
      lights(ellipse(256, 226, 26, 34), '#ff8a2a', 12),
    ],
    cinder,
    ash,
  ),
  angels: island(
    311,
    [
      standing('greek-temple', 0.46, 256, 250, { ...m.holy, base: '#f4ecdc', light: '#ffffff', deep: '#6a5a8a' }),
      lights(ellipse(256, 24, 30), '#fff0b0', 20),
    ],
    { base: '#c8b8e0', second: '#b8a8d8', deep: '#4a3e78', light: '#ffffff', rim: '#ffe9a0' },
    cloud,
  ),
  yotuns: island(
    313,
    [
      standing('viking-longhouse', 0.46, 240, 256, { ...m.bark, base: '#8a5a3a', deep: '#2a140a', rim: '#c8f4ff' }, solid),
      tree(0.2, 432, '#d8ecf8'),
      lights(ellipse(240, 226, 18, 22), '#ffb04a'),
    ],
    frost,
    snow,
  ),
  sur: island(
    317,
    [
      standing('mammoth', 0.5, 250, 268, { ...m.fur, base: '#8a6a8a', deep: '#2a1834', rim: '#ffcf8a' }, solid),
      standing('family-house', 0.2, 236, 94, { base: '#d8a86a', deep: '#4a2a1e' }, solid),
    ],
    { base: '#9a7050', second: '#8a6448', deep: '#2e1a14', light: '#ffe0a8' },
    sand,
  ),
  amethyst: island(
    331,
    [
      standing('crystal-growth', 0.5, 256, 262, { ...m.violet, base: '#a85af0', light: '#f4e0ff', metal: 0.5 }),
      lights(ellipse(256, 210, 60, 40), '#d89aff', 24),
    ],
    { base: '#6a4a90', second: '#5a3e80', deep: '#1a0e34', light: '#e0c8ff', rim: '#d89aff' },
    { base: '#7a5ab0', second: '#8a68c0', light: '#e8d0ff', deep: '#2a1450', rim: '#e0b0ff' },
  ),
  water: island(
    337,
    [
      {
        svg: path('M256 50q16 0 18 20 90 20 100 130l26 44v20H112v-20l26-44q10-110 100-130 2-20 18-20z'),
        ink: 5,
        round: 60,
        material: plain('#3a9a98', { texture: 'hammer', deep: '#062a34', rim: '#8affe8' }),
      },
      { svg: path('M222 262v-62q0-36 34-36t34 36v62z'), ink: 4, free: true, material: plain('#0e2a34') },
      lights(ellipse(192, 176, 12) + ellipse(320, 176, 12), '#ffe08a', 6),
      standing('coral', 0.2, 72, 252, { ...m.red, base: '#f0607a' }),
      standing('coral', 0.18, 440, 250, { ...m.red, base: '#f0607a' }),
    ],
    { base: '#3a7a8a', second: '#2e6a7a', deep: '#06242e', light: '#b8f4f0', rim: '#7affee' },
    { base: '#3aa8a0', second: '#4ab8ae', light: '#d0fff4', deep: '#0a3a40', rim: '#8affe8' },
  ),
  shadow: island(
    347,
    [
      standing('spooky-house', 0.5, 256, 262, { base: '#2e2650', deep: '#08061a', light: '#8a7ac0', rim: '#b89aff' }, solid),
      lights(ellipse(300, 176, 8) + ellipse(216, 220, 8), '#c89aff'),
    ],
    dusk,
    { ...dusk, base: '#463a70', rough: 1.4 },
  ),
  ranks: island(
    349,
    [
      standing('podium', 0.42, 256, 272, { ...m.red, base: '#b8362e', second: '#e8b038', deep: '#3a0e14' }, solid),
      standing('flying-flag', 0.22, 112, 250, { ...m.red }),
      standing('flying-flag', 0.22, 410, 250, { ...m.red }, { flip: true }),
    ],
    {},
    sand,
  ),
  eleph: island(
    353,
    [
      standing('medieval-pavilion', 0.4, 340, 258, { ...m.fur, base: '#f0806a', second: '#f4e6d0', deep: '#5a1e28' }, solid),
      standing('elephant', 0.36, 170, 262, { ...m.wolf, base: '#9a98a8', deep: '#2e2a3a', rim: '#ffc8a0' }, solid),
    ],
    {},
    sand,
  ),
  monastery: island(
    359,
    [
      standing('byzantin-temple', 0.48, 230, 256, { ...m.holy, base: '#f0ead8', second: '#e8a83a', deep: '#6a5070', light: '#ffffff' }),
      tree(0.22, 420),
    ],
    { base: '#b8a8b0', second: '#a898a8', deep: '#4a3e50', light: '#fff8ec', rim: '#ffe0a0' },
  ),
  oblivion: island(
    367,
    [
      { svg: box(150, 84, 212, 180, 6), ink: 5, round: 30, material: plain('#a8b8a8', { deep: '#3a463e' }) },
      { svg: path('M130 90L256 20l126 70z'), ink: 5, round: 30, material: plain('#7a8a80', { deep: '#2a342e' }) },
      standing('wooden-door', 0.24, 256, 264, { ...m.bark, base: '#8a9a8a', deep: '#2a342e' }, solid),
      lights(ellipse(256, 236, 210, 30), '#d8f0e0', 26),
    ],
    { base: '#7a8a80', second: '#6c7c74', deep: '#26302c', light: '#e0f0e4', rim: '#c8ffe0' },
    { base: '#8aa088', second: '#98ae94', light: '#e8f8e0', deep: '#3a4a3e' },
  ),
  ark: island(
    373,
    [
      {
        svg: path('M70 150q50 20 186 20t186-20q-14 84-84 116H154q-70-32-84-116z'),
        ink: 5,
        round: 50,
        material: plain('#8a5a30', { texture: 'bark', deep: '#2a160a', rim: '#ffc888' }),
      },
      { svg: path('M140 156V92h232v64z'), ink: 5, round: 30, material: plain('#a8703c', { texture: 'bark', deep: '#3a1e0c' }) },
      { svg: path('M120 98l136-66 136 66z'), ink: 5, round: 24, material: plain('#7a4424', { texture: 'bark', deep: '#2a120a' }) },
      lights(
        [170, 226, 282, 338].map((x) => ellipse(x, 128, 10, 14)).join('') +
          [140, 200, 260, 320, 372].map((x) => ellipse(x, 208, 9)).join(''),
        '#ffd06a',
      ),
    ],
    { base: '#8a705c', second: '#7c644e', deep: '#2a1c14', light: '#f0d8b4' },
    { base: '#a88a62', second: '#b8986e', light: '#f8e4b8', deep: '#4a341e' },
  ),
}
