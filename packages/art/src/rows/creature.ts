import type { Eye, Layer, Material, Relief } from '../baker/recipe.ts'
import { ellipse } from '../shapes/svg.ts'
import { type MaterialName, material } from './materials.ts'

/** A creature's picture: a material with changes, and layers from back to front. A layer given as a string is a centred glyph. */
export function creature(
  materialName: MaterialName,
  changes: Partial<Material>,
  layers: (Layer | string)[],
  extras: { eyes?: Eye[] } = {},
): Relief {
  return {
    material: material(materialName, changes),
    layers: layers.map((layer) => (typeof layer === 'string' ? { icon: layer } : layer)),
    ...extras,
  }
}

/** A round glow behind a creature, centred at height `y`. */
export const aura = (y: number, radius: number, soft: number, opacity: number, colour: string): Layer => ({
  svg: ellipse(256, y, radius),
  kind: 'glow',
  soft,
  opacity,
  material: { glow: colour },
})

/** Two eyes of the same radius. */
export const pair = (radius: number, left: readonly [x: number, y: number], right: readonly [x: number, y: number]): Eye[] => [
  [...left, radius],
  [...right, radius],
]
