import { distanceInside } from './distance.ts'
import { type Bits, type Field, invert, markWhere, SIZE } from './field.ts'
import type { Layer } from './recipe.ts'
import { regions } from './regions.ts'

/** A silhouette's lines, the solid body they enclose, and the distance of each pixel to the edges of both. */
export interface Body {
  coverage: Field
  lines: Bits
  body: Bits
  /** `inLine`: distance from a pixel inside a line to the line's edge. `toLine`: distance from any other pixel to the nearest line. */
  inLine: Field
  toLine: Field
  /** `inBody`: distance from a pixel inside the body to its contour. `toBody`: distance from any other pixel to the body. */
  inBody: Field
  toBody: Field
  lineArea: number
}

/** Makes a solid from a glyph drawn in lines: closes narrow gaps between lines and fills the holes they enclose. */
export function buildBody(coverage: Field, layer: Layer): Body {
  const lines = markWhere((i) => coverage[i]! > 0.5)
  const lineArea = lines.reduce((sum, one) => sum + one, 0)
  const toLine = distanceInside(invert(lines))
  const closingRadius = layer.close ?? (layer.fill ? 44 : 9)
  const dilated = markWhere((i) => toLine[i]! <= closingRadius && !onEdge(i))
  const inDilated = distanceInside(dilated)
  const closed = markWhere((i) => lines[i] === 1 || inDilated[i]! > closingRadius)
  const holes = regions(invert(closed))
  const maxHoleArea = (layer.maxHole ?? (layer.fill ? 3 : 0.09)) * lineArea
  const body = markWhere((i) => {
    const hole = holes.list[holes.of[i]!]
    return !hole || (!hole.touchesEdge && hole.area < maxHoleArea)
  })
  return {
    coverage,
    lines,
    body,
    lineArea,
    inLine: distanceInside(lines),
    toLine,
    inBody: distanceInside(body),
    toBody: distanceInside(invert(body)),
  }
}

function onEdge(i: number): boolean {
  const x = i % SIZE
  return x === 0 || x === SIZE - 1 || i < SIZE || i >= SIZE * (SIZE - 1)
}
