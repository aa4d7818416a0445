// How simulated players fare: `npm run balance [players] [days]`. Writes docs/balance.md and its plots. The same numbers come out of the same rules.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { mix } from '@skystair/rules'
import {
  characters,
  classLeague,
  compareStyles,
  measureForces,
  playArena,
  playDays,
  playFirstHour,
  type Style,
  styles,
} from '@skystair/rules/sim'
import { world } from '@skystair/world'
import { balancePage, type Outcome, ROUNDS } from './balance-page.ts'

const docs = join(import.meta.dirname, '../../../docs')

const players = Number(process.argv[2] ?? 1000)
const length = Number(process.argv[3] ?? 30)
const LEAGUE_FIGHTS = 12_000
const STEP_FIGHTS = 1000

/** So many players of one temperament: their first hour in one sitting, and their days. */
function simulate(style: Style, count: number): Outcome {
  const stairsByDay: number[][] = Array.from({ length }, () => [])
  const who = (i: number) => characters[i % characters.length]!
  const seeds = Array.from({ length: count }, (_, i) => i)
  const hours = seeds.map((i) => playFirstHour(world, who(i), style, i + 1))
  const simulated = seeds.map((i) =>
    playDays(world, who(i), style, i + 100_001, length, (t, day) => stairsByDay[day]!.push(t.bestVictoryStair)),
  )
  console.log(`${style.name}: ${count} players, ${simulated.reduce((sum, t) => sum + t.battles.length, 0)} fights`)
  return { style: style.name, hours, players: simulated, stairsByDay }
}

/** The players of the temperament with that number, in a thread of their own. */
const apart = (i: number): Promise<Outcome> =>
  new Promise((resolve, reject) => {
    new Worker(import.meta.filename, { workerData: i, argv: process.argv.slice(2) }).once('message', resolve).once('error', reject)
  })

async function main(): Promise<void> {
  const playing = Promise.all(styles.map((_, i) => apart(i)))
  const classRecords = classLeague(world, LEAGUE_FIGHTS, 1)
  const forceAdvantages = measureForces(world, STEP_FIGHTS)
  const styleComparisons = compareStyles(world, STEP_FIGHTS)
  const outcomes = await playing
  // By their seeds, so that at first no temperament stands above another.
  const entrants = outcomes
    .flatMap(({ players: simulated }, i) => simulated.map((player) => ({ player, style: styles[i]! })))
    .sort((a, b) => mix(a.player.seed, a.style.blunderPercent) - mix(b.player.seed, b.style.blunderPercent))
  const { page, plots } = balancePage(outcomes, {
    standings: classRecords,
    places: playArena(world, entrants, ROUNDS),
    forceAdvantages,
    styleComparisons,
  })
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
