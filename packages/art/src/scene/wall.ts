import { clamp, mix, type Rgb, rgb, scale, smooth } from '../baker/colour.ts'
import { fine, fractal } from '../baker/noise.ts'
import type { Wall } from './scene.ts'

/** Returns the colour of a wall at x, y. */
export function wallAt({ kind, dark, light }: Wall, seed: number): (x: number, y: number) => Rgb {
  const [low, high] = [rgb(dark), rgb(light)]
  const lit = (amount: number): Rgb => mix(low, high, clamp(amount))
  return (x, y) => {
    const stain = fractal(x * 4 + seed, y * 4, 4) * 0.3
    switch (kind) {
      case 'stone': {
        const row = Math.floor(y * 9)
        const along = x * 8 + (row & 1) * 0.5 + fine(row * 2.3, seed) * 0.2
        const column = Math.floor(along)
        const [u, v] = [along - column, y * 9 - row]
        const seam = smooth(0, 0.09, Math.min(u, 1 - u, (v * 8) / 9, ((1 - v) * 8) / 9) + fractal(x * 40, y * 40, 2) * 0.05)
        const bevel = smooth(0.22, 0.05, Math.min(u, v)) * 0.16 - smooth(0.78, 0.96, Math.max(u, v)) * 0.2
        return scale(
          lit(0.5 + stain + fine(column * 3.3 + 0.4, row * 4.7) * 0.22 + bevel + fractal(x * 30, y * 30, 3) * 0.18),
          0.45 + 0.55 * seam,
        )
      }
      case 'planks': {
        const column = Math.floor(x * 11)
        const u = x * 11 - column
        const grain = fractal(x * 70 + column * 9, y * 4 + column * 3.1, 3)
        return scale(
          lit(0.5 + stain * 0.6 + grain * 0.4 + fine(column * 1.7, 0.4) * 0.25),
          1 - smooth(0.44, 0.49, Math.abs(u - 0.5)) * 0.55,
        )
      }
      case 'cloth': {
        const fold = Math.sin((x + fractal(x * 2 + seed, y * 1.2, 2) * 0.06) * 58 + Math.sin(y * 3) * 0.6)
        return scale(lit(0.45 + fold * 0.4 + stain * 0.5), 0.92 + fine(x * 240, y * 240) * 0.05)
      }
      case 'panes': {
        const [u, v] = [(x * 7) % 1, (y * 5) % 1]
        const bar = smooth(0.06, 0.03, Math.min(u, 1 - u, v, 1 - v))
        const haze = fractal(x * 5 + seed, y * 5, 4)
        const glare = smooth(0.35, 0.6, Math.sin((x * 7 + y * 5) * 1.1 + Math.floor(x * 7) + Math.floor(y * 5)))
        return mix(mix(lit(0.55 + haze * 0.8 - y * 0.3), [1, 1, 1], glare * 0.22), scale(low, 0.4), bar)
      }
      case 'rock': {
        const crag = fractal(x * 5 + seed, y * 6, 5)
        const facet = fractal(x * 5 + seed - 0.04, y * 6 - 0.06, 5)
        const vein = smooth(0.05, 0, Math.abs(fractal(x * 3 + seed * 2, y * 3, 4)))
        return scale(lit(0.42 + (crag - facet) * 4.5 + stain), 1 - vein * 0.45)
      }
    }
  }
}
