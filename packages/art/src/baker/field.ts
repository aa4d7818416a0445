/** Side of the square every relief is carved in, in pixels. All measures of the baker and of the data rows are in this unit. */
export const SIZE = 512
export const AREA = SIZE * SIZE

/** One number per pixel, row by row: a mask, a distance or a height. */
export type Field = Float32Array
/** One yes or no per pixel. */
export type Bits = Uint8Array

export const field = (): Field => new Float32Array(AREA)
export const bits = (): Bits => new Uint8Array(AREA)

/** Marks the pixels for which `test` holds. */
export function where(test: (i: number) => boolean): Bits {
  const out = bits()
  for (let i = 0; i < AREA; i++) if (test(i)) out[i] = 1
  return out
}

export const invert = (of: Bits): Bits => where((i) => !of[i])
