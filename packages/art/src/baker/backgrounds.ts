import { clamp, mix, type Rgb, rgb, smooth } from './colour.ts'
import { fractal } from './noise.ts'

/** Opaque pixels, three bytes each. */
export interface OpaqueImage {
  width: number
  height: number
  pixels: Buffer
}

function paintImage(width: number, height: number, colour: (x: number, y: number) => Rgb): OpaqueImage {
  const pixels = Buffer.alloc(width * height * 3)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 3
      colour(x, y).forEach((part, k) => {
        pixels[at + k] = Math.round(clamp(part) * 255)
      })
    }
  }
  return { width, height, pixels }
}

/** Renders the backdrop of a card, 300 x 400: a swirling glow in the upper middle, rays from above, dark bottom and corners. */
export function backdrop(colours: [string, string, string], seed: number): OpaqueImage {
  const [dark, middle, glow] = colours.map(rgb) as [Rgb, Rgb, Rgb]
  const offset = seed * 17.3
  return paintImage(300, 400, (x, y) => {
    const u = x / 300 - 0.5
    const v = y / 400
    const bendX = fractal(x / 150 + offset, y / 150, 2) * 0.7
    const bendY = fractal(x / 150 + 9, y / 150 + offset, 2) * 0.7
    const cloud = fractal(x / 130 + bendX + offset, y / 110 + bendY + offset * 2, 5)
    const light = clamp(1.02 - Math.hypot(u * 1.15, v - 0.42) * 1.75 + cloud * 0.42)
    let colour = light < 0.5 ? mix(dark, middle, smooth(0, 0.5, light)) : mix(middle, glow, smooth(0.5, 1.12, light) * 0.92)
    const angle = Math.atan2(u, 0.9 - v + 0.42)
    colour = mix(colour, glow, smooth(0.1, 0.9, fractal(angle * 7 + offset, 3.3, 3) * 0.9 + 0.3) * smooth(0.9, -0.2, v) * 0.22)
    const brush = fractal((x * 0.8 + y * 0.6) / 60, (y * 0.8 - x * 0.6) / 9, 3) * 0.07
    colour = mix(colour, dark, smooth(0.74, 1, v) * 0.75)
    const corner = 1 - smooth(0.42, 0.86, Math.hypot(u, v - 0.5)) * 0.62
    return colour.map((part) => (part * (1 + brush) + brush * 0.3) * corner) as Rgb
  })
}

/** Blends a texture with copies of itself shifted by its size, so that it tiles without a seam. */
function seamless(side: number, value: (x: number, y: number) => number): (x: number, y: number) => number {
  return (x, y) => {
    const u = x / side
    const v = y / side
    const upper = value(x, y) * (1 - u) + value(x - side, y) * u
    const lower = value(x, y - side) * (1 - u) + value(x - side, y - side) * u
    return (upper * (1 - v) + lower * v) / Math.sqrt((u * u + (1 - u) ** 2) * (v * v + (1 - v) ** 2))
  }
}

/** Renders old paper, 256 x 256, tileable. */
export function parchment(): OpaqueImage {
  const [pale, tan, brown] = ['#f0dfb4', '#c9a66b', '#8a6236'].map(rgb) as [Rgb, Rgb, Rgb]
  const stains = seamless(256, (x, y) => fractal(x / 90, y / 90, 5))
  const fibres = seamless(256, (x, y) => fractal(x / 9, y / 40, 3))
  const grain = seamless(256, (x, y) => fractal(x / 2.5, y / 2.5, 2))
  return paintImage(256, 256, (x, y) => {
    const stain = stains(x, y)
    const fibre = fibres(x, y)
    const colour = mix(mix(pale, tan, clamp(0.22 + stain * 0.4 + fibre * 0.1)), brown, smooth(0.4, 0.8, stain + fibre * 0.25) * 0.2)
    const k = 1 + grain(x, y) * 0.035
    return colour.map((part) => part * k) as Rgb
  })
}

/** Renders dark horizontal boards, 256 x 256, tileable. */
export function wood(): OpaqueImage {
  const [light, dark] = ['#4a2c18', '#2a170d'].map(rgb) as [Rgb, Rgb]
  const waves = seamless(256, (x, y) => fractal(x / 130, y / 34, 3) * 22)
  const streaks = seamless(256, (x, y) => fractal(x / 36, y / 2.2, 3))
  return paintImage(256, 256, (x, y) => {
    const rings = Math.sin(((y + waves(x, y)) * Math.PI * 2 * 9) / 256) * 0.5 + 0.5
    let colour = mix(dark, light, clamp(0.25 + rings * 0.45 + streaks(x, y) * 0.35))
    const inBoard = y % 64
    if (inBoard < 2) colour = mix(colour, [0, 0, 0], 0.65)
    if (inBoard === 2) colour = mix(colour, light, 0.5)
    return colour
  })
}
