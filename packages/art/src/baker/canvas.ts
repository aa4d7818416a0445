import { clamp, type Rgb } from './colour.ts'
import { AREA, type Field, field, SIZE } from './field.ts'

/** A picture being painted: four planes, premultiplied by alpha. */
export interface Canvas {
  r: Field
  g: Field
  b: Field
  a: Field
}

export const canvas = (): Canvas => ({ r: field(), g: field(), b: field(), a: field() })

/** Blends a colour over a pixel. */
export function blendOver(target: Canvas, i: number, [r, g, b]: Rgb, opacity: number): void {
  const rest = 1 - opacity
  target.r[i] = target.r[i]! * rest + r * opacity
  target.g[i] = target.g[i]! * rest + g * opacity
  target.b[i] = target.b[i]! * rest + b * opacity
  target.a[i] = target.a[i]! * rest + opacity
}

/** Blends a colour over a pixel without changing its alpha. */
export function blendInside(target: Canvas, i: number, [r, g, b]: Rgb, opacity: number): void {
  const rest = 1 - opacity
  const part = opacity * target.a[i]!
  target.r[i] = target.r[i]! * rest + r * part
  target.g[i] = target.g[i]! * rest + g * part
  target.b[i] = target.b[i]! * rest + b * part
}

/** Returns the picture as bytes of red, green, blue and alpha, not premultiplied. */
export function toBytes(source: Canvas): Buffer {
  const out = Buffer.alloc(AREA * 4)
  for (let i = 0; i < AREA; i++) {
    const a = source.a[i]!
    if (a < 0.004) continue
    out[i * 4] = Math.round(clamp(source.r[i]! / a) * 255)
    out[i * 4 + 1] = Math.round(clamp(source.g[i]! / a) * 255)
    out[i * 4 + 2] = Math.round(clamp(source.b[i]! / a) * 255)
    out[i * 4 + 3] = Math.round(clamp(a) * 255)
  }
  return out
}

/** Fades the picture out from `top` to the bottom edge, slightly unevenly. */
export function fadeOut(source: Canvas, top: number, unevenness: (x: number, y: number) => number): void {
  for (let i = Math.max(0, (top - 40) * SIZE); i < AREA; i++) {
    const x = i % SIZE
    const y = Math.floor(i / SIZE)
    const remaining = 1 - clamp((y - top + unevenness(x, y) * 26) / (SIZE - top - 30))
    for (const plane of [source.r, source.g, source.b, source.a]) plane[i] = plane[i]! * remaining
  }
}
