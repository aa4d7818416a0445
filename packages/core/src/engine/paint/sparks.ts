import { seededRandom } from './random.ts'
import { fillWhite, roundRect, surface } from './surface.ts'

export const sparkNames = [
  'speck',
  'ember',
  'snow',
  'leaf',
  'spark',
  'smoke',
  'bubble',
  'shard',
  'star',
  'ring',
  'feather',
  'plus',
  'flame',
  'crack',
  'dot',
] as const
export type SparkName = (typeof sparkNames)[number]

export const cell = 64
/** A cell is this many times as wide as the dot in it. */
export const dotMargin = 2
type Paint = (c: CanvasRenderingContext2D, random: () => number) => void

const soft =
  (inner: number, stops: readonly (readonly [number, number])[]) =>
  (c: CanvasRenderingContext2D): void => {
    fillWhite(c, c.createRadialGradient(0, 0, inner, 0, 0, 30), ...stops)
    c.fillRect(-32, -32, 64, 64)
  }

function star(c: CanvasRenderingContext2D, points: number, outer: number, inner: number): void {
  c.beginPath()
  for (let i = 0; i < points * 2; i++) {
    const r = i % 2 === 0 ? outer : inner
    const angle = (i * Math.PI) / points - Math.PI / 2
    c.lineTo(Math.cos(angle) * r, Math.sin(angle) * r)
  }
  c.closePath()
  c.fill()
}

function almond(c: CanvasRenderingContext2D, length: number, wide: number): void {
  c.beginPath()
  c.moveTo(-length, 0)
  c.quadraticCurveTo(0, -wide, length, 0)
  c.quadraticCurveTo(0, wide, -length, 0)
  c.fill()
}

const paints: Record<SparkName, Paint> = {
  speck: soft(0, [
    [0, 1],
    [0.18, 0.75],
    [0.5, 0.18],
    [1, 0],
  ]),
  ember: (c) => {
    soft(0, [
      [0, 0.9],
      [0.3, 0.35],
      [1, 0],
    ])(c)
    c.fillStyle = '#fff'
    almond(c, 11, 7)
  },
  snow: (c) => {
    soft(2, [
      [0, 1],
      [0.45, 0.7],
      [0.8, 0],
    ])(c)
  },
  leaf: (c) => {
    c.fillStyle = '#fff'
    almond(c, 26, 22)
    c.strokeStyle = 'rgba(0,0,0,0.3)'
    c.lineWidth = 2
    c.beginPath()
    c.moveTo(-26, 0)
    c.lineTo(26, 0)
    c.stroke()
  },
  spark: (c) => {
    c.fillStyle = 'rgba(255,255,255,0.4)'
    almond(c, 30, 9)
    c.fillStyle = '#fff'
    almond(c, 24, 4)
  },
  smoke: (c, random) => {
    for (let i = 0; i < 14; i++) {
      const x = (random() - 0.5) * 26
      const y = (random() - 0.5) * 26
      fillWhite(c, c.createRadialGradient(x, y, 0, x, y, 17), [0, 0.22], [1, 0])
      c.fillRect(-32, -32, 64, 64)
    }
  },
  bubble: (c) => {
    c.strokeStyle = 'rgba(255,255,255,0.9)'
    c.lineWidth = 3
    c.fillStyle = 'rgba(255,255,255,0.22)'
    c.beginPath()
    c.arc(0, 0, 22, 0, Math.PI * 2)
    c.fill()
    c.stroke()
    c.fillStyle = '#fff'
    c.beginPath()
    c.arc(-8, -9, 5, 0, Math.PI * 2)
    c.fill()
  },
  shard: (c) => {
    fillWhite(c, c.createLinearGradient(-30, 0, 30, 0), [0, 1], [0.45, 0.65], [1, 0])
    c.beginPath()
    c.moveTo(-30, -5)
    c.lineTo(30, 0)
    c.lineTo(-30, 5)
    c.fill()
  },
  star: (c) => {
    c.fillStyle = 'rgba(255,255,255,0.35)'
    star(c, 4, 31, 7)
    c.fillStyle = '#fff'
    star(c, 4, 24, 4)
  },
  ring: (c) => {
    c.strokeStyle = 'rgba(255,255,255,0.95)'
    c.lineWidth = 3
    c.shadowColor = '#fff'
    c.shadowBlur = 5
    c.beginPath()
    c.arc(0, 0, 26, 0, Math.PI * 2)
    c.stroke()
  },
  feather: (c) => {
    c.fillStyle = 'rgba(255,255,255,0.92)'
    c.rotate(-0.3)
    almond(c, 28, 15)
    c.strokeStyle = 'rgba(90,90,120,0.6)'
    c.lineWidth = 1.5
    c.beginPath()
    c.moveTo(-31, 0)
    c.lineTo(24, 0)
    for (let x = -18; x < 20; x += 6) {
      c.moveTo(x, 0)
      c.lineTo(x + 8, -6)
    }
    c.stroke()
  },
  plus: (c) => {
    c.fillStyle = '#fff'
    c.beginPath()
    roundRect(c, -7, -22, 14, 44, 5)
    roundRect(c, -22, -7, 44, 14, 5)
    c.fill()
  },
  flame: (c) => {
    fillWhite(c, c.createRadialGradient(0, 12, 2, 0, 8, 26), [0, 1], [0.55, 0.55], [1, 0])
    c.beginPath()
    c.moveTo(0, -31)
    c.bezierCurveTo(6, -12, 24, -6, 20, 14)
    c.bezierCurveTo(17, 30, -17, 30, -20, 14)
    c.bezierCurveTo(-22, 0, -6, -4, 0, -31)
    c.fill()
  },
  crack: (c, random) => {
    c.strokeStyle = '#fff'
    c.lineWidth = 2.5
    c.beginPath()
    for (let i = 0; i < 5; i++) {
      let angle = (i / 5) * Math.PI * 2 + random()
      let x = 0
      let y = 0
      c.moveTo(0, 0)
      for (let step = 0; step < 3; step++) {
        angle += (random() - 0.5) * 1.3
        x += Math.cos(angle) * 10
        y += Math.sin(angle) * 10
        c.lineTo(x, y)
      }
    }
    c.stroke()
  },
  dot: (c) => {
    c.fillStyle = '#fff'
    c.beginPath()
    c.arc(0, 0, cell / dotMargin / 2, 0, Math.PI * 2)
    c.fill()
  },
}

/** All particle sprites in one 256 × 256 picture, white, to be tinted; a cell of 64 each, in the order of `sparkNames`. */
export function paintSparks(): HTMLCanvasElement {
  const { canvas, context } = surface(cell * 4, cell * 4)
  sparkNames.forEach((name, i) => {
    context.save()
    context.beginPath()
    context.rect((i % 4) * cell, Math.floor(i / 4) * cell, cell, cell)
    context.clip()
    context.translate(((i % 4) + 0.5) * cell, (Math.floor(i / 4) + 0.5) * cell)
    paints[name](context, seededRandom(i + 31))
    context.restore()
  })
  return canvas
}
