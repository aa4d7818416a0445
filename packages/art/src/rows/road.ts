import type { Relief } from '../baker/recipe.ts'
import { figureBase, pointer, portal, runeRing, signpost } from '../shapes/road.ts'
import { ellipse, ellipses, path } from '../shapes/svg.ts'
import { firstIslands } from './islands.ts'
import { materials as m, material } from './materials.ts'

/** Pictures along the road besides stairs. */
export const roadThings: Record<string, Relief> = {
  'base/ally': figureBase('gold', '#d6982f', '#2a5ad8', '#8ac0ff'),
  'base/enemy': figureBase('bronze', '#8a3f2a', '#b02a26', '#ff9a7a'),
  'base/boss': figureBase('violet', '#7a3ac0', '#3a1460', '#d08aff'),
  'base/neutral': figureBase('stone', '#a89a88', '#5a6a5a', '#d8f0c8'),
  ...firstIslands,
  portal: portal(),
  turn: signpost(),
  teleport: runeRing(),
  pointer: pointer(),
  talker: {
    material: material('fire'),
    layers: [
      { svg: ellipse(256, 250, 130, 130), kind: 'glow', soft: 50, opacity: 0.5, material: { glow: '#ff9a3a' } },
      { svg: path('M60 420l250-110 24 50-250 110zM452 420L202 310l-24 50 250 110z'), material: m.bark, ink: 7 },
      {
        svg: path('M256 40q20 80 80 130 50 50 40 120-14 100-120 110-106-10-120-110-6-60 44-100 0 40 26 50 0-120 50-200z'),
        ink: 6,
        material: { base: '#f0661f' },
      },
      {
        svg: path('M256 190q50 60 50 130 0 60-50 66-50-6-50-66 0-50 50-130z'),
        ink: 0,
        material: { base: '#ffd23a', light: '#ffffe0' },
        free: true,
      },
      {
        svg: ellipses(
          [
            [90, 470],
            [170, 486],
            [256, 490],
            [342, 486],
            [422, 470],
          ],
          44,
          24,
        ),
        material: m.stone,
        ink: 6,
        close: 2,
      },
    ],
  },
}
