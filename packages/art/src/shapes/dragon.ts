import type { Layer, Material } from '../baker/recipe.ts'
import { plain } from './person/person.ts'
import { ellipse, path, stroke } from './svg.ts'

/** The head of a dragon or a hydra with an open mouth. */
export interface DragonHead {
  hide: Partial<Material>
  horn: string
  eye: string
}

/** Layers of a head whose neck joins at x, y; it looks to the right, or with `side` -1 to the left. */
export function dragonHead({ hide, horn, eye }: DragonHead, x: number, y: number, size: number, side: 1 | -1, turn = 0): Layer[] {
  const at = (svg: string) => `<g transform="translate(${x} ${y}) scale(${side * size} ${size}) rotate(${turn})">${svg}</g>`
  const free = true
  return [
    {
      svg: at(path('M-20-66Q-50-128-124-130-84-104-70-40zM-64 44l-56-18 34-22-48-44 62 8z')),
      material: plain(horn, { deep: '#3a2412', texture: 'bark' }),
      ink: 5,
      edge: 18,
    },
    { svg: at(path('M0 30Q60 56 172 12l-20 52Q84 86 20 70z')), material: plain('#7a1424', { deep: '#2a0410' }), ink: 4, edge: 16, free },
    { svg: at(path('M-20 40Q30 44 58 64q52 14 102 0 4 32-50 44-70 8-116-20z')), material: hide, ink: 6, round: 40 },
    { svg: at(path('M92 70l8-26 12 24zM126 70l10-26 8 22z')), material: plain('#fff4dc'), ink: 3, edge: 6, free },
    {
      svg: at(path('M-66 50Q-92-40-24-86q66-26 122 20 60 6 90 52 4 22-14 36-62 16-114 2-38 8-46 40-30 26-78-14z')),
      material: hide,
      ink: 6,
      round: 70,
    },
    { svg: at(path('M170 20l-10 30-14-26zM134 26l-8 26-14-26zM98 26l-8 22-12-24z')), material: plain('#fff4dc'), ink: 3, edge: 6, free },
    { svg: at(ellipse(46, -34, 23, 20)), material: plain(eye, { metal: 0.5, light: '#fffbd0', deep: '#8a3a06' }), ink: 5, edge: 18, free },
    {
      svg: at(ellipse(50, -34, 6, 16) + ellipse(158, -14, 9, 5)),
      material: plain('#140d18', { rough: 0 }),
      ink: 0,
      edge: 8,
      free,
      close: 1,
    },
    { svg: at(stroke('M14-54q40-22 76 6', 16)), material: hide, ink: 3, edge: 9, free },
  ]
}
