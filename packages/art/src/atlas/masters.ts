import { existsSync, mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { Job } from './carver.ts'
import { recipeHash } from './hash.ts'
import type { Recipe } from './picture.ts'

const CACHE = new URL('../../.cache/', import.meta.url)
const WORKERS = 2

/** Where a picture's master copy lies, or will lie. */
export const masterFile = (recipe: Recipe, baker: string): string => fileURLToPath(new URL(`${recipeHash(recipe, baker)}.png`, CACHE))

/** Carves what is not in the cache yet, on two threads; tells how many pictures that were. */
export async function carveMissing(recipes: Recipe[], baker: string): Promise<number> {
  mkdirSync(CACHE, { recursive: true })
  const jobs = new Map<string, Job>()
  for (const recipe of recipes) {
    const file = masterFile(recipe, baker)
    if (!existsSync(file)) jobs.set(file, { file, recipe })
  }
  const queue = [...jobs.values()]
  const shares = Array.from({ length: WORKERS }, (_, k) => queue.filter((_, i) => i % WORKERS === k))
  await Promise.all(shares.filter((share) => share.length).map(carve))
  return queue.length
}

function carve(share: Job[]): Promise<void> {
  return new Promise((done, failed) => {
    const worker = new Worker(new URL('./carver.ts', import.meta.url), { workerData: share })
    worker.once('error', failed)
    worker.once('exit', (code) => (code ? failed(new Error(`carving stopped with code ${code}`)) : done()))
  })
}
