import type { Relief } from '../baker/recipe.ts'
import type { Scene } from '../scene/scene.ts'
import type { Widths } from './quality.ts'

/** Insets from a frame's edges to its stretchable middle. */
export interface Slices {
  left: number
  top: number
  right: number
  bottom: number
}

/** Everything that decides how a picture looks. Its hash names the rendered file. */
export type Recipe =
  | { kind: 'relief'; relief: Relief }
  | { kind: 'sigil'; icon: string }
  | { kind: 'backdrop'; colours: [string, string, string]; seed: number }
  | { kind: 'parchment' }
  | { kind: 'wood' }
  | { kind: 'scene'; scene: Scene }

/** One frame of an atlas. */
export interface Picture {
  name: string
  recipe: Recipe
  widths: Widths
  /** 9-slice insets, as fractions of the frame's width (left, right) and height (top, bottom). */
  slices?: Slices
  /** Pivot, as fractions of width and height. */
  pivot?: { x: number; y: number }
}

/** An image with a file of its own in every quality. */
export interface ImageFile {
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
