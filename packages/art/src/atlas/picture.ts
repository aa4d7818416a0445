import type { Relief } from '../baker/recipe.ts'
import type { Widths } from './quality.ts'

/** Distances from a frame's edges to its stretchable middle. */
export interface Slices {
  left: number
  top: number
  right: number
  bottom: number
}

/** Everything that decides how a picture looks: what is hashed. */
export type Recipe =
  | { kind: 'relief'; relief: Relief }
  | { kind: 'sigil'; icon: string }
  | { kind: 'backdrop'; colours: [string, string, string]; seed: number }
  | { kind: 'parchment' }
  | { kind: 'wood' }

/** One frame of an atlas. */
export interface Picture {
  name: string
  recipe: Recipe
  widths: Widths
  /** 9-slice insets, as parts of the frame's width (left, right) and height (top, bottom). */
  slices?: Slices
  /** The point it turns about, as parts of width and height. */
  pivot?: { x: number; y: number }
}

/** A picture that is a file of its own in every quality. */
export interface Tile {
  name: string
  recipe: Recipe
  widths: Widths
  /** WebP quality, 0..100. */
  quality: number
}

/** Pictures that are loaded together. */
export interface Atlas {
  name: string
  pictures: Picture[]
  /** WebP quality, 0..100. */
  quality: number
}
