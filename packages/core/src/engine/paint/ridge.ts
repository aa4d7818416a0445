import { layered, looped, smooth } from './noise.ts'
import { perPixel } from './surface.ts'

/** Height of the crest, 0…1, at `turn` of the strip: ridged fractal noise. */
function crest(turn: number, seed: number, detail: number): number {
  let sum = 0
  let weight = 1
  let fine = detail
  for (let i = 0; i < 5; i++) {
    sum += weight * (1 - Math.abs(looped(turn, seed + i * 9, fine)))
    weight *= 0.42
    fine *= 2.1
  }
  return (sum / 1.72) ** 1.7
}

/**
 * A mountain ridge, neutral and bright so that a tint colours it: lit and shaded flanks, snow near the top, and a lower edge that fades into the
 * mist. Tiles horizontally.
 */
export function paintRidge(width: number, height: number, seed: number, detail: number): HTMLCanvasElement {
  const heights = Float32Array.from({ length: width }, (_, x) => crest(x / width, seed, detail))
  const at = (x: number) => {
    const column = Math.round(x)
    return heights[column < 0 ? column + width : column < width ? column : column - width]!
  }
  const tall = height * 0.62
  return perPixel(width, height, (x, y, out) => {
    const peak = heights[x]!
    const deep = y - (1 - peak) * tall
    if (deep < 0) {
      out[3] = 0
      return
    }
    const spread = 3 + deep * 0.3
    const slope = (at(x + spread) - at(x - spread)) * (36 / (spread + 8))
    const rough = layered(x / 11 + seed, y / 18, 3) - 0.5
    const lit = smooth(-0.5, 0.7, slope + rough * 1.3)
    const snow = smooth(0.14, -0.1, deep / tall - peak * 0.3 + rough * 0.34) * smooth(0.3, 0.6, peak)
    const value = 96 + lit * 110 + snow * (60 + lit * 90)
    const pale = smooth(0, 1, y / height) * 70
    out[0] = Math.min(255, value + pale)
    out[1] = Math.min(255, value + pale + snow * 8)
    out[2] = Math.min(255, value + pale + 14 + snow * 14)
    out[3] = 255 * Math.min(1, deep / 1.4) * smooth(height, height * 0.52, y)
  })
}
