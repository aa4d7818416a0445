import type { ImageFile, Recipe } from './atlas/picture.ts'
import { LARGE, SCENE_WIDTHS, scaled } from './atlas/quality.ts'
import { emblem } from './rows/emblem.ts'
import { kinds } from './rows/kinds/index.ts'
import { scenes } from './rows/scenes/index.ts'
import { cat } from './shapes/cat.ts'

/** Portraits with so much fine detail that they would be too large to load while a player waits. */
const detailed = new Set(['gorgon_queen', 'pharaoh_mummy', 'star_centaur'])

/** Returns the images that have a file of their own in every quality: repeating textures, portraits and paintings of places. A player sees few of them. */
export function imageFiles(): ImageFile[] {
  const portraits = Object.entries(kinds).filter(([name]) => !name.endsWith('/2'))
  return [
    ...portraits.map(([name, relief]) => ({
      name: `portrait/${name}`,
      recipe: { kind: 'relief' as const, relief },
      widths: LARGE,
      quality: detailed.has(name) ? 50 : 70,
    })),
    ...Object.entries(scenes).map(([name, scene]) => ({
      name,
      recipe: { kind: 'scene' as const, scene },
      widths: SCENE_WIDTHS,
      quality: 62,
    })),
    { name: 'parchment', recipe: { kind: 'parchment' }, widths: scaled(256), quality: 88 },
    { name: 'wood', recipe: { kind: 'wood' }, widths: scaled(256), quality: 86 },
  ]
}

interface Standalone {
  readonly file: string
  readonly recipe: Recipe
  readonly width: number
  readonly quality: number
  /** Of an icon, which is square: the share of its width that the picture takes. */
  readonly share?: number
  /** The colour behind the picture; transparent by default. */
  readonly back?: string
}

/** Returns the images that are shown before or outside of the game, the same in every quality. */
export function standalone(): Standalone[] {
  return [
    { file: 'loading-cat.webp', recipe: { kind: 'relief', relief: cat() }, width: 200, quality: 78 },
    { file: 'logo.webp', recipe: { kind: 'relief', relief: emblem }, width: 224, quality: 66 },
    { file: 'favicon.png', recipe: { kind: 'relief', relief: emblem }, width: 64, quality: 90 },
    // Of the installed game. Devices cut the last one to their own shape.
    { file: 'icon-192.png', recipe: { kind: 'relief', relief: emblem }, width: 192, quality: 90, share: 1 },
    { file: 'icon-512.png', recipe: { kind: 'relief', relief: emblem }, width: 512, quality: 90, share: 1 },
    { file: 'icon-maskable.png', recipe: { kind: 'relief', relief: emblem }, width: 512, quality: 90, share: 0.7, back: '#141b33' },
  ]
}
