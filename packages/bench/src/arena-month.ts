// `npx node packages/bench/src/arena-month.ts [players] [days]` simulates a month of one arena and writes docs/arena-month.md and its plots.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { plansFor } from './arena-month/entrants.ts'
import { type Morning, playHistory } from './arena-month/history.ts'
import { playArenaMonth } from './arena-month/month.ts'
import { arenaPage } from './arena-month/page.ts'

const docs = join(import.meta.dirname, '../../../docs')
const players = Number(process.argv[2] ?? 500)
const days = Number(process.argv[3] ?? 30)
const WORKERS = 2

const plans = plansFor(players, days, 1)

/** Simulates in a worker thread what every second player is each morning. */
const apart = (part: number): Promise<Morning[][]> =>
  new Promise((resolve, reject) => {
    new Worker(import.meta.filename, { workerData: part, argv: process.argv.slice(2) }).once('message', resolve).once('error', reject)
  })

if (isMainThread) {
  const parts = await Promise.all(Array.from({ length: WORKERS }, (_, part) => apart(part)))
  const histories = plans.map((_, i) => parts[i % WORKERS]![Math.trunc(i / WORKERS)]!)
  const { page, plots } = arenaPage(playArenaMonth(plans, histories, days))
  mkdirSync(join(docs, 'arena-month'), { recursive: true })
  for (const [name, svg] of Object.entries(plots)) writeFileSync(join(docs, 'arena-month', name), svg)
  writeFileSync(join(docs, 'arena-month.md'), page)
  console.log('docs/arena-month.md is written.')
} else {
  const own = plans.filter((_, i) => i % WORKERS === workerData)
  parentPort!.postMessage(own.map(({ style, seed, arrives }) => playHistory(style, seed, days - 1 - arrives)))
}
