export interface Size {
  w: number
  h: number
}
export interface Placement extends Size {
  x: number
  y: number
}

/** Transparent pixels around each frame, so that neighbours don't bleed in at fractional positions. */
export const PAD = 2

/** Prefers sheets that are nearly square: old graphics chips handle them better. */
const cost = ({ w, h }: Size): number => w * h + Math.max(w, h) ** 2 / 6

/** Packs frames in shelves, tallest first, at the sheet width with the lowest cost. Throws if they do not fit. `places` has the order of `sizes`. */
export function pack(sizes: Size[], maxSize: number): Size & { places: Placement[] } {
  const order = sizes.map((_, i) => i).sort((a, b) => sizes[b]!.h - sizes[a]!.h || sizes[b]!.w - sizes[a]!.w || a - b)
  const minWidth = Math.max(...sizes.map(({ w }) => w)) + 2 * PAD
  let best: (Size & { places: Placement[] }) | undefined
  for (let width = Math.ceil(minWidth / 32) * 32; width <= maxSize; width += 32) {
    const packed = packShelves(sizes, order, width)
    if (packed.h <= maxSize && (!best || cost(packed) < cost(best))) best = packed
  }
  if (!best) throw new Error(`${sizes.length} frames don't fit on one sheet ${maxSize} px wide`)
  return best
}

function packShelves(sizes: Size[], order: number[], width: number): Size & { places: Placement[] } {
  const places: Placement[] = []
  let x = 0
  let y = 0
  let shelfHeight = 0
  for (const i of order) {
    const { w, h } = sizes[i]!
    if (x + w + 2 * PAD > width) {
      y += shelfHeight
      x = 0
      shelfHeight = 0
    }
    places[i] = { x: x + PAD, y: y + PAD, w, h }
    x += w + 2 * PAD
    shelfHeight = Math.max(shelfHeight, h + 2 * PAD)
  }
  return { w: width, h: y + shelfHeight, places }
}
