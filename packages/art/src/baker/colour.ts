/** Red, green and blue, each 0..1. */
export type Rgb = [number, number, number]

export const clamp = (x: number, low = 0, high = 1): number => Math.min(Math.max(x, low), high)

/** Smoothstep: 0 at `from`, 1 at `to`; `from` may be greater than `to`. */
export function smooth(from: number, to: number, x: number): number {
  const t = clamp((x - from) / (to - from))
  return t * t * (3 - 2 * t)
}

/** Parses '#rrggbb'. */
export function rgb(hex: string): Rgb {
  const n = Number.parseInt(hex.slice(1), 16)
  return [(n >> 16) / 255, ((n >> 8) & 255) / 255, (n & 255) / 255]
}

export const mix = (a: Rgb, b: Rgb, t: number): Rgb => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t]

export const scale = (c: Rgb, k: number): Rgb => [c[0] * k, c[1] * k, c[2] * k]

export const add = (a: Rgb, b: Rgb): Rgb => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]

/** Changes the saturation: 0 gives grey, 1 changes nothing. */
export function saturate(c: Rgb, amount: number): Rgb {
  const grey = c[0] * 0.3 + c[1] * 0.59 + c[2] * 0.11
  return mix([grey, grey, grey], c, amount)
}
