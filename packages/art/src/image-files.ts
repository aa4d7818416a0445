import type { ImageFile, Recipe } from './atlas/picture.ts'
import { LARGE, scaled } from './atlas/quality.ts'
import { firstCreatures, laterCreatures } from './rows/bestiary.ts'
import { emblem } from './rows/emblem.ts'
import { cat } from './shapes/cat.ts'

/** Returns the images that have a file of their own in every quality: repeating textures and portraits. A player sees few of them. */
export function imageFiles(): ImageFile[] {
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

/** Returns the images that are shown before or outside of the game, the same in every quality. */
export function standalone(): { file: string; recipe: Recipe; width: number; quality: number }[] {
  return [
    { file: 'loading-cat.webp', recipe: { kind: 'relief', relief: cat() }, width: 200, quality: 78 },
    { file: 'logo.webp', recipe: { kind: 'relief', relief: emblem }, width: 224, quality: 66 },
    { file: 'favicon.png', recipe: { kind: 'relief', relief: emblem }, width: 64, quality: 90 },
  ]
}
