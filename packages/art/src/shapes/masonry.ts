import { type Point, polygon } from './svg.ts'

/** Divides a span into about `about` stones of uneven length. Returns the positions of the joints, ends included. */
export function joints(from: number, to: number, about: number, random: () => number): number[] {
  const count = Math.max(1, Math.round((to - from) / about))
  const cuts = [from]
  for (let k = 1; k < count; k++) cuts.push(from + ((k + (random() - 0.5) * 0.4) / count) * (to - from))
  cuts.push(to)
  return cuts
}

/** A course of worn blocks; `taper` narrows each block downwards. */
export function course(left: number, right: number, top: number, high: number, about: number, taper: number, random: () => number): string {
  const cuts = joints(left, right, about, random)
  let out = ''
  for (let k = 0; k + 1 < cuts.length; k++) {
    const a = cuts[k]! + 1.5
    const b = cuts[k + 1]! - 1.5
    const low = top + high
    out += polygon([
      [a, top + random() * 2],
      [b, top + random() * 2],
      [b - random() * taper, low + random() * taper - taper / 2],
      [(a + b) / 2 + (random() - 0.5) * taper, low + random() * taper],
      [a + random() * taper, low + random() * taper - taper / 2],
    ])
  }
  return out
}

/** Flagstones of a floor seen from above, narrowing towards the back. */
export function flags(left: number, right: number, back: number, front: number, lean: number, random: () => number): string {
  const rows = [back, back + (front - back) * 0.28, back + (front - back) * 0.6, front]
  let out = ''
  for (let r = 0; r + 1 < rows.length; r++) {
    const [top, low] = [rows[r]! + 1, rows[r + 1]! - 1]
    const at = (t: number, y: number) => left + (front - y) * lean + t * (right - left - 2 * (front - y) * lean)
    const cuts = joints(0, 1, 0.19 + r * 0.02, random)
    for (let k = 0; k + 1 < cuts.length; k++) {
      const gap = 0.0035
      const [a, b] = [cuts[k]! + gap, cuts[k + 1]! - gap]
      out += polygon([
        [at(a, top), top],
        [at(b, top), top],
        [at(b, low), low],
        [at(a, low), low],
      ])
    }
  }
  return out
}

/** Hanging splinters of rock under a floating slab, longest in the middle. */
export function splinters(left: number, right: number, top: number, depth: number, count: number, random: () => number): string {
  let out = ''
  for (let k = 0; k < count; k++) {
    const a = left + (k * (right - left)) / count
    const b = left + ((k + 1) * (right - left)) / count - 3
    const fall = Math.sin(((k + 0.5) / count) * Math.PI) ** 0.8
    const waist = top + fall * depth * 0.5
    const points: Point[] = [
      [a, top],
      [b, top],
      [b - 6 - random() * 8, waist + random() * 26],
      [(a + b) / 2 + (random() - 0.5) * 16, top + fall * depth + random() * 34],
      [a + 6 + random() * 8, waist + random() * 26],
    ]
    out += polygon(points)
  }
  return out
}

/** Blades of grass along a line. */
export function blades(left: number, right: number, y: number, count: number, tall: number, random: () => number): string {
  let out = ''
  for (let k = 0; k < count; k++) {
    const x = left + random() * (right - left)
    const base = y + random() * 8
    const high = tall * (0.55 + random() * 0.6)
    const bend = (random() - 0.5) * tall * 0.6
    out += `<path d="M${(x - 6).toFixed(1)} ${base.toFixed(1)}q${(bend * 0.4).toFixed(1)} ${(high * 0.6).toFixed(1)} ${(bend + 2).toFixed(1)} ${high.toFixed(1)}q3 ${(-high * 0.5).toFixed(1)} ${(10 - bend).toFixed(1)} ${(-high).toFixed(1)}z"/>`
  }
  return out
}

/** A soft cover hanging over an edge in uneven tongues: snow, turf, lava. */
export function drape(left: number, right: number, top: number, edge: number, hang: number, tongues: number, random: () => number): string {
  let d = `M${left} ${edge}`
  const step = (right - left) / tongues
  for (let k = 0; k < tongues; k++) {
    const deep = hang * (0.35 + random() * 0.65)
    d += `q${(step * 0.1).toFixed(1)} ${deep.toFixed(1)} ${(step * 0.5).toFixed(1)} ${deep.toFixed(1)}t${(step * 0.5).toFixed(1)} ${(-deep).toFixed(1)}`
  }
  const lean = (edge - top) * 0.95
  return `<path d="${d}L${right - lean} ${top}Q${(left + right) / 2} ${top - 10} ${left + lean} ${top}z"/>`
}
