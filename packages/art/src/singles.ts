import type { Recipe, Tile } from './atlas/picture.ts'
import { LARGE, scaled } from './atlas/quality.ts'
import { firstCreatures, laterCreatures } from './rows/bestiary.ts'
import { emblem } from './rows/emblem.ts'
import { cat } from './shapes/cat.ts'

/** Images that are files of their own, in every quality: textures that repeat, and portraits, of which hardly anybody sees many. */
export function tiles(): Tile[] {
  const portraits = Object.entries({ ...firstCreatures, ...laterCreatures })
  return [
    ...portraits.map(([name, relief]) => ({
      name: `portrait/${name}`,
      recipe: { kind: 'relief' as const, relief },
      widths: LARGE,
      quality: 70,
    })),
    { name: 'parchment', recipe: { kind: 'parchment' }, widths: scaled(256), quality: 88 },
    { name: 'wood', recipe: { kind: 'wood' }, widths: scaled(256), quality: 86 },
  ]
}

/** Images that are shown before, or outside of, the game; the same in every quality. */
export function standalone(): { file: string; recipe: Recipe; width: number; quality: number }[] {
  return [
    { file: 'loading-cat.webp', recipe: { kind: 'relief', relief: cat() }, width: 200, quality: 78 },
    { file: 'logo.webp', recipe: { kind: 'relief', relief: emblem }, width: 224, quality: 66 },
    { file: 'favicon.png', recipe: { kind: 'relief', relief: emblem }, width: 64, quality: 90 },
  ]
}
