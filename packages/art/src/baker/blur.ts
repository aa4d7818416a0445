import { clamp } from './colour.ts'
import { type Field, field, SIZE } from './field.ts'

/** Approximates a Gaussian blur by three box blurs of the given radius; the edges repeat their last pixel. */
export function blur(source: Field, radius: number): Field {
  const radiusPx = Math.max(1, Math.round(radius))
  let from = source
  for (let pass = 0; pass < 3; pass++) {
    const across = field()
    const out = field()
    for (let y = 0; y < SIZE; y++) runningMean(from, across, y * SIZE, 1, radiusPx)
    for (let x = 0; x < SIZE; x++) runningMean(across, out, x, SIZE, radiusPx)
    from = out
  }
  return from
}

function runningMean(from: Field, to: Field, start: number, step: number, radiusPx: number): void {
  const at = (k: number) => from[start + clamp(k, 0, SIZE - 1) * step]!
  let sum = 0
  for (let k = -radiusPx; k <= radiusPx; k++) sum += at(k)
  for (let k = 0; k < SIZE; k++) {
    to[start + k * step] = sum / (2 * radiusPx + 1)
    sum += at(k + radiusPx + 1) - at(k - radiusPx)
  }
}
