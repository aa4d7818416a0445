import { seededRandom } from './random.ts'
import { surface } from './surface.ts'

const margin = 24

/**
 * A cumulus cloud, white above and grey below: many soft discs sorted from the back, with brush strokes on top and a dissolved lower edge. A tint
 * colours it.
 */
export function paintCloud(width: number, height: number, seed: number): HTMLCanvasElement {
  const { canvas, context } = surface(width + margin * 2, height + margin * 2)
  const random = seededRandom(seed)
  const balls = Array.from({ length: Math.round(width / 8) + 14 }, () => {
    const along = random()
    const swell = Math.sin(along * Math.PI)
    const heap = 0.5 + 0.5 * Math.sin(along * 8.4 + seed) ** 2
    const up = random() ** 0.75 * swell * heap
    return {
      x: margin + width * (0.07 + 0.86 * along),
      y: margin + height * (0.86 - up * 0.7),
      r: height * (0.13 + 0.2 * swell * (1 - up * 0.5)) * (0.65 + random() * 0.55),
    }
  }).sort((a, b) => a.y - b.y)
  for (const { x, y, r } of balls) {
    const low = Math.min(1, Math.max(0, (y - margin) / height))
    const body = Math.round(252 - low * low * 44)
    const fill = context.createRadialGradient(x - r * 0.35, y - r * 0.45, r * 0.1, x, y, r)
    fill.addColorStop(0, 'rgba(255,255,255,1)')
    fill.addColorStop(0.45, `rgba(${body},${body},${Math.min(255, body + 3)},1)`)
    fill.addColorStop(0.78, `rgba(${body - 12},${body - 11},${body - 5},0.92)`)
    fill.addColorStop(1, `rgba(${body - 18},${body - 16},${body - 8},0)`)
    context.fillStyle = fill
    context.beginPath()
    context.arc(x, y, r, 0, Math.PI * 2)
    context.fill()
  }
  context.globalCompositeOperation = 'source-atop'
  context.lineCap = 'round'
  for (let i = 0; i < balls.length * 1.4; i++) {
    const ball = balls[Math.floor(random() * balls.length)]
    if (!ball) continue
    const angle = random() * Math.PI * 2
    context.strokeStyle = Math.sin(angle) < 0.1 ? 'rgba(255,255,255,0.2)' : 'rgba(168,176,212,0.08)'
    context.lineWidth = 1.5 + random() * 4
    context.beginPath()
    context.arc(
      ball.x + Math.cos(angle) * ball.r * 0.6,
      ball.y + Math.sin(angle) * ball.r * 0.6,
      ball.r * (0.3 + random() * 0.4),
      angle + 1.2,
      angle + 2.4,
    )
    context.stroke()
  }
  context.globalCompositeOperation = 'destination-out'
  const foot = context.createLinearGradient(0, margin + height * 0.62, 0, margin + height * 1.1)
  foot.addColorStop(0, 'rgba(0,0,0,0)')
  foot.addColorStop(1, 'rgba(0,0,0,1)')
  context.fillStyle = foot
  context.fillRect(0, 0, canvas.width, canvas.height)
  return canvas
}
