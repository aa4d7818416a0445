import { distanceInside } from './distance.ts'
import { type Bits, type Field, SIZE } from './field.ts'
import type { Layer } from './recipe.ts'
import { regions } from './regions.ts'
import { markWhere, WHOLE, type Window, windowAround } from './window.ts'

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
  /** Everything outside of it is empty, and farther from the body than its outline is wide. */
  window: Window
}

/** Width of the ink outline where a layer does not say otherwise. */
export const INK_WIDTH = 5

/** Makes a solid from a glyph drawn in lines: closes narrow gaps between lines and fills the holes they enclose. */
export function buildBody(coverage: Field, layer: Layer): Body {
  const closingRadius = layer.close ?? (layer.fill ? 44 : 9)
  const window = windowAround(coverage, Math.ceil(Math.max(closingRadius, layer.ink ?? INK_WIDTH)) + 4) ?? WHOLE
  const lines = markWhere((i) => coverage[i]! > 0.5, window)
  const lineArea = lines.reduce((sum, one) => sum + one, 0)
  const toLine = distanceInside(lines, window, 0)
  const dilated = markWhere((i) => toLine[i]! <= closingRadius && !onEdge(i), window)
  const inDilated = distanceInside(dilated, window)
  const closed = markWhere((i) => lines[i] === 1 || inDilated[i]! > closingRadius, window)
  const holes = regions(closed, window, 0)
  const maxHoleArea = (layer.maxHole ?? (layer.fill ? 3 : 0.09)) * lineArea
  const body = markWhere((i) => {
    const hole = holes.list[holes.of[i]!]
    return !hole || (!hole.touchesEdge && hole.area < maxHoleArea)
  }, window)
  return {
    coverage,
    lines,
    body,
    lineArea,
    inLine: distanceInside(lines, window),
    toLine,
    inBody: distanceInside(body, window),
    toBody: distanceInside(body, window, 0),
    window,
  }
}

function onEdge(i: number): boolean {
  const x = i % SIZE
  return x === 0 || x === SIZE - 1 || i < SIZE || i >= SIZE * (SIZE - 1)
}
