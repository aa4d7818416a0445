export interface Size {
  w: number
  h: number
}
export interface Place extends Size {
  x: number
  y: number
}

/** Empty pixels around each frame, so that neighbours don't bleed in when it is drawn between pixels. */
export const PAD = 2

/** Old graphics chips like sheets that are not far from square. */
const cost = ({ w, h }: Size): number => w * h + Math.max(w, h) ** 2 / 6

/** Lays frames out in shelves, tallest first, on the sheet width that wastes least; `places` keep the order of `sizes`. */
export function pack(sizes: Size[], widest: number): Size & { places: Place[] } {
  const order = sizes.map((_, i) => i).sort((a, b) => sizes[b]!.h - sizes[a]!.h || sizes[b]!.w - sizes[a]!.w || a - b)
  const least = Math.max(...sizes.map(({ w }) => w)) + 2 * PAD
  let best: (Size & { places: Place[] }) | undefined
  for (let width = Math.ceil(least / 32) * 32; width <= widest; width += 32) {
    const laid = shelves(sizes, order, width)
    if (laid.h <= widest && (!best || cost(laid) < cost(best))) best = laid
  }
  if (!best) throw new Error(`${sizes.length} frames don't fit on one sheet ${widest} px wide`)
  return best
}

function shelves(sizes: Size[], order: number[], width: number): Size & { places: Place[] } {
  const places: Place[] = []
  let x = 0
  let y = 0
  let tall = 0
  for (const i of order) {
    const { w, h } = sizes[i]!
    if (x + w + 2 * PAD > width) {
      y += tall
      x = 0
      tall = 0
    }
    places[i] = { x: x + PAD, y: y + PAD, w, h }
    x += w + 2 * PAD
    tall = Math.max(tall, h + 2 * PAD)
  }
  return { w: width, h: y + tall, places }
}
