import { existsSync, mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { recipeHash } from './hash.ts'
import type { Recipe } from './picture.ts'
import type { RenderJob } from './render-worker.ts'

const CACHE = new URL('../../.cache/', import.meta.url)
const WORKERS = 2

/** Returns the path of a picture's full-size rendering in the cache. */
export const renderedFile = (recipe: Recipe, baker: string): string => fileURLToPath(new URL(`${recipeHash(recipe, baker)}.png`, CACHE))

/** Renders the pictures that are not in the cache yet, on two threads. Returns how many there were. */
export async function renderMissing(recipes: Recipe[], baker: string): Promise<number> {
  mkdirSync(CACHE, { recursive: true })
  const jobs = new Map<string, RenderJob>()
  for (const recipe of recipes) {
    const file = renderedFile(recipe, baker)
    if (!existsSync(file)) jobs.set(file, { file, recipe })
  }
  const queue = [...jobs.values()]
  const batches = Array.from({ length: WORKERS }, (_, k) => queue.filter((_, i) => i % WORKERS === k))
  await Promise.all(batches.filter((batch) => batch.length).map(renderBatch))
  return queue.length
}

function renderBatch(batch: RenderJob[]): Promise<void> {
  return new Promise((done, failed) => {
    const worker = new Worker(new URL('./render-worker.ts', import.meta.url), { workerData: batch })
    worker.once('error', failed)
    worker.once('exit', (code) => (code ? failed(new Error(`rendering stopped with code ${code}`)) : done()))
  })
}
