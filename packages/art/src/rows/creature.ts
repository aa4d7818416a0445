import type { Eye, Layer, Material, Relief } from '../baker/recipe.ts'
import { ellipse } from '../shapes/svg.ts'
import { type MaterialName, material } from './materials.ts'

/** A row of the bestiary: a material, its differences, silhouettes back to front. A layer given as a string is a glyph in the middle of the box. */
export function creature(
  stuff: MaterialName,
  changes: Partial<Material>,
  layers: (Layer | string)[],
  extras: { eyes?: Eye[] } = {},
): Relief {
  return {
    material: material(stuff, changes),
    layers: layers.map((layer) => (typeof layer === 'string' ? { icon: layer } : layer)),
    ...extras,
  }
}

/** A light around a creature whose middle stands at height `y`. */
export const aura = (y: number, radius: number, soft: number, opacity: number, colour: string): Layer => ({
  svg: ellipse(256, y, radius),
  kind: 'glow',
  soft,
  opacity,
  material: { glow: colour },
})
