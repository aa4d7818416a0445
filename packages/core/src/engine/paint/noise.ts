import { createNoise2D, createNoise3D } from 'simplex-noise'
import { seededRandom } from './random.ts'

const flat = createNoise2D(seededRandom(7))
const deep = createNoise3D(seededRandom(11))

/** Fractal noise, about 0…1 around 0.5: broad shapes with finer ones on top. */
export function layered(x: number, y: number, octaves: number): number {
  let sum = 0
  let weight = 0.5
  let fx = x
  let fy = y
  for (let i = 0; i < octaves; i++) {
    sum += weight * flat(fx, fy)
    weight *= 0.5
    fx = fx * 2.03 + 17.1
    fy = fy * 2.03 + 5.7
  }
  return 0.5 + sum * 0.55
}

/** Noise −1…1 that repeats when `turn` grows by 1, so that a strip painted with it can be tiled. `detail` is features per turn. */
export function looped(turn: number, y: number, detail: number): number {
  const angle = turn * Math.PI * 2
  const radius = detail / (Math.PI * 2)
  return deep(Math.cos(angle) * radius, Math.sin(angle) * radius, y)
}

export function smooth(from: number, to: number, x: number): number {
  const t = Math.min(1, Math.max(0, (x - from) / (to - from)))
  return t * t * (3 - 2 * t)
}
