import type { Body } from './body.ts'
import { SIZE } from './field.ts'
import type { Layer } from './recipe.ts'
import { regions } from './regions.ts'

/** Returns which of the material's colours each separate shape of a glyph has: 0 base, 1 second, 2 accent. The largest shapes have the base colour. */
export function colourParts(body: Body, layer: Layer): (i: number) => 0 | 1 | 2 {
  const { of: regionAt, list } = regions(body.lines, body.window)
  const largest = list.reduce((best, region) => Math.max(best, region.area), 0)
  const partOfRegion = list.map(({ area }): 0 | 1 | 2 => {
    const share = area / body.lineArea
    return area === largest || share > 0.2 ? 0 : share > 0.022 ? 1 : 2
  })
  for (const [x, y, part] of layer.parts ?? []) {
    const region = regionAt[Math.floor(y) * SIZE + Math.floor(x)]!
    if (region >= 0) partOfRegion[region] = part
  }
  return (i) => partOfRegion[regionAt[i]!] ?? 0
}
