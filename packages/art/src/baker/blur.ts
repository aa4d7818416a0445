import { type Field, field, SIZE } from './field.ts'
import { WHOLE, type Window } from './window.ts'

/** Approximates a Gaussian blur by three box blurs of the given radius; the edges of the window repeat their last pixel. */
export function blur(source: Field, radius: number, window: Window = WHOLE): Field {
  const { left, top, right, bottom } = window
  const radiusPx = Math.max(1, Math.round(radius))
  let from = source
  for (let pass = 0; pass < 3; pass++) {
    const across = field()
    const out = field()
    for (let y = top; y < bottom; y++) runningMean(from, across, y * SIZE + left, 1, right - left, radiusPx)
    for (let x = left; x < right; x++) runningMean(across, out, top * SIZE + x, SIZE, bottom - top, radiusPx)
    from = out
  }
  return from
}

function runningMean(from: Field, to: Field, start: number, step: number, count: number, radiusPx: number): void {
  const first = from[start]!
  const last = from[start + (count - 1) * step]!
  const part = 1 / (2 * radiusPx + 1)
  let sum = first * radiusPx
  for (let k = 0; k <= radiusPx; k++) sum += k < count ? from[start + k * step]! : last
  for (let k = 0; k < count; k++) {
    to[start + k * step] = sum * part
    const entering = k + radiusPx + 1
    const leaving = k - radiusPx
    sum += (entering < count ? from[start + entering * step]! : last) - (leaving > 0 ? from[start + leaving * step]! : first)
  }
}
