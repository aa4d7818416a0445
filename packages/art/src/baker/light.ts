import { blur } from './blur.ts'
import { type Canvas, over, within } from './canvas.ts'
import { clamp, mix, type Rgb, rgb, smooth } from './colour.ts'
import { distanceInside } from './distance.ts'
import { AREA, type Field, SIZE, where } from './field.ts'
import type { Layer, Material } from './recipe.ts'

const WHITE: Rgb = [1, 1, 0.94]

/** Paints a silhouette as light: a pale core and a soft coloured halo. */
export function shine(on: Canvas, coverage: Field, layer: Layer, material: Material): void {
  const colour = rgb(material.glow)
  const halo = blur(coverage, layer.soft ?? 9)
  // A wide glow has no edge of its own.
  const crisp = clamp(1.4 - (layer.soft ?? 9) / 24)
  const inside = distanceInside(where((i) => coverage[i]! > 0.5))
  for (let i = 0; i < AREA; i++) {
    const opacity = clamp((halo[i]! + coverage[i]! * crisp) * 0.75 * (layer.opacity ?? 0.9))
    if (opacity > 0.002) over(on, i, mix(colour, WHITE, 0.55 * crisp * coverage[i]! * smooth(0, 26, inside[i]!)), opacity)
  }
}

/** Darkens what is painted already where a new layer will stand before it, down and to the right. */
export function castOn(on: Canvas, coverage: Field): void {
  const soft = blur(coverage, 7)
  for (let y = 10; y < SIZE; y++) {
    for (let x = 6; x < SIZE; x++) {
      const i = y * SIZE + x
      const kept = 1 - soft[(y - 10) * SIZE + x - 6]! * 0.7 * on.a[i]!
      for (const plane of [on.r, on.g, on.b]) plane[i] = plane[i]! * kept
    }
  }
}

/** A glowing eye on what is painted already: a white-hot pupil, then the colour, then its gleam on the face. */
export function eye(on: Canvas, cx: number, cy: number, radius: number, colour: Rgb): void {
  const reach = Math.ceil(radius * 4.2)
  for (let y = Math.max(0, Math.floor(cy) - reach); y < Math.min(SIZE, cy + reach); y++) {
    for (let x = Math.max(0, Math.floor(cx) - reach); x < Math.min(SIZE, cx + reach); x++) {
      const far = Math.hypot(x - cx, y - cy) / radius
      const core = 1 - smooth(0.45, 1.05, far)
      within(on, y * SIZE + x, mix(colour, WHITE, core * 0.85), clamp(core + Math.exp(-far * far * 0.42) * 0.75))
    }
  }
}
