import { blur } from './blur.ts'
import type { Body } from './body.ts'
import { smooth } from './colour.ts'
import { type Field, field, SIZE } from './field.ts'
import { coarse, fine } from './noise.ts'
import type { Layer, Material } from './recipe.ts'
import { texture } from './texture.ts'
import { eachPixel } from './window.ts'

/** Height of the relief, and the part of it that comes from the material's texture, in pixels. */
export interface HeightMap {
  height: Field
  grain: Field
}

export function heightMap(body: Body, layer: Layer, material: Material): HeightMap {
  const grain = field()
  const raw = field()
  const edge = layer.edge ?? 24
  const round = layer.round ?? 80
  const rough = material.rough ?? 0.55
  eachPixel(body.window, (i) => {
    if (!body.body[i]) return
    const x = i % SIZE
    const y = Math.floor(i / SIZE)
    const kind = material.texture ?? 'none'
    if (kind !== 'none') grain[i] = texture(kind, x, y) * (material.textureDepth ?? 1) * smooth(1, 16, body.inLine[i]!)
    const waves = (coarse(x / 46, y / 46) * 2.2 + fine(x / 15, y / 15) * 0.8) * rough
    raw[i] = dome(body.inBody[i]!, round) * 0.55 + dome(body.inLine[i]!, edge) * 0.85 + waves + grain[i]!
  })
  return { height: blur(raw, 1, body.window), grain }
}

/** Profile of a quarter circle: 0 at the edge, `radius` at the distance `radius` and beyond. */
function dome(distance: number, radius: number): number {
  const t = 1 - Math.min(distance / radius, 1)
  return radius * Math.sqrt(1 - t * t)
}

const SHADOW_STEPS = [4, 9, 16, 26]

/** Returns how much of the key light a pixel loses to higher parts at its top left, 0..1. */
export function shadowAt(height: Field, i: number): number {
  const x = i % SIZE
  const y = Math.floor(i / SIZE)
  let deepest = 0
  for (const step of SHADOW_STEPS) {
    const sx = Math.round(x - step * 0.62)
    const sy = Math.round(y - step * 0.78)
    if (sx < 0 || sy < 0) break
    deepest = Math.max(deepest, height[sy * SIZE + sx]! - height[i]! - step * 0.62)
  }
  return smooth(0, 11, deepest)
}
