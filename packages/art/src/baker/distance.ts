import { type Bits, type Field, field, SIZE } from './field.ts'
import { WHOLE, type Window } from './window.ts'

const FAR = 1e7

/** Distance transform of one row (Felzenszwalb and Huttenlocher): the lower envelope of one parabola per pixel. */
class Row {
  readonly values = new Float64Array(SIZE)
  readonly result = new Float64Array(SIZE)
  private readonly apex = new Int32Array(SIZE)
  private readonly from = new Float64Array(SIZE + 1)

  /** Transforms the first `length` values. */
  compute(length: number): void {
    const { values, result, apex, from } = this
    let last = 0
    apex[0] = 0
    from[0] = -Infinity
    from[1] = Infinity
    for (let q = 1; q < length; q++) {
      const raised = values[q]! + q * q
      let p = apex[last]!
      let crossing = (raised - values[p]! - p * p) / (2 * (q - p))
      while (crossing <= from[last]!) {
        last--
        p = apex[last]!
        crossing = (raised - values[p]! - p * p) / (2 * (q - p))
      }
      last++
      apex[last] = q
      from[last] = crossing
      from[last + 1] = Infinity
    }
    let k = 0
    for (let q = 0; q < length; q++) {
      while (from[k + 1]! < q) k++
      const p = apex[k]!
      result[q] = (q - p) * (q - p) + values[p]!
    }
  }
}

/**
 * Returns the exact Euclidean distance, in pixels, from each pixel of the window with the given mark to the window's nearest pixel without it; 0 for those
 * and outside of the window.
 */
export function distanceInside(marked: Bits, window: Window = WHOLE, mark: 0 | 1 = 1): Field {
  const { left, top, right, bottom } = window
  const out = field()
  for (let x = left; x < right; x++) upAndDown(marked, mark, out, x, top, bottom)
  const row = new Row()
  for (let y = top; y < bottom; y++) {
    const start = y * SIZE + left
    const width = right - left
    let empty = true
    for (let k = 0; k < width; k++) {
      row.values[k] = out[start + k]!
      if (row.values[k]) empty = false
    }
    if (empty) continue
    row.compute(width)
    for (let k = 0; k < width; k++) out[start + k] = Math.sqrt(row.result[k]!)
  }
  return out
}

/** Writes the squared distance of each pixel of a column with the mark to the column's nearest one without it, FAR where there is none. */
function upAndDown(marked: Bits, mark: 0 | 1, out: Field, x: number, top: number, bottom: number): void {
  let since = Infinity
  for (let y = top; y < bottom; y++) {
    const i = y * SIZE + x
    since = marked[i] === mark ? since + 1 : 0
    out[i] = since
  }
  since = Infinity
  for (let y = bottom - 1; y >= top; y--) {
    const i = y * SIZE + x
    since = marked[i] === mark ? since + 1 : 0
    const nearest = Math.min(since, out[i]!)
    out[i] = nearest === Infinity ? FAR : nearest * nearest
  }
}
