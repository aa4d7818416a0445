// How alike two pictures are for a player who sees them small and without colour.

/** Side of a compared picture, in pixels. */
export const SIDE = 64
/** Details of less than two pixels are blurred: players do not recognise creatures by them. */
const SPOT = 2
const ACROSS = SIDE / SPOT
/** How far one picture may be moved over the other, in spots. */
const REACH = 2
/** Lightness of the ground that pictures are compared on, 0..255. */
const GROUND = 90
/** A blurred picture with ground around it. */
const WIDE = ACROSS + 2 * REACH

/** The lightness of each spot and whether it is covered, with `REACH` spots of ground on each side; and the same mirrored. */
export interface Small {
  light: Float32Array
  cover: Uint8Array
  mirrored: { light: Float32Array; cover: Uint8Array }
  /** The covered part of the picture, 0..1. */
  covered: number
}

/** Returns a picture of SIDE x SIDE pixels (red, green, blue, alpha) in grey, blurred. */
export function grey(rgba: Uint8Array): Small {
  const empty = () => ({ light: new Float32Array(WIDE * WIDE).fill(GROUND), cover: new Uint8Array(WIDE * WIDE) })
  const [straight, mirrored] = [empty(), empty()]
  for (let v = 0; v < ACROSS; v++) {
    for (let u = 0; u < ACROSS; u++) {
      const { light, cover } = spot(rgba, u, v)
      for (const [side, x] of [
        [straight, u],
        [mirrored, ACROSS - 1 - u],
      ] as const) {
        side.light[(v + REACH) * WIDE + x + REACH] = light
        side.cover[(v + REACH) * WIDE + x + REACH] = cover
      }
    }
  }
  return { ...straight, mirrored, covered: straight.cover.reduce((sum, one) => sum + one, 0) / (ACROSS * ACROSS) }
}

function spot(rgba: Uint8Array, u: number, v: number): { light: number; cover: number } {
  let light = 0
  let opacity = 0
  for (let k = 0; k < SPOT * SPOT; k++) {
    const i = ((v * SPOT + Math.floor(k / SPOT)) * SIDE + u * SPOT + (k % SPOT)) * 4
    const a = rgba[i + 3]! / 255
    light += (0.299 * rgba[i]! + 0.587 * rgba[i + 1]! + 0.114 * rgba[i + 2]!) * a + GROUND * (1 - a)
    opacity += a
  }
  return { light: light / SPOT ** 2, cover: opacity > SPOT ** 2 / 2 ? 1 : 0 }
}

/** Returns the smallest root mean square difference of two pictures' lightness over all positions and both directions of the second. */
export function closest(a: Small, b: Small): number {
  let least = Infinity
  for (const { light } of [b, b.mirrored]) {
    for (const shift of SHIFTS) {
      let sum = 0
      for (const i of INNER) sum += (a.light[i]! - light[i + shift]!) ** 2
      if (sum < least) least = sum
    }
  }
  return Math.sqrt(least / INNER.length)
}

/** Returns how much of two outlines is shared at best: what both cover, as a part of what either covers. */
export function sameOutline(a: Small, b: Small): number {
  let most = 0
  for (const { cover } of [b, b.mirrored]) {
    for (const shift of SHIFTS) {
      let both = 0
      let either = 0
      for (const i of INNER) {
        both += a.cover[i]! & cover[i + shift]!
        either += a.cover[i]! | cover[i + shift]!
      }
      most = Math.max(most, both / Math.max(1, either))
    }
  }
  return most
}

const INNER = Int32Array.from({ length: ACROSS * ACROSS }, (_, k) => (Math.floor(k / ACROSS) + REACH) * WIDE + (k % ACROSS) + REACH)
const SHIFTS = [-REACH, 0, REACH].flatMap((y) => [-REACH, 0, REACH].map((x) => y * WIDE + x))
