import { type Bits, type Field, field, SIZE } from './field.ts'

const FAR = 1e7

/** Distance transform of one row or column (Felzenszwalb and Huttenlocher): the lower envelope of one parabola per pixel. */
class Line {
  readonly values = new Float64Array(SIZE)
  readonly result = new Float64Array(SIZE)
  private readonly apex = new Int32Array(SIZE)
  private readonly from = new Float64Array(SIZE + 1)

  compute(): void {
    const { values, result, apex, from } = this
    let last = 0
    apex[0] = 0
    from[0] = -Infinity
    from[1] = Infinity
    for (let q = 1; q < SIZE; q++) {
      let crossing = this.crossing(q, apex[last]!)
      while (crossing <= from[last]!) {
        last--
        crossing = this.crossing(q, apex[last]!)
      }
      last++
      apex[last] = q
      from[last] = crossing
      from[last + 1] = Infinity
    }
    let k = 0
    for (let q = 0; q < SIZE; q++) {
      while (from[k + 1]! < q) k++
      const p = apex[k]!
      result[q] = (q - p) * (q - p) + values[p]!
    }
  }

  private crossing(q: number, p: number): number {
    return (this.values[q]! + q * q - this.values[p]! - p * p) / (2 * (q - p))
  }
}

/** Returns the exact Euclidean distance, in pixels, from each marked pixel to the nearest unmarked one; 0 for unmarked pixels. */
export function distanceInside(marked: Bits): Field {
  const out = field()
  const line = new Line()
  for (let x = 0; x < SIZE; x++) {
    for (let y = 0; y < SIZE; y++) line.values[y] = marked[y * SIZE + x] ? FAR : 0
    line.compute()
    for (let y = 0; y < SIZE; y++) out[y * SIZE + x] = line.result[y]!
  }
  for (let y = 0; y < SIZE; y++) {
    for (let x = 0; x < SIZE; x++) line.values[x] = out[y * SIZE + x]!
    line.compute()
    for (let x = 0; x < SIZE; x++) out[y * SIZE + x] = Math.sqrt(line.result[x]!)
  }
  return out
}
