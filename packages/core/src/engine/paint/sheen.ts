import { smooth } from './noise.ts'
import { perPixel } from './surface.ts'

/** Width of a third of the picture, in pixels: the band is in the middle third. */
export const sheenWidth = 96

/** A slanting band of light between two empty thirds. */
export function paintSheen(): HTMLCanvasElement {
  const height = 128
  return perPixel(sheenWidth * 3, height, (x, y, out) => {
    const aside = Math.abs(x - sheenWidth * 1.5 - (0.5 - y / height) * 40)
    out[0] = 255
    out[1] = 250
    out[2] = 226
    out[3] = 120 * smooth(28, 4, aside)
  })
}
