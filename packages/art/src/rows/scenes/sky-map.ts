// The sky behind the map of towns: far islands over a sea of clouds, and the stair that leads between them.
import type { Scene, Thing } from '../../scene/scene.ts'
import { step } from '../../shapes/stair.ts'
import { islands } from '../islands.ts'
import { stairThemes } from '../stairs.ts'
import { clouds } from './clouds.ts'
import { lamp, put } from './kit.ts'

const slab = step(stairThemes.stone!, 47)
/** The stair winds from the lower edge to the island in the middle, and its steps grow smaller. */
const STEPS = 14
const stair: Thing[] = Array.from({ length: STEPS }, (_, k) => {
  const far = k / (STEPS - 1)
  const bend = Math.sin(far * 5.8) * 0.25 * (1 - far * 0.6)
  return put(slab, 0.36 + bend + far * 0.21, 0.99 - far ** 0.8 * 0.43, 0.13 * (1 - far) ** 1.2 + 0.018, {
    haze: 0.1 + far * 0.5,
    floats: true,
  })
}).reverse()

const island = (name: string, x: number, y: number, width: number, haze: number): Thing =>
  put(islands[name]!, x, y, width, { haze, floats: true })

export const skyMap: Scene = {
  sky: ['#1c3f8c', '#3c78c4', '#7fb4e4', '#c4dce8', '#fbe2b8', '#f4b48c'],
  seed: 61,
  sun: { x: 0.55, y: 0.36, radius: 0.13, colour: '#fff0c0', rays: true },
  ridges: [{ y: 0.74, height: 0.15, colour: '#7f96c8', mist: '#f4dcc8', peaks: true, snow: '#fff4ea' }],
  ground: { kind: 'cloud', y: 0.8, near: '#fff0e0', far: '#e0ccd8' },
  things: [
    island('volcano', 0.1, 0.36, 0.075, 0.72),
    island('fort', 0.93, 0.34, 0.08, 0.7),
    ...clouds('mauve', 0.35, [0.1, 0.39, 0.16, 0.94, 0.37, 0.18, 0.28, 0.24, 0.13]),
    island('temple', 0.56, 0.56, 0.17, 0.45),
    ...clouds('white', 0.25, [0.5, 0.585, 0.2, 0.66, 0.59, 0.17]),
    ...stair.slice(0, 10),
    island('windmill', 0.12, 0.68, 0.14, 0.45),
    island('watch', 0.88, 0.7, 0.15, 0.42),
    ...clouds('mauve', 0.2, [0.04, 0.74, 0.26, 0.97, 0.76, 0.28, 0.36, 0.8, 0.22]),
    ...stair.slice(10),
    ...clouds('white', 0.06, [0.82, 0.95, 0.36, 0.02, 0.99, 0.3, 0.52, 1.02, 0.34]),
  ],
  lamps: [lamp(0.55, 0.38, 0.3, '#ffe6b0', 0.35)],
}
