import { Resvg } from '@resvg/resvg-js'
import { AREA, type Field, field, SIZE } from './field.ts'
import type { Layer } from './recipe.ts'
import { silhouette } from './silhouette.ts'

/** Rasterises a layer's silhouette: the coverage of each pixel, 0..1. */
export function mask(layer: Layer): Field {
  const { pixels } = new Resvg(silhouette(layer), { font: { loadSystemFonts: false } }).render()
  const out = field()
  for (let i = 0; i < AREA; i++) out[i] = pixels[i * 4 + 3]! / 255
  if (layer.clip) clipTo(out, layer.clip)
  return out
}

function clipTo(coverage: Field, [left, top, right, bottom]: [number, number, number, number]): void {
  for (let i = 0; i < AREA; i++) {
    const x = i % SIZE
    const y = Math.floor(i / SIZE)
    if (x < left || x > right || y < top || y > bottom) coverage[i] = 0
  }
}
