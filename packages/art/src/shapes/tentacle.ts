// Tentacles: tubes that narrow towards their end, with suckers along one side.
import { ellipse, type Point, polygon } from './svg.ts'

const STEPS = 14

/** Points along a smooth line through the given ones. */
function smoothLine(points: readonly Point[]): Point[] {
  const at = (k: number): Point => points[Math.min(Math.max(k, 0), points.length - 1)]!
  const line: Point[] = []
  for (let k = 0; k < points.length - 1; k++) {
    const [a, b, c, d] = [at(k - 1), at(k), at(k + 1), at(k + 2)]
    const between = (axis: 0 | 1, t: number) =>
      0.5 *
      (2 * b[axis] +
        (c[axis] - a[axis]) * t +
        (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * t ** 2 +
        (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * t ** 3)
    for (let s = 0; s < STEPS; s++) line.push([between(0, s / STEPS), between(1, s / STEPS)])
  }
  return [...line, at(points.length - 1)]
}

/** A point of the line, moved to its right by `aside`. */
function beside(line: readonly Point[], k: number, aside: number): Point {
  const [x, y] = line[k]!
  const [[fromX, fromY], [toX, toY]] = [line[Math.max(k - 1, 0)]!, line[Math.min(k + 1, line.length - 1)]!]
  const length = Math.hypot(toX - fromX, toY - fromY) || 1
  return [x - ((toY - fromY) / length) * aside, y + ((toX - fromX) / length) * aside]
}

/** A tube through the points, `from` wide at its root and `to` wide at its round end. */
export function tentacle(points: readonly Point[], from: number, to: number): string {
  const line = smoothLine(points)
  const half = (k: number) => (from + (to - from) * (k / (line.length - 1))) / 2
  const edge = (side: number) => line.map((_, k) => beside(line, k, side * half(k)))
  return polygon([...edge(1), ...edge(-1).reverse()]) + ellipse(...line.at(-1)!, to / 2)
}

/** Suckers on the right side of such a tube (`side` 1) or on its left (-1), smaller towards its end. */
export function suckers(points: readonly Point[], from: number, to: number, side: 1 | -1): string {
  const line = smoothLine(points)
  let next = from * 0.4
  let gone = 0
  let svg = ''
  for (let k = 1; k < line.length; k++) {
    const width = from + (to - from) * (k / (line.length - 1))
    gone += Math.hypot(line[k]![0] - line[k - 1]![0], line[k]![1] - line[k - 1]![1])
    if (gone < next) continue
    next = gone + width * 0.62
    svg += ellipse(...beside(line, k, side * width * 0.27), width * 0.19)
  }
  return svg
}
