import { distanceInside } from './distance.ts'
import { type Bits, type Field, invert, SIZE, where } from './field.ts'
import type { Layer } from './recipe.ts'
import { regions } from './regions.ts'

/** A silhouette, understood: its lines, the body they enclose, and how far each pixel lies from the edges of both. */
export interface Body {
  coverage: Field
  lines: Bits
  body: Bits
  /** Distance from a line's pixel to the line's edge, and from an unlined pixel to the nearest line. */
  inLine: Field
  toLine: Field
  /** Distance from a body's pixel to the outer contour, and from an outside pixel to the body. */
  inBody: Field
  toBody: Field
  lineArea: number
}

/** Bridges narrow gaps between a glyph's lines and fills the holes it encloses, so that a drawing of lines becomes a solid. */
export function understand(coverage: Field, layer: Layer): Body {
  const lines = where((i) => coverage[i]! > 0.5)
  const lineArea = lines.reduce((sum, one) => sum + one, 0)
  const toLine = distanceInside(invert(lines))
  const bridge = layer.close ?? (layer.fill ? 44 : 9)
  const swollen = where((i) => toLine[i]! <= bridge && !onEdge(i))
  const inSwollen = distanceInside(swollen)
  const closed = where((i) => lines[i] === 1 || inSwollen[i]! > bridge)
  const holes = regions(invert(closed))
  const biggest = (layer.maxHole ?? (layer.fill ? 3 : 0.09)) * lineArea
  const body = where((i) => {
    const hole = holes.list[holes.of[i]!]
    return !hole || (!hole.touchesEdge && hole.area < biggest)
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
