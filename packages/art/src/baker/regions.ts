import { AREA, type Bits, SIZE } from './field.ts'
import { eachPixel, WHOLE, type Window } from './window.ts'

export interface Region {
  area: number
  touchesEdge: boolean
}

/** Finds the four-connected regions of pixels with a mark in a window, whose sides are the edge. `of[i]` is a pixel's region number, or -1 if it has another mark. */
export function regions(marked: Bits, { left, top, right, bottom }: Window = WHOLE, mark: 0 | 1 = 1): { of: Int32Array; list: Region[] } {
  const of = new Int32Array(AREA).fill(-1)
  const open = new Int32Array((right - left) * (bottom - top))
  const list: Region[] = []
  eachPixel({ left, top, right, bottom }, (cell) => {
    if (marked[cell] !== mark || of[cell]! >= 0) return
    const region = { area: 0, touchesEdge: false }
    let waiting = 0
    const visit = (i: number) => {
      if (marked[i] !== mark || of[i]! >= 0) return
      of[i] = list.length
      open[waiting++] = i
    }
    visit(cell)
    while (waiting) {
      const i = open[--waiting]!
      const x = i % SIZE
      const y = (i - x) / SIZE
      region.area++
      if (x > left) visit(i - 1)
      if (x < right - 1) visit(i + 1)
      if (y > top) visit(i - SIZE)
      if (y < bottom - 1) visit(i + SIZE)
      if (x === left || y === top || x === right - 1 || y === bottom - 1) region.touchesEdge = true
    }
    list.push(region)
  })
  return { of, list }
}
