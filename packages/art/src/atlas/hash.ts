import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import type { Atlas, ImageFile, Recipe } from './picture.ts'

const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16)

/** Returns a hash of all source files in a folder. */
function sourceHash(folder: URL): string {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .sort()
  return digest(files.map((name) => `${name}\n${readFileSync(new URL(name, folder), 'utf8')}`).join('\n'))
}

/** Returns the hash of the baker's source. When it changes, every picture is rendered again. */
export const bakerHash = (): string => sourceHash(new URL('../baker/', import.meta.url))

const painterHash = sourceHash(new URL('../scene/', import.meta.url))

/** Returns the hash of the code that renders a recipe: only scenes need more than the baker. */
const codeHash = (recipe: Recipe, baker: string): string => (recipe.kind === 'scene' ? baker + painterHash : baker)

const packerHash = sourceHash(new URL('.', import.meta.url))

export const recipeHash = (recipe: Recipe, baker: string): string => digest(codeHash(recipe, baker) + JSON.stringify(recipe))

/** Returns the hash of an image file's inputs: its recipe, its sizes, the baker. */
export const imageFileHash = (tile: ImageFile, baker: string): string => digest(codeHash(tile.recipe, baker) + JSON.stringify(tile))

/** Returns the hash of an atlas's inputs: its recipes, their sizes, the baker, and the code that packs and writes sheets. */
export const atlasHash = (atlas: Atlas, baker: string): string => digest(baker + packerHash + JSON.stringify(atlas))
