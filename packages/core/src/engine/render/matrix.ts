/** Maps a point: `x` becomes `a·x + c·y + e`, `y` becomes `b·x + d·y + f`. */
export interface Matrix {
  a: number
  b: number
  c: number
  d: number
  e: number
  f: number
}

/** Writes into `to` the matrix `from`, followed by a translation, a rotation and a scaling. */
export function transform(
  to: Matrix,
  from: Readonly<Matrix>,
  x: number,
  y: number,
  rotation: number,
  scaleX: number,
  scaleY: number,
): void {
  const { a, b, c, d, e, f } = from
  const sin = rotation === 0 ? 0 : Math.sin(rotation)
  const cos = rotation === 0 ? 1 : Math.cos(rotation)
  to.a = (cos * a + sin * c) * scaleX
  to.b = (cos * b + sin * d) * scaleX
  to.c = (cos * c - sin * a) * scaleY
  to.d = (cos * d - sin * b) * scaleY
  to.e = x * a + y * c + e
  to.f = x * b + y * d + f
}
