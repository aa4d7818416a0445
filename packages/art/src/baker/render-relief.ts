import { buildBody } from './body.ts'
import { canvas, fadeOut, toBytes } from './canvas.ts'
import { rgb } from './colour.ts'
import { heightMap } from './height.ts'
import { paintEye, paintGlow, paintShadow } from './light.ts'
import { mask } from './mask.ts'
import { coarse } from './noise.ts'
import { paint } from './paint.ts'
import type { Relief } from './recipe.ts'

/** Renders a picture: SIZE x SIZE pixels of red, green, blue and alpha bytes. The same recipe always gives the same bytes. */
export function renderRelief(relief: Relief): Buffer {
  const target = canvas()
  for (const [k, layer] of relief.layers.entries()) {
    const material = { ...relief.material, ...layer.material }
    const coverage = mask(layer)
    if (layer.kind === 'glow') {
      paintGlow(target, coverage, layer, material)
      continue
    }
    if (k > 0 && !layer.free) paintShadow(target, coverage)
    const body = buildBody(coverage, layer)
    paint(target, body, heightMap(body, layer, material), layer, material)
  }
  const eyeColour = rgb(relief.material.eye ?? relief.material.accent)
  for (const [x, y, radius] of relief.eyes ?? []) paintEye(target, x, y, radius, eyeColour)
  if (relief.fadeFrom) fadeOut(target, relief.fadeFrom, (x, y) => coarse(x / 40, y / 40))
  return toBytes(target)
}
