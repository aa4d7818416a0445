import { clamp, type Rgb } from './colour.ts'
import { AREA, type Field, field, SIZE } from './field.ts'

/** A picture being painted: four planes, colours multiplied by their opacity. */
export interface Canvas {
  r: Field
  g: Field
  b: Field
  a: Field
}

export const canvas = (): Canvas => ({ r: field(), g: field(), b: field(), a: field() })

/** Lays a colour over a pixel. */
export function over(on: Canvas, i: number, [r, g, b]: Rgb, opacity: number): void {
  const rest = 1 - opacity
  on.r[i] = on.r[i]! * rest + r * opacity
  on.g[i] = on.g[i]! * rest + g * opacity
  on.b[i] = on.b[i]! * rest + b * opacity
  on.a[i] = on.a[i]! * rest + opacity
}

/** Lays a colour on what is already painted, without widening its outline. */
export function within(on: Canvas, i: number, [r, g, b]: Rgb, opacity: number): void {
  const rest = 1 - opacity
  const part = opacity * on.a[i]!
  on.r[i] = on.r[i]! * rest + r * part
  on.g[i] = on.g[i]! * rest + g * part
  on.b[i] = on.b[i]! * rest + b * part
}

/** Bytes of red, green, blue and (unmultiplied) opacity, as image libraries want them. */
export function bytes(of: Canvas): Buffer {
  const out = Buffer.alloc(AREA * 4)
  for (let i = 0; i < AREA; i++) {
    const a = of.a[i]!
    if (a < 0.004) continue
    out[i * 4] = Math.round(clamp(of.r[i]! / a) * 255)
    out[i * 4 + 1] = Math.round(clamp(of.g[i]! / a) * 255)
    out[i * 4 + 2] = Math.round(clamp(of.b[i]! / a) * 255)
    out[i * 4 + 3] = Math.round(clamp(a) * 255)
  }
  return out
}

/** Lets the picture dissolve from `top` down to the lower edge, a little unevenly. */
export function fadeOut(of: Canvas, top: number, unevenness: (x: number, y: number) => number): void {
  for (let i = Math.max(0, (top - 40) * SIZE); i < AREA; i++) {
    const x = i % SIZE
    const y = Math.floor(i / SIZE)
    const kept = 1 - clamp((y - top + unevenness(x, y) * 26) / (SIZE - top - 30))
    for (const plane of [of.r, of.g, of.b, of.a]) plane[i] = plane[i]! * kept
  }
}
