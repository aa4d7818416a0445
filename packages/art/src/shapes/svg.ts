export type Point = [number, number]

const n = (value: number) => String(Math.round(value * 10) / 10)

export const polygon = (points: Point[]): string => `<polygon points="${points.map(([x, y]) => `${n(x)},${n(y)}`).join(' ')}"/>`

export const path = (d: string): string => `<path d="${d}"/>`

/** A shape with holes: sub-paths cancel out where they overlap. */
export const cutPath = (...d: string[]): string => `<path fill-rule="evenodd" d="${d.join('')}"/>`

export const ellipse = (x: number, y: number, rx: number, ry = rx): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}"/>`

/** Ellipses of one size around the given points. */
export const ellipses = (points: Point[], rx: number, ry = rx): string => points.map(([x, y]) => ellipse(x, y, rx, ry)).join('')

export const box = (x: number, y: number, w: number, h: number, r = 0): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" rx="${n(r)}"/>`

/** Path data of a rounded rectangle. */
export const roundedBox = (x: number, y: number, w: number, h: number, r: number): string =>
  `M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - w}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - h}a${r} ${r} 0 0 1 ${r} ${-r}z`

/** Path data of an ellipse. */
export const roundPath = (x: number, y: number, rx: number, ry = rx): string =>
  `M${n(x - rx)} ${n(y)}a${n(rx)} ${n(ry)} 0 1 0 ${n(2 * rx)} 0a${n(rx)} ${n(ry)} 0 1 0 ${n(-2 * rx)} 0z`

/** A rectangular ring, `t` wide. */
export const boxRing = (x: number, y: number, w: number, h: number, r: number, t: number): string =>
  cutPath(roundedBox(x, y, w, h, r), roundedBox(x + t, y + t, w - 2 * t, h - 2 * t, Math.max(2, r - t)))

/** A round band between two radii. */
export const ring = (x: number, y: number, outer: number, inner: number): string => cutPath(roundPath(x, y, outer), roundPath(x, y, inner))

export const diamond = (x: number, y: number, r: number, ry = r): string =>
  polygon([
    [x, y - ry],
    [x + r, y],
    [x, y + ry],
    [x - r, y],
  ])

/** A star with `tips` points, the first one at the top. */
export function star(x: number, y: number, outer: number, inner: number, tips: number): string {
  const points: Point[] = []
  for (let k = 0; k < tips * 2; k++) {
    const angle = (k / tips) * Math.PI - Math.PI / 2
    const r = k % 2 ? inner : outer
    points.push([x + Math.cos(angle) * r, y + Math.sin(angle) * r])
  }
  return polygon(points)
}

export const transformed = (x: number, y: number, body: string, scaleX = 1, scaleY = scaleX, turn = 0): string =>
  `<g transform="translate(${n(x)} ${n(y)}) rotate(${turn}) scale(${scaleX} ${scaleY})">${body}</g>`

/** A line as a white shape with round ends. */
export const stroke = (d: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="#fff" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
