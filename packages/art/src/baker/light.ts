import { blur } from './blur.ts'
import { blendInside, blendOver, type Canvas } from './canvas.ts'
import { clamp, mix, type Rgb, rgb, smooth } from './colour.ts'
import { distanceInside } from './distance.ts'
import { AREA, type Field, markWhere, SIZE } from './field.ts'
import type { Layer, Material } from './recipe.ts'

const WHITE: Rgb = [1, 1, 0.94]

/** Paints a silhouette as light: a pale core and a soft coloured halo. */
export function paintGlow(target: Canvas, coverage: Field, layer: Layer, material: Material): void {
  const colour = rgb(material.glow)
  const halo = blur(coverage, layer.soft ?? 9)
  // A wide glow has no sharp edge.
  const crisp = clamp(1.4 - (layer.soft ?? 9) / 24)
  const inside = distanceInside(markWhere((i) => coverage[i]! > 0.5))
  for (let i = 0; i < AREA; i++) {
    const opacity = clamp((halo[i]! + coverage[i]! * crisp) * 0.75 * (layer.opacity ?? 0.9))
    if (opacity > 0.002) blendOver(target, i, mix(colour, WHITE, 0.55 * crisp * coverage[i]! * smooth(0, 26, inside[i]!)), opacity)
  }
}

/** Darkens what is already painted below and to the right of a new layer. */
export function paintShadow(target: Canvas, coverage: Field): void {
  const soft = blur(coverage, 7)
  for (let y = 10; y < SIZE; y++) {
    for (let x = 6; x < SIZE; x++) {
      const i = y * SIZE + x
      const remaining = 1 - soft[(y - 10) * SIZE + x - 6]! * 0.7 * target.a[i]!
      for (const plane of [target.r, target.g, target.b]) plane[i] = plane[i]! * remaining
    }
  }
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
