import { randomStream } from './random.ts'

/** Smooth noise, about -1..1, with features about one unit wide. */
export type Noise = (x: number, y: number) => number

/** Gradient noise with random gradients from a seed. */
export function gradientNoise(seed: number): Noise {
  const next = randomStream(seed)
  const order = new Uint16Array(512)
  const gradientX = new Float32Array(256)
  const gradientY = new Float32Array(256)
  for (let i = 0; i < 256; i++) {
    order[i] = i
    const angle = next() * Math.PI * 2
    gradientX[i] = Math.cos(angle)
    gradientY[i] = Math.sin(angle)
  }
  for (let i = 255; i > 0; i--) {
    const j = Math.floor(next() * (i + 1))
    const swapped = order[i]!
    order[i] = order[j]!
    order[j] = swapped
  }
  for (let i = 0; i < 256; i++) order[i + 256] = order[i]!
  return (x, y) => {
    const cellX = Math.floor(x)
    const cellY = Math.floor(y)
    const fx = x - cellX
    const fy = y - cellY
    const left = cellX & 255
    const right = (cellX + 1) & 255
    const upper = cellY & 255
    const lower = (cellY + 1) & 255
    const a = order[left + order[upper]!]!
    const b = order[right + order[upper]!]!
    const c = order[left + order[lower]!]!
    const d = order[right + order[lower]!]!
    const u = fx * fx * fx * (fx * (fx * 6 - 15) + 10)
    const v = fy * fy * fy * (fy * (fy * 6 - 15) + 10)
    const top = gradientX[a]! * fx + gradientY[a]! * fy
    const topRight = gradientX[b]! * (fx - 1) + gradientY[b]! * fy
    const low = gradientX[c]! * fx + gradientY[c]! * (fy - 1)
    const lowRight = gradientX[d]! * (fx - 1) + gradientY[d]! * (fy - 1)
    const above = top + (topRight - top) * u
    const below = low + (lowRight - low) * u
    return (above + (below - above) * v) * 1.55
  }
}

export const coarse = gradientNoise(7)
export const fine = gradientNoise(99)

/** Sums octaves of noise, each half as strong and about twice as fine as the one before. */
export function fractal(x: number, y: number, octaves: number, noise: Noise = coarse): number {
  let sum = 0
  let strength = 0.5
  let step = 1
  for (let i = 0; i < octaves; i++) {
    sum += strength * noise(x * step + i * 17.3, y * step - i * 9.1)
    strength *= 0.5
    step *= 2.03
  }
  return sum
}
