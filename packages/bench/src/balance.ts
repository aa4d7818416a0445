// How simulated players fare: `npm run balance [players] [days]`. Writes docs/balance.md and its plots. The same numbers come out of the same rules.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { mix } from '@skystair/rules/mix'
import { alike } from '@skystair/rules/sim/alike'
import { arena } from '@skystair/rules/sim/arena'
import { characters, days, firstHour } from '@skystair/rules/sim/calendar'
import { gifts } from '@skystair/rules/sim/gifts'
import { league } from '@skystair/rules/sim/league'
import { type Style, styles } from '@skystair/rules/sim/style'
import { world } from '@skystair/world'
import { balancePage, type Outcome, ROUNDS } from './balance-page.ts'

const docs = join(import.meta.dirname, '../../../docs')

const players = Number(process.argv[2] ?? 1000)
const length = Number(process.argv[3] ?? 30)
const LEAGUE_FIGHTS = 12_000
const STEP_FIGHTS = 1000

/** So many players of one temperament: their first hour in one sitting, and their days. */
function simulate(style: Style, count: number): Outcome {
  const climb: number[][] = Array.from({ length }, () => [])
  const who = (i: number) => characters[i % characters.length]!
  const seeds = Array.from({ length: count }, (_, i) => i)
  const hours = seeds.map((i) => firstHour(world, who(i), style, i + 1))
  const travellers = seeds.map((i) => days(world, who(i), style, i + 100_001, length, (t, day) => climb[day]!.push(t.stair)))
  console.log(`${style.name}: ${count} players, ${travellers.reduce((sum, t) => sum + t.fights.length, 0)} fights`)
  return { style: style.name, hours, travellers, climb }
}

/** The players of the temperament with that number, in a thread of their own. */
const apart = (i: number): Promise<Outcome> =>
  new Promise((resolve, reject) => {
    new Worker(import.meta.filename, { workerData: i, argv: process.argv.slice(2) }).once('message', resolve).once('error', reject)
  })

async function main(): Promise<void> {
  const playing = Promise.all(styles.map((_, i) => apart(i)))
  const standings = league(world, LEAGUE_FIGHTS, 1)
  const gifted = gifts(world, STEP_FIGHTS)
  const fought = alike(world, STEP_FIGHTS)
  const outcomes = await playing
  // By their seeds, so that at first no temperament stands above another.
  const climbers = outcomes
    .flatMap(({ travellers }, i) => travellers.map((traveller) => ({ traveller, style: styles[i]! })))
    .sort((a, b) => mix(a.traveller.seed, a.style.blunders) - mix(b.traveller.seed, b.style.blunders))
  const { page, plots } = balancePage(outcomes, { standings, places: arena(world, climbers, ROUNDS), gifted, fought })
  mkdirSync(join(docs, 'balance'), { recursive: true })
  for (const [name, svg] of Object.entries(plots)) writeFileSync(join(docs, 'balance', name), svg)
  writeFileSync(join(docs, 'balance.md'), page)
  console.log('docs/balance.md is written.')
}

if (isMainThread) await main()
else {
  const i = workerData as number
  parentPort!.postMessage(simulate(styles[i]!, Math.trunc((players + i) / styles.length)))
}
