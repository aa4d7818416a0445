/** Side of the square in which reliefs are rendered, in pixels. The unit of all measures in the baker and in recipes. */
export const SIZE = 512
export const AREA = SIZE * SIZE

/** One number per pixel, row by row. */
export type Field = Float32Array
/** One bit per pixel, row by row. */
export type Bits = Uint8Array

export const field = (): Field => new Float32Array(AREA)
export const bits = (): Bits => new Uint8Array(AREA)
