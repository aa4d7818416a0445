import type { Relief } from '../baker/recipe.ts'

/** Width and height of a rendered scene, in pixels. All other measures in a scene are fractions of its width (x, sizes) or height (y). */
export const SCENE = { width: 720, height: 480 } as const

/** A row of hills or mountains. */
export interface Ridge {
  /** Where the lowest of its crests are, and how far the highest rise above. */
  y: number
  height: number
  colour: string
  /** Colour of its foot, where mist lies. */
  mist: string
  /** Pointed mountains instead of round hills; `snow` covers their tops. */
  peaks?: boolean
  snow?: string
}

/** What the lower part of a scene is covered with. */
export interface Ground {
  /** Where it begins. */
  y: number
  kind: 'grass' | 'snow' | 'flags' | 'boards' | 'water' | 'sand' | 'cloud'
  /** Colours near the viewer and far away. */
  near: string
  far: string
}

/** The wall of a room, from its upper edge to the floor. */
export interface Wall {
  kind: 'stone' | 'planks' | 'cloth' | 'panes' | 'rock'
  dark: string
  light: string
}

/** A picture that stands in a scene; its trimmed lower edge is at y. */
export interface Thing {
  relief: Relief
  x: number
  y: number
  width: number
  flip?: boolean
  /** How far the air before it takes its colours away, 0..1. */
  haze?: number
  /** Stands on nothing: casts no shadow on the ground. */
  floats?: boolean
}

/** Light added at the end. */
export interface Lamp {
  x: number
  y: number
  radius: number
  colour: string
  strength?: number
}

/** A place of the game as a painting. Later parts are painted over earlier ones. */
export interface Scene {
  /** Colours of the sky from top to bottom. */
  sky: readonly string[]
  seed: number
  sun?: Lamp & { rays?: boolean }
  stars?: boolean
  aurora?: readonly [string, string]
  /** Shade, body and light of the clouds, and how much of the sky they cover, 0..1. */
  clouds?: { colours: readonly [string, string, string]; cover: number }
  ridges?: readonly Ridge[]
  wall?: Wall
  ground?: Ground
  things?: readonly Thing[]
  lamps?: readonly Lamp[]
}
