import { layered, smooth } from './noise.ts'
import { perPixel, surface } from './surface.ts'

/** A fluted, broken column, neutral; a tint colours it. `light` −1…1: from which side it is lit. */
export function paintColumn(width: number, height: number, seed: number, light: number): HTMLCanvasElement {
  const cap = height * 0.07
  return perPixel(width, height, (px, py, out) => {
    const isCap = py < cap || py > height - cap
    const inset = isCap ? 0.02 + 0.1 * (py < cap ? py / cap : (height - py) / cap) : 0.14
    const across = (px / width - 0.5) / (0.5 - inset)
    const broken = seed > 0 ? height * (0.02 + 0.06 * layered(px / 9 + seed, seed * 3, 3)) : 0
    if (Math.abs(across) > 1 || (seed > 0 && py < broken + (across + 1) * height * 0.05)) {
      out[3] = 0
      return
    }
    const round = Math.sqrt(1 - across * across * 0.96)
    const flute = isCap ? 0 : Math.cos(Math.asin(Math.max(-1, Math.min(1, across))) * 14) * 0.13
    const block = py % (height / 7)
    const joint = smooth(2.5, 0.6, block) * 0.35
    const worn = (layered(px / 7 + seed * 5, py / 12, 4) - 0.5) * 0.5
    const lit = 0.34 + round * 0.28 + across * light * 0.34 + flute + worn - joint
    const rim = smooth(0.82, 0.98, across * Math.sign(light || 1)) * 0.3
    const value = 255 * Math.min(1, Math.max(0.06, lit + rim))
    out[0] = value
    out[1] = value * 0.95
    out[2] = value
    out[3] = 255 * smooth(1, 0.95, Math.abs(across))
  })
}

const runes = [
  'M-6,9V-9L6,-2',
  'M-5,-9V9M-5,0L6,-7M-5,4L6,-3',
  'M0,-9V9M0,-9L7,-3M0,-9L-7,-3',
  'M-5,9V-9L5,9V-9',
  'M-6,-9L6,0L-6,9M-6,-9V9',
  'M0,9V-9M-6,-4L6,4',
]

/** The rune circle of the battlefield seen from above, white; scale its height down to lay it on the floor. */
export function paintCircle(size: number): HTMLCanvasElement {
  const { canvas, context } = surface(size, size)
  const unit = size / 512
  context.translate(size / 2, size / 2)
  context.scale(unit, unit)
  context.strokeStyle = '#fff'
  context.shadowColor = '#fff'
  context.shadowBlur = 14 * unit
  for (const [radius, line, alpha] of [
    [238, 3.2, 0.95],
    [226, 1.4, 0.6],
    [172, 2, 0.7],
    [60, 1.6, 0.45],
  ] as const) {
    context.globalAlpha = alpha
    context.lineWidth = line
    context.beginPath()
    context.arc(0, 0, radius, 0, Math.PI * 2)
    context.stroke()
  }
  context.globalAlpha = 0.6
  context.lineWidth = 2
  context.beginPath()
  for (let i = 0; i <= 12; i++) {
    const angle = (i * 5 * Math.PI) / 6
    context.lineTo(Math.cos(angle) * 172, Math.sin(angle) * 172)
  }
  context.stroke()
  context.globalAlpha = 0.9
  for (let i = 0; i < 24; i++) {
    context.save()
    context.rotate((i * Math.PI) / 12)
    context.translate(0, -199)
    context.scale(1.35, 1.35)
    context.stroke(new Path2D(runes[i % runes.length]))
    context.restore()
  }
  return canvas
}
