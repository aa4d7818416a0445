import { perPixel, roundRect, surface } from './surface.ts'

function write(out: number[], red: number, green: number, blue: number, alpha: number): void {
  out[0] = red
  out[1] = green
  out[2] = blue
  out[3] = alpha
}

/** A round white glow, brightest in the middle. */
export function paintGlow(size: number): HTMLCanvasElement {
  const middle = size / 2
  return perPixel(size, size, (x, y, out) => {
    const far = Math.min(1, Math.hypot(x + 0.5 - middle, y + 0.5 - middle) / middle)
    write(out, 255, 255, 255, 255 * (1 - far) ** 2 * (1 + far * 0.4))
  })
}

/** A soft-edged dark disc: the shadow under a figure. */
export function paintShadow(size: number): HTMLCanvasElement {
  const middle = size / 2
  return perPixel(size, size, (x, y, out) => {
    const far = Math.min(1, Math.hypot(x + 0.5 - middle, y + 0.5 - middle) / middle)
    write(out, 18, 8, 30, 200 * (1 - far) ** 1.4)
  })
}

/** A beam of light from above, wider below. */
export function paintCone(width: number, height: number): HTMLCanvasElement {
  return perPixel(width, height, (x, y, out) => {
    const down = y / height
    const half = width * (0.05 + 0.4 * down)
    const side = Math.abs(x - width / 2) / half
    write(out, 255, 255, 255, side >= 1 ? 0 : 255 * (1 - side * side) ** 1.5 * (1 - down) ** 1.1)
  })
}

/** Dark corners around a bright middle, to be stretched over the view. */
export function paintVignette(size: number): HTMLCanvasElement {
  const middle = size / 2
  return perPixel(size, size, (x, y, out) => {
    const far = Math.hypot((x - middle) / middle, (y - middle) / middle)
    const t = Math.min(1, Math.max(0, (far - 0.62) / 0.8))
    write(out, 10, 5, 26, 190 * t * t)
  })
}

/** Black below, transparent above: makes numbers readable on a picture. */
export function paintFade(height: number): HTMLCanvasElement {
  const { canvas, context } = surface(4, height)
  const fill = context.createLinearGradient(0, 0, 0, height)
  fill.addColorStop(0, 'rgba(10,4,18,0)')
  fill.addColorStop(0.5, 'rgba(10,4,18,0.55)')
  fill.addColorStop(1, 'rgba(10,4,18,0.95)')
  context.fillStyle = fill
  context.fillRect(0, 0, 4, height)
  return canvas
}

/** A white rounded frame with a glow outside and inside: the outline of a card. */
export function paintOutline(width: number, height: number): HTMLCanvasElement {
  const { canvas, context } = surface(width, height)
  context.strokeStyle = '#fff'
  context.shadowColor = '#fff'
  for (const [blur, line, alpha] of [
    [16, 3, 0.8],
    [8, 3, 1],
    [0, 2.5, 1],
  ] as const) {
    context.shadowBlur = blur
    context.lineWidth = line
    context.globalAlpha = alpha
    context.beginPath()
    roundRect(context, 18, 18, width - 36, height - 36, 10)
    context.stroke()
  }
  return canvas
}

/** Ice over a card: pale blue slants with bright edges. */
export function paintIce(width: number, height: number): HTMLCanvasElement {
  const { canvas, context } = surface(width, height)
  context.beginPath()
  roundRect(context, 1, 1, width - 2, height - 2, 9)
  context.clip()
  const fill = context.createLinearGradient(0, 0, width, height)
  fill.addColorStop(0, 'rgba(236,252,255,0.72)')
  fill.addColorStop(0.4, 'rgba(106,192,240,0.34)')
  fill.addColorStop(0.62, 'rgba(200,238,255,0.6)')
  fill.addColorStop(1, 'rgba(58,128,208,0.42)')
  context.fillStyle = fill
  context.fillRect(0, 0, width, height)
  context.strokeStyle = 'rgba(255,255,255,0.75)'
  context.lineWidth = 7
  context.shadowColor = '#fff'
  context.shadowBlur = 14
  context.strokeRect(0, 0, width, height)
  context.lineWidth = 1.2
  context.shadowBlur = 3
  context.beginPath()
  for (const [x, y, dx, dy] of [
    [0.1, 0.2, 0.3, 0.16],
    [0.9, 0.12, -0.26, 0.3],
    [0.2, 0.9, 0.3, -0.24],
    [0.85, 0.8, -0.2, -0.12],
  ] as const) {
    context.moveTo(x * width, y * height)
    context.lineTo((x + dx) * width, (y + dy) * height)
    context.lineTo((x + dx * 1.2) * width, (y + dy * 0.4) * height)
  }
  context.stroke()
  return canvas
}

/** A white rectangle, to be tinted. */
export function paintWhite(): HTMLCanvasElement {
  const { canvas, context } = surface(4, 4)
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, 4, 4)
  return canvas
}
