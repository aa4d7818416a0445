// Furniture of rooms and markets.
import { plain } from '../../shapes/person/person.ts'
import { box, ellipse, path } from '../../shapes/svg.ts'
import { at, brass, made, timber } from './kit.ts'

export const shelf = made('bark', timber, [
  {
    svg: box(20, 20, 24, 480) + box(468, 20, 24, 480) + [20, 170, 320, 476].map((y) => box(20, y, 472, 26)).join(''),
    ink: 6,
    edge: 12,
    maxHole: 0,
    close: 1,
  },
])
export const counter = made('bark', timber, [
  { svg: box(20, 220, 472, 250, 10), ink: 6, round: 40 },
  { svg: box(6, 186, 500, 48, 10), ink: 6, edge: 16, material: plain('#a8703c', { texture: 'bark', deep: '#3a1e0c' }) },
  { svg: [90, 200, 310, 420].map((x) => box(x, 250, 10, 210, 4)).join(''), ink: 0, free: true, material: plain('#4a2a14') },
])
export const awning = (one: string, two: string) =>
  made('fur', plain(one, { texture: 'cloth' }), [
    { svg: path('M60 120h392l50 150H10z'), ink: 6, round: 40 },
    {
      svg: path('M138 120h60l-30 150H100zM276 120h60l20 150h-68z') + path('M396 120h56l50 150h-66z'),
      ink: 2,
      free: true,
      material: plain(two, { texture: 'cloth' }),
    },
    { svg: [51, 133, 215, 297, 379, 461].map((x) => ellipse(x, 272, 41, 34)).join(''), ink: 5, close: 1, edge: 20 },
    { svg: box(40, 300, 18, 200) + box(454, 300, 18, 200), ink: 5, material: timber },
  ])
export const hanging = (x: number, y: number, width = 0.05) => at('old-lantern', brass, x, y, width, { fill: true, floats: true })
