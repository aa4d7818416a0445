import { mix } from './colour.ts'
import { layered, smooth } from './noise.ts'
import { perPixel } from './surface.ts'

/**
 * Flagstones in perspective, far edge on top, lit in the middle. `width` × `height` in pixels; the stones are as big as on a view of 600 × 470 at any
 * resolution. Colours: `dark` between the stones, `lit` where light falls, `haze` far away.
 */
export function paintFloor(width: number, height: number, dark: number, lit: number, haze: number): HTMLCanvasElement {
  return perPixel(width, height, (px, py, out) => {
    const x = ((px / width) * 2 - 1) * 300
    const y = py / height
    const depth = 1 / (0.16 + y * 0.95)
    const across = (x / 210) * depth
    const along = depth * 3.1
    const row = Math.floor(along)
    const shifted = across + (row & 1 ? 0.5 : 0)
    const stone = Math.floor(shifted)
    const gapX = Math.min(shifted - stone, stone + 1 - shifted) / (depth * 0.014)
    const gapY = Math.min(along - row, row + 1 - along) / (depth * depth * 0.014 + 0.008)
    const edge = smooth(0.2, 1.5, Math.min(gapX, gapY))
    const bevel = smooth(3.2, 0.9, Math.min(gapX, gapY)) * edge
    const tone = layered(stone * 3.7 + 9, row * 5.1 + 3, 1) - 0.5
    const rough = layered(across * 5 + 20, along * 5 + 20, 4) - 0.5
    const fine = layered(across * 22, along * 22, 2) - 0.5
    const crack =
      smooth(0.035, 0, Math.abs(layered(across * 1.6 + 40, along * 1.6, 3) - 0.5)) *
      smooth(0.52, 0.7, layered(across * 0.8 + 7, along * 0.8 + 2, 2))
    const centre = Math.exp(-((x / 300) ** 2 * 1.5 + ((y - 0.42) / 0.56) ** 2) * 1.1)
    let value = 0.5 + tone * 0.26 + rough * 0.4 + fine * 0.14 + bevel * 0.14
    value *= (0.38 + 0.62 * edge) * (1 - crack * 0.5)
    let colour = mix(dark, lit, Math.min(1, Math.max(0, value * (0.55 + centre * 0.5))))
    colour = mix(colour, haze, smooth(0.17, 0, y) * 0.72)
    const light = 0.36 + 0.74 * centre + smooth(0.2, 0, y) * 0.4
    out[0] = Math.min(255, ((colour >> 16) & 255) * light)
    out[1] = Math.min(255, ((colour >> 8) & 255) * light)
    out[2] = Math.min(255, (colour & 255) * light)
    out[3] = 255 * smooth(0, 0.025, y)
  })
}
