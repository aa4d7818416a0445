import type { Eye, Layer, Material, Relief } from '../baker/recipe.ts'
import { type MaterialName, material } from './materials.ts'

export type Backdrop =
  | 'hell'
  | 'sky'
  | 'stone'
  | 'light'
  | 'arcane'
  | 'necro'
  | 'sea'
  | 'ice'
  | 'forest'
  | 'wild'
  | 'blood'
  | 'royal'
  | 'storm'
  | 'rose'

/** One class of warriors: what it looks like, and what stands behind it on its card. */
export interface Creature extends Relief {
  motif: Motif
  backdrop: Backdrop
}

export type Motif =
  | 'fire'
  | 'hell'
  | 'light'
  | 'arcane'
  | 'death'
  | 'forest'
  | 'storm'
  | 'sea'
  | 'ice'
  | 'earth'
  | 'dark'
  | 'air'
  | 'kingdom'
  | 'wild'
  | 'north'
  | 'swamp'
  | 'boss'

interface Extras {
  eyes?: Eye[]
  fadeFrom?: number
}

/** A row of the bestiary. A layer given as a string is a glyph in the middle of the box. */
export function creature(
  motif: Motif,
  backdrop: Backdrop,
  stuff: MaterialName,
  changes: Partial<Material>,
  layers: (Layer | string)[],
  extras: Extras = {},
): Creature {
  return {
    motif,
    backdrop,
    material: material(stuff, changes),
    layers: layers.map((layer) => (typeof layer === 'string' ? { icon: layer } : layer)),
    ...extras,
  }
}

/** A row whose picture is made by a builder of shapes. */
export const fromRelief = (motif: Motif, backdrop: Backdrop, relief: Relief): Creature => ({ motif, backdrop, ...relief })
