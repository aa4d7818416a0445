import { looped, smooth } from './noise.ts'
import { seededRandom } from './random.ts'
import { perPixel, surface } from './surface.ts'

/** A square of stars that tiles horizontally; a few of them bright with a cross. */
export function paintStars(size: number): HTMLCanvasElement {
  const { canvas, context } = surface(size, size)
  const random = seededRandom(5)
  for (let i = 0; i < 130; i++) {
    const x = 4 + random() * (size - 8)
    const y = 4 + random() * (size - 8)
    const bright = random() ** 3
    context.fillStyle = `rgba(255,250,${210 + Math.round(random() * 45)},${0.35 + bright * 0.65})`
    context.beginPath()
    context.arc(x, y, 0.5 + bright * 1.1, 0, Math.PI * 2)
    context.fill()
    if (bright > 0.75) {
      context.fillRect(x - 4, y - 0.4, 8, 0.8)
      context.fillRect(x - 0.4, y - 4, 0.8, 8)
    }
  }
  return canvas
}

/** Where a band of the northern lights begins in a column, its height, both as parts of the picture's, and its strength. */
interface BandColumn {
  readonly foot: number
  readonly tall: number
  readonly strength: number
}

const bandAt = (turn: number, band: number): BandColumn => ({
  foot: 0.5 + band * 0.13 + looped(turn, band * 7, 5) * 0.16,
  tall: 0.34 + looped(turn, band * 7 + 3, 26) * 0.14,
  strength: 0.4 + looped(turn, band * 5 + 20, 16) * 0.35,
})

/** Northern lights, tiling horizontally. */
export function paintAurora(width: number, height: number): HTMLCanvasElement {
  // The shape of the bands is the same in a whole column.
  const columns = Array.from({ length: width }, (_, x) => [0, 1, 2].map((band) => bandAt(x / width, band)))
  return perPixel(width, height, (x, y, out) => {
    let green = 0
    let violet = 0
    for (const { foot, tall, strength: most } of columns[x]!) {
      const up = (foot - y / height) / tall
      if (up < -0.12 || up > 1) continue
      const strength = most * smooth(-0.12, 0.04, up)
      green += strength * smooth(0.75, 0, up)
      violet += strength * smooth(0.1, 0.45, up) * smooth(1, 0.5, up) * 0.7
    }
    const total = green + violet
    out[0] = total > 0 ? (90 * green + 150 * violet) / total : 0
    out[1] = total > 0 ? (255 * green + 110 * violet) / total : 0
    out[2] = total > 0 ? (190 * green + 255 * violet) / total : 0
    out[3] = Math.min(1, total) * 255
  })
}
