// Islands in the sky: those beside the road, and the towns.
import { randomStream } from '../baker/random.ts'
import type { Layer, Material, Relief } from '../baker/recipe.ts'
import { materials as m, material, warmRock } from '../rows/materials.ts'
import { blades, drape, splinters } from './masonry.ts'

/** A distant island with things on it; `rock` and `turf` change its materials. */
export function island(seed: number, things: Layer[], rock: Partial<Material> = {}, turf: Partial<Material> = {}): Relief {
  const random = randomStream(seed)
  const ground = material('stone', { ...warmRock, ...rock })
  const cover = material('leaf', {
    base: '#5fa63a',
    second: '#6fb64a',
    light: '#e8f58a',
    deep: '#143a1c',
    rim: '#d8ff8a',
    rough: 1.6,
    ...turf,
  })
  return {
    material: ground,
    layers: [
      { svg: splinters(52, 460, 272, 150, 7, random), ink: 4 },
      { svg: drape(26, 486, 232, 284, 26, 11, random), material: cover, ink: 4, round: 50 },
      ...things,
      { svg: blades(60, 450, 276, 26, 24, random), material: cover, ink: 2, close: 3, edge: 6, free: true },
    ],
  }
}

/** Something on an island, by the middle of its picture. */
export const thing = (icon: string, size: number, x: number, y: number, material: Partial<Material>, more: Partial<Layer> = {}): Layer => ({
  icon,
  size,
  x,
  y,
  material,
  ink: 4,
  ...more,
})

/** Something on an island, by its foot. */
export const standing = (
  icon: string,
  size: number,
  x: number,
  foot: number,
  material: Partial<Material>,
  more: Partial<Layer> = {},
): Layer => thing(icon, size, x, foot - size * 256, { texture: 'none', ...material }, more)

export const plant = (icon: string, size: number, x: number, y: number, material: Partial<Material> = {}): Layer =>
  thing(icon, size, x, y, { ...m.leaf, ...material })

/** Lit windows and the like. */
export const lights = (svg: string, glow: string, soft = 6): Layer => ({
  svg,
  kind: 'glow',
  soft,
  opacity: 1,
  material: { glow },
  free: true,
})
