/** Creates a canvas that is not in the page. */
export function surface(width: number, height: number): { canvas: HTMLCanvasElement; context: CanvasRenderingContext2D } {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width))
  canvas.height = Math.max(1, Math.round(height))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser has no 2D canvas')
  context.imageSmoothingQuality = 'high'
  return { canvas, context }
}

/** Adds a rectangle with round corners to the path. Why not `roundRect`: older browsers lack it. */
export function roundRect(context: CanvasRenderingContext2D, x: number, y: number, width: number, height: number, radius: number): void {
  context.moveTo(x + radius, y)
  context.arcTo(x + width, y, x + width, y + height, radius)
  context.arcTo(x + width, y + height, x, y + height, radius)
  context.arcTo(x, y + height, x, y, radius)
  context.arcTo(x, y, x + width, y, radius)
  context.closePath()
}

/** Sets a white gradient as the fill of what is painted next. `stops`: positions in the gradient, and the opacity at each. */
export function fillWhite(
  context: CanvasRenderingContext2D,
  gradient: CanvasGradient,
  ...stops: readonly (readonly [at: number, opacity: number])[]
): void {
  for (const [at, opacity] of stops) gradient.addColorStop(at, `rgba(255,255,255,${opacity})`)
  context.fillStyle = gradient
}

/** Writes red, green, blue, alpha (0–255 each) of a pixel into `out`. */
export type Shade = (x: number, y: number, out: number[]) => void

/** Paints pixel by pixel. */
export function perPixel(width: number, height: number, shade: Shade): HTMLCanvasElement {
  const work = rowByRow(width, height, shade)
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
  }
}

/** Rows per step. */
const ROWS = 4

/** Paints pixel by pixel, a few rows per step. */
export function* rowByRow(width: number, height: number, shade: Shade): Generator<undefined, HTMLCanvasElement> {
  const { canvas, context } = surface(width, height)
  const image = context.createImageData(canvas.width, canvas.height)
  const { width: columns, height: rows, data } = image
  const out = [0, 0, 0, 0]
  for (let y = 0, at = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++, at += 4) {
      shade(x, y, out)
      data[at] = out[0]!
      data[at + 1] = out[1]!
      data[at + 2] = out[2]!
      data[at + 3] = out[3]!
    }
    if (y % ROWS === ROWS - 1) yield
  }
  context.putImageData(image, 0, 0)
  return canvas
}
