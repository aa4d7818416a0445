// The parts of the arena's scene. Its ground consists of those of a clan's island.
import { randomStream } from '../baker/random.ts'
import type { Relief } from '../baker/recipe.ts'
import { plain } from '../shapes/person/person.ts'
import { box, ellipse, type Point, path, stroke } from '../shapes/svg.ts'
import { material } from './materials.ts'

/** The arcs of the stands: heights at both ends and of the control point in the middle. */
const arcs = { top: [196, 16], seats: [232, 92], parapet: [352, 246] } as const
type Arc = readonly [ends: number, middle: number]
const LEFT = 8
const WIDTH = 496

const at = ([ends, middle]: Arc, t: number): Point => [LEFT + WIDTH * t, ends * ((1 - t) ** 2 + t * t) + 2 * t * (1 - t) * middle]
const along = ([ends, middle]: Arc): string => `M${LEFT} ${ends}Q256 ${middle} ${LEFT + WIDTH} ${ends}`

/** Spectators of one of `of` colours, in three rows. */
function crowd(turn: number, of: number): string {
  const random = randomStream(521)
  let out = ''
  for (let row = 0; row < 4; row++) {
    for (let k = 0; k < 34; k++) {
      const part = (row + 0.7) / 4.4
      const arc: Arc = [arcs.seats[0] + (arcs.parapet[0] - arcs.seats[0]) * part, arcs.seats[1] + (arcs.parapet[1] - arcs.seats[1]) * part]
      const [x, y] = at(arc, (k + 0.5 + (row % 2) * 0.5 + (random() - 0.5) * 0.3) / 35)
      const isThere = random() > 0.14
      if (isThere && Math.floor(random() * of) === turn) out += ellipse(x, y + 6, 5.4, 7) + ellipse(x, y - 3, 4.2)
    }
  }
  return out
}
const COLOURS = ['#c8543a', '#3a6ab8', '#d8a83a', '#5a9a5a', '#8a5aa8', '#e0d0b8']

export const arenaStands: Record<string, Relief> = {
  stands: {
    material: material('stone', plain('#e0c49a', { texture: 'crack', deep: '#5a4034', rim: '#fff0c8', light: '#fff6e0' })),
    layers: [
      { svg: path(`${along(arcs.top)}V${arcs.parapet[0]}Q256 ${arcs.parapet[1]} ${LEFT} ${arcs.parapet[0]}z`), ink: 3, round: 30 },
      {
        svg: path(`${along(arcs.seats)}V${arcs.parapet[0]}Q256 ${arcs.parapet[1]} ${LEFT} ${arcs.parapet[0]}z`),
        ink: 2,
        edge: 10,
        round: 14,
        material: plain('#8a6a54', { deep: '#2e1c18', texture: 'none' }),
      },
      ...COLOURS.map((colour, turn) => ({
        svg: crowd(turn, COLOURS.length),
        ink: 1.6,
        edge: 4,
        round: 5,
        close: 1,
        free: true,
        material: plain(colour, { deep: '#241418' }),
      })),
      {
        svg: Array.from({ length: 15 }, (_, k) => {
          const [x, y] = at([(arcs.top[0] + arcs.seats[0]) / 2 + 2, (arcs.top[1] + arcs.seats[1]) / 2 + 4], (k + 0.5) / 15)
          return `<path d="M${(x - 7).toFixed(1)} ${(y + 14).toFixed(1)}v-16a7 7 0 0 1 14 0v16z"/>`
        }).join(''),
        ink: 2,
        edge: 4,
        free: true,
        material: plain('#5a3a3e'),
      },
      { svg: stroke(along(arcs.top), 14), ink: 2.5, edge: 8, material: plain('#f0dcb8', { deep: '#6a4a3a', light: '#ffffff' }) },
      { svg: stroke(along(arcs.seats), 8), ink: 2, edge: 5, material: plain('#f0dcb8', { deep: '#6a4a3a', light: '#ffffff' }) },
      {
        svg: stroke(along(arcs.parapet), 22),
        ink: 3,
        edge: 10,
        material: plain('#d8b888', { deep: '#5a3a2a', texture: 'crack', light: '#fff6e0' }),
      },
    ],
    crop: [0, 80, 512, 300],
  },
  pennant: {
    material: material('steel', plain('#e8e8e8', { light: '#ffffff', deep: '#7a7a7a', rim: '#ffffff', texture: 'cloth' })),
    layers: [
      { svg: path('M130 40h252v380l-126 72-126-72z'), ink: 8, round: 40 },
      { svg: box(96, 14, 320, 36, 16), ink: 7, edge: 14, material: plain('#ffffff', { deep: '#8a8078' }) },
    ],
    crop: [80, 0, 352, 512],
  },
}
