import { clamp, smooth } from './colour.ts'
import { coarse, fine, fractal } from './noise.ts'
import type { Texture } from './recipe.ts'

/** Returns the height of a texture at a point, in pixels. */
export function texture(kind: Texture, x: number, y: number): number {
  switch (kind) {
    case 'scale':
      return scales(x, y)
    case 'fur':
      return fur(x, y)
    case 'bark':
      return Math.abs(fractal((x + fractal(x / 40, y / 90, 2) * 14) / 11, y / 70, 3)) * 10
    case 'crack':
      return cracks(x, y)
    case 'cloth':
      return fractal(x / 70, y / 150, 2) * 7 + Math.sin((x + y * 0.2) / 2.6) * 0.35
    case 'hammer':
      return nearest(x, y, 24, 0.4).first ** 2 * 4
    case 'none':
      return 0
  }
}

/** Overlapping round plates in staggered rows along a slanted axis, of varying depth. */
function scales(x: number, y: number): number {
  const lean = 0.35
  const along = x * Math.cos(lean) + y * Math.sin(lean)
  const down = y * Math.cos(lean) - x * Math.sin(lean)
  const wide = 27
  const high = 19
  const row = Math.floor(down / high)
  let top = 0
  for (let r = row - 1; r <= row + 1; r++) {
    const shift = (r & 1) * (wide / 2)
    const middle = Math.round((along - shift) / wide) * wide + shift
    const dx = (along - middle) / (wide * 0.56)
    const dy = (down - r * high) / (high * 1.15)
    const distance = dx * dx + dy * dy
    if (distance < 1) top = Math.max(top, (1 - distance) * 0.6 + (r - row + 1) * 0.34)
  }
  return top * 6.5 * clamp(0.8 + 0.5 * fractal(x / 80, y / 80, 2), 0.3, 1.2)
}

/** Fur: noise stretched along a slowly varying direction. */
function fur(x: number, y: number): number {
  const px = x + fractal(x / 110, y / 110, 2) * 46
  const py = y + fractal(x / 110 + 7, y / 110 + 3, 2) * 46
  const lean = 0.62
  const along = px * Math.cos(lean) + py * Math.sin(lean)
  const across = py * Math.cos(lean) - px * Math.sin(lean)
  return fractal(along / 64, across / 7, 3) * 4.4
}

/** Plates with sunken seams: the difference of the distances to the two nearest cell centres. */
function cracks(x: number, y: number): number {
  const { first, second } = nearest(x, y, 46, 0.48)
  const seam = second - first
  return smooth(0, 0.1, seam) * 4.2 + seam * 5
}

/** Returns the distances, in cells, to the nearest and second nearest of randomly placed cell centres. */
function nearest(x: number, y: number, cell: number, scatter: number): { first: number; second: number } {
  const cx = Math.floor(x / cell)
  const cy = Math.floor(y / cell)
  let first = 9
  let second = 9
  for (let j = cy - 1; j <= cy + 1; j++) {
    for (let i = cx - 1; i <= cx + 1; i++) {
      const px = i + 0.5 + scatter * clamp(coarse(i * 3.1 + 0.37, j * 7.7 + 0.61) * 1.4, -1, 1)
      const py = j + 0.5 + scatter * clamp(fine(i * 5.3 + 0.23, j * 2.9 + 0.79) * 1.4, -1, 1)
      const d = Math.hypot(x / cell - px, y / cell - py)
      if (d < first) {
        second = first
        first = d
      } else if (d < second) second = d
    }
  }
  return { first, second }
}
