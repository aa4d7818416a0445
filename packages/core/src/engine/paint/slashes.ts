import type { HitMark } from '@skystair/contract/creature-classes'
import { fillWhite, surface } from './surface.ts'

export type SlashName = HitMark

const size = 128
type Paint = (c: CanvasRenderingContext2D) => void

/** A blade's path: a crescent, thin at both ends. */
function crescent(c: CanvasRenderingContext2D, x: number, length: number, deep: number): void {
  fillWhite(c, c.createLinearGradient(0, -length, 0, length), [0, 0], [0.3, 1], [0.75, 0.9], [1, 0])
  c.beginPath()
  c.moveTo(x, -length)
  c.quadraticCurveTo(x + deep * 2, 0, x, length)
  c.quadraticCurveTo(x + deep, 0, x, -length)
  c.fill()
}

const paints: Record<SlashName, Paint> = {
  cut: (c) => {
    c.rotate(0.7)
    crescent(c, -12, 60, 17)
    c.globalAlpha = 0.45
    crescent(c, -22, 52, 24)
  },
  claws: (c) => {
    c.rotate(0.45)
    for (const [x, length] of [
      [-30, 44],
      [-6, 56],
      [18, 46],
    ] as const)
      crescent(c, x, length, 9)
  },
  // The upper jaw; the lower one is its mirror image.
  bite: (c) => {
    c.fillStyle = '#fff'
    c.beginPath()
    c.moveTo(-56, -18)
    c.quadraticCurveTo(0, -44, 56, -18)
    for (let i = 0; i < 6; i++) {
      const right = 56 - i * 19
      const long = i === 1 || i === 4 ? 34 : 20
      c.lineTo(right - 9.5, -12 + long)
      c.lineTo(right - 19, -14)
    }
    c.fill()
  },
  crush: (c) => {
    fillWhite(c, c.createRadialGradient(0, 0, 2, 0, 0, 60), [0, 0.9], [0.3, 0.25], [1, 0])
    c.fillRect(-64, -64, 128, 128)
    c.fillStyle = '#fff'
    for (let i = 0; i < 9; i++) {
      const turn = (i / 9) * Math.PI * 2 + (i % 2) * 0.2
      const far = 38 + ((i * 7) % 4) * 7
      const at = (r: number, side: number) => [Math.cos(turn + side) * r, Math.sin(turn + side) * r] as const
      c.beginPath()
      c.moveTo(...at(8, 0.5))
      c.lineTo(...at(far * 0.55, 0.14))
      c.lineTo(...at(far, 0.03))
      c.lineTo(...at(far * 0.5, -0.12))
      c.lineTo(...at(8, -0.5))
      c.fill()
    }
  },
}

/** The mark of a hit, white, to be tinted. */
export function paintSlash(name: SlashName): HTMLCanvasElement {
  const { canvas, context } = surface(size, size)
  context.translate(size / 2, size / 2)
  context.shadowColor = '#fff'
  context.shadowBlur = 6
  paints[name](context)
  return canvas
}
