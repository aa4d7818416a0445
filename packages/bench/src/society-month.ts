// `npx node packages/bench/src/society-month.ts [players] [lives] [days]` simulates a month of clans and writes docs/society-month.md and its plots.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { styles } from '@skystair/rules/sim'
import { type Life, playLife } from './society-month/life.ts'
import { playSocietyMonth } from './society-month/month.ts'
import { societyPage } from './society-month/page.ts'

const docs = join(import.meta.dirname, '../../../docs')
const players = Number(process.argv[2] ?? 2000)
const count = Number(process.argv[3] ?? 60)
const days = Number(process.argv[4] ?? 30)
const WORKERS = 2

/** Simulates every second life in a worker thread. */
const apart = (part: number): Promise<Life[]> =>
  new Promise((resolve, reject) => {
    new Worker(import.meta.filename, { workerData: part, argv: process.argv.slice(2) }).once('message', resolve).once('error', reject)
  })

if (isMainThread) {
  const parts = await Promise.all(Array.from({ length: WORKERS }, (_, part) => apart(part)))
  const lives = Array.from({ length: count }, (_, i) => parts[i % WORKERS]![Math.trunc(i / WORKERS)]!)
  const { page, plots } = societyPage(playSocietyMonth(lives, players, days, 1), count)
  mkdirSync(join(docs, 'society-month'), { recursive: true })
  for (const [name, svg] of Object.entries(plots)) writeFileSync(join(docs, 'society-month', name), svg)
  writeFileSync(join(docs, 'society-month.md'), page)
  console.log('docs/society-month.md is written.')
} else {
  const own = Array.from({ length: count }, (_, i) => i).filter((i) => i % WORKERS === workerData)
  parentPort!.postMessage(own.map((i) => playLife(styles[i % styles.length]!, 400_001 + i, days)))
}
