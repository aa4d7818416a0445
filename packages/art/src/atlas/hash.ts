import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { ENCODING } from './encoding.ts'
import type { Atlas, Recipe } from './picture.ts'

const BAKER = new URL('../baker/', import.meta.url)

const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16)

/** What the baker is: a hash of its source, so that no change to it can be forgotten. */
export function bakerHash(): string {
  const files = readdirSync(BAKER)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .sort()
  return digest(files.map((name) => `${name}\n${readFileSync(new URL(name, BAKER), 'utf8')}`).join('\n'))
}

export const recipeHash = (recipe: Recipe, baker: string): string => digest(baker + JSON.stringify(recipe))

/** Hash of an atlas's inputs: its rows, their sizes, the way it is packed, and the baker. */
export const atlasHash = (atlas: Atlas, baker: string): string => digest(baker + JSON.stringify([atlas, ENCODING]))
