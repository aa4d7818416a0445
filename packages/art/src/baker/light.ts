import { blur } from './blur.ts'
import { blendInside, blendOver, type Canvas } from './canvas.ts'
import { clamp, mix, type Rgb, rgb, smooth } from './colour.ts'
import { distanceInside } from './distance.ts'
import { type Field, SIZE } from './field.ts'
import type { Layer, Material } from './recipe.ts'
import { eachPixel, markWhere, windowAround } from './window.ts'

const WHITE: Rgb = [1, 1, 0.94]

/** Paints a silhouette as light: a pale core and a soft coloured halo. */
export function paintGlow(target: Canvas, coverage: Field, layer: Layer, material: Material): void {
  const colour = rgb(material.glow)
  const soft = layer.soft ?? 9
  const window = windowAround(coverage, 3 * Math.ceil(soft) + 3)
  if (!window) return
  const halo = blur(coverage, soft, window)
  // A wide glow has no sharp edge.
  const crisp = clamp(1.4 - soft / 24)
  const inside = distanceInside(
    markWhere((i) => coverage[i]! > 0.5, window),
    window,
  )
  eachPixel(window, (i) => {
    const opacity = clamp((halo[i]! + coverage[i]! * crisp) * 0.75 * (layer.opacity ?? 0.9))
    if (opacity > 0.002) blendOver(target, i, mix(colour, WHITE, 0.55 * crisp * coverage[i]! * smooth(0, 26, inside[i]!)), opacity)
  })
}

/** Darkens what is already painted below and to the right of a new layer. */
export function paintShadow(target: Canvas, coverage: Field): void {
  const window = windowAround(coverage, 24)
  if (!window) return
  const soft = blur(coverage, 7, window)
  const [right, bottom] = [Math.min(window.right, SIZE - 6), Math.min(window.bottom, SIZE - 10)]
  eachPixel({ ...window, right, bottom }, (shade) => {
    const i = shade + 10 * SIZE + 6
    const remaining = 1 - soft[shade]! * 0.7 * target.a[i]!
    for (const plane of [target.r, target.g, target.b]) plane[i] = plane[i]! * remaining
  })
}

/** Paints a glowing eye: a white pupil, then the colour, then its light on the face. */
export function paintEye(target: Canvas, cx: number, cy: number, radius: number, colour: Rgb): void {
  const extent = Math.ceil(radius * 4.2)
  for (let y = Math.max(0, Math.floor(cy) - extent); y < Math.min(SIZE, cy + extent); y++) {
    for (let x = Math.max(0, Math.floor(cx) - extent); x < Math.min(SIZE, cx + extent); x++) {
      const distance = Math.hypot(x - cx, y - cy) / radius
      const core = 1 - smooth(0.45, 1.05, distance)
      blendInside(target, y * SIZE + x, mix(colour, WHITE, core * 0.85), clamp(core + Math.exp(-distance * distance * 0.42) * 0.75))
    }
  }
}
