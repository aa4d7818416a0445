import type { Recipe } from './atlas/picture.ts'
import { scaled, type Widths } from './atlas/quality.ts'
import { emblem } from './rows/emblem.ts'
import { cat } from './shapes/cat.ts'

/** Images that repeat, each a file of its own. */
export function tiles(): { name: string; recipe: Recipe; widths: Widths; quality: number }[] {
  return [
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
