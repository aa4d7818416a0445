import { clamp } from './colour.ts'
import { type Field, field, SIZE } from './field.ts'

/** Three running means of the given radius, which together come close to a Gaussian; edges repeat their last pixel. */
export function blur(source: Field, radius: number): Field {
  const reach = Math.max(1, Math.round(radius))
  let from = source
  for (let pass = 0; pass < 3; pass++) {
    const across = field()
    const out = field()
    for (let y = 0; y < SIZE; y++) runningMean(from, across, y * SIZE, 1, reach)
    for (let x = 0; x < SIZE; x++) runningMean(across, out, x, SIZE, reach)
    from = out
  }
  return from
}

function runningMean(from: Field, to: Field, start: number, step: number, reach: number): void {
  const at = (k: number) => from[start + clamp(k, 0, SIZE - 1) * step]!
  let sum = 0
  for (let k = -reach; k <= reach; k++) sum += at(k)
  for (let k = 0; k < SIZE; k++) {
    to[start + k * step] = sum / (2 * reach + 1)
    sum += at(k + reach + 1) - at(k - reach)
  }
}
