import { type Bits, bits, type Field, SIZE } from './field.ts'

/** The part of the box that a layer can change: columns left..right and rows top..bottom, the last ones not included. */
export interface Window {
  left: number
  top: number
  right: number
  bottom: number
}

export const WHOLE: Window = { left: 0, top: 0, right: SIZE, bottom: SIZE }

/** Returns the smallest window around all covered pixels, `margin` wider on each side and within the box; null if nothing is covered. */
export function windowAround(coverage: Field, margin: number): Window | null {
  const found = { left: SIZE, top: SIZE, right: 0, bottom: 0 }
  for (let y = 0; y < SIZE; y++) {
    for (let x = 0; x < SIZE; x++) {
      if (!coverage[y * SIZE + x]) continue
      if (x < found.left) found.left = x
      if (x >= found.right) found.right = x + 1
      if (y < found.top) found.top = y
      found.bottom = y + 1
    }
  }
  return found.right ? widened(found, margin) : null
}

export const widened = ({ left, top, right, bottom }: Window, margin: number): Window => ({
  left: Math.max(0, left - margin),
  top: Math.max(0, top - margin),
  right: Math.min(SIZE, right + margin),
  bottom: Math.min(SIZE, bottom + margin),
})

/** Calls `visit` with every pixel of a window, row by row. */
export function eachPixel({ left, top, right, bottom }: Window, visit: (i: number) => void): void {
  for (let y = top; y < bottom; y++) for (let i = y * SIZE + left; i < y * SIZE + right; i++) visit(i)
}

/** Returns the pixels of a window for which `test` is true. */
export function markWhere(test: (i: number) => boolean, window: Window = WHOLE): Bits {
  const out = bits()
  eachPixel(window, (i) => {
    if (test(i)) out[i] = 1
  })
  return out
}
