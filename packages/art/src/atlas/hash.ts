import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import type { Atlas, Recipe, Tile } from './picture.ts'

const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16)

/** A hash of a folder's source, so that no change to it can be forgotten. */
function sourceHash(folder: URL): string {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .sort()
  return digest(files.map((name) => `${name}\n${readFileSync(new URL(name, folder), 'utf8')}`).join('\n'))
}

/** What the baker is: changes when any of its source does, and then every picture is carved anew. */
export const bakerHash = (): string => sourceHash(new URL('../baker/', import.meta.url))

const packer = sourceHash(new URL('.', import.meta.url))

export const recipeHash = (recipe: Recipe, baker: string): string => digest(baker + JSON.stringify(recipe))

/** Hash of what a picture of its own is made of: its row, its sizes, the baker. */
export const tileHash = (tile: Tile, baker: string): string => digest(baker + JSON.stringify(tile))

/** Hash of an atlas's inputs: its rows, their sizes, the baker, and how sheets are packed and written. */
export const atlasHash = (atlas: Atlas, baker: string): string => digest(baker + packer + JSON.stringify(atlas))
