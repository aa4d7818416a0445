import { understand } from './body.ts'
import { bytes, canvas, fadeOut } from './canvas.ts'
import { rgb } from './colour.ts'
import { carve } from './height.ts'
import { castOn, eye, shine } from './light.ts'
import { mask } from './mask.ts'
import { coarse } from './noise.ts'
import { paint } from './paint.ts'
import type { Relief } from './recipe.ts'

/** Carves and paints a picture: SIZE x SIZE pixels of red, green, blue and opacity bytes. The same recipe gives the same bytes. */
export function carveRelief(relief: Relief): Buffer {
  const on = canvas()
  for (const [k, layer] of relief.layers.entries()) {
    const material = { ...relief.material, ...layer.material }
    const coverage = mask(layer)
    if (layer.kind === 'glow') {
      shine(on, coverage, layer, material)
      continue
    }
    if (k > 0 && !layer.free) castOn(on, coverage)
    const body = understand(coverage, layer)
    paint(on, body, carve(body, layer, material), layer, material)
  }
  const gaze = rgb(relief.material.eye ?? relief.material.accent)
  for (const [x, y, radius] of relief.eyes ?? []) eye(on, x, y, radius, gaze)
  if (relief.fadeFrom) fadeOut(on, relief.fadeFrom, (x, y) => coarse(x / 40, y / 40))
  return bytes(on)
}
