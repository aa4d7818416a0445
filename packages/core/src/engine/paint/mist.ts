import { layered, looped, smooth } from './noise.ts'
import { perPixel } from './surface.ts'

/** White mist that tiles horizontally, soft above and below. */
export function paintMist(width: number, height: number): HTMLCanvasElement {
  return perPixel(width, height, (x, y, out) => {
    const v = 0.5 + looped(x / width, y / 30, 9) * 0.3 + looped(x / width, y / 14 + 9, 22) * 0.16 + (layered(x / 9, y / 6, 2) - 0.5) * 0.06
    out[0] = 255
    out[1] = 255
    out[2] = 255
    out[3] = 255 * smooth(0.28, 0.82, v) * Math.sin((Math.PI * y) / height)
  })
}
