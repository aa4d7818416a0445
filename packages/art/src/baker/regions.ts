import { AREA, type Bits, SIZE } from './field.ts'

export interface Region {
  area: number
  touchesEdge: boolean
}

/** Finds the four-connected regions of marked pixels. `of[i]` is a pixel's region number, or -1 if it is not marked. */
export function regions(marked: Bits): { of: Int32Array; list: Region[] } {
  const of = new Int32Array(AREA).fill(-1)
  const open = new Int32Array(AREA)
  const list: Region[] = []
  for (let start = 0; start < AREA; start++) {
    if (!marked[start] || of[start]! >= 0) continue
    const region = { area: 0, touchesEdge: false }
    let waiting = 0
    const visit = (i: number) => {
      if (!marked[i] || of[i]! >= 0) return
      of[i] = list.length
      open[waiting++] = i
    }
    visit(start)
    while (waiting) {
      const i = open[--waiting]!
      const x = i % SIZE
      const y = (i - x) / SIZE
      region.area++
      if (x > 0) visit(i - 1)
      if (x < SIZE - 1) visit(i + 1)
      if (y > 0) visit(i - SIZE)
      if (y < SIZE - 1) visit(i + SIZE)
      if (x === 0 || y === 0 || x === SIZE - 1 || y === SIZE - 1) region.touchesEdge = true
    }
    list.push(region)
  }
  return { of, list }
}
