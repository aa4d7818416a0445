// `npm run balance [players] [days]` simulates players and writes docs/balance.md and its plots. The same rules give the same numbers.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { mix } from '@skystair/rules'
import { characters, classLeague, compareStyles, measureForces, playArena, playDays, type Style, styles } from '@skystair/rules/sim'
import { world } from '@skystair/world'
import { balancePage, type Outcome, ROUNDS } from './balance-page.ts'
import { compareDraws, drawn } from './economy/draws.ts'
import { type Month, playHour, playMonth } from './economy/month.ts'
import { economySection } from './economy/page.ts'

const docs = join(import.meta.dirname, '../../../docs')

const players = Number(process.argv[2] ?? 1000)
const length = Number(process.argv[3] ?? 30)
const LEAGUE_FIGHTS = 12_000
const STEP_FIGHTS = 1000
/** Of the first hour and of the arena a quarter as many players are enough, of players without shops a twentieth. */
const [HOUR_PART, ROAD_PART] = [4, 20]
const DRAWS = 1_000_000
/** The stairs at which shops open above those that a month reaches, the players who begin there, and their days. */
const PARTS = [100, 110, 150, 200, 250, 300, 350, 400, 450, 500, 900, 1500]
const [EACH_PART, PART_DAYS] = [16, 10]

const who = (i: number) => characters[i % characters.length]!

/** Simulates the first hour of players of one temperament in one session, and the days of some who never enter a shop. */
function simulateRoad(style: Style, count: number): Pick<Outcome, 'hours' | 'frugal'> {
  const seeds = (n: number) => Array.from({ length: Math.max(1, Math.trunc(n)) }, (_, i) => i)
  const hours = seeds(count / HOUR_PART).map((i) => playHour(style, i + 1))
  const frugal = seeds(count / ROAD_PART).map((i) => playDays(world, who(i), style, i + 100_001, length))
  return { hours, frugal }
}

interface Simulated {
  readonly road: Pick<Outcome, 'hours' | 'frugal'>
  readonly months: readonly Month[]
  readonly parts: readonly Month[]
}

/** Simulates the whole economy: half of the players pay, with the same seeds as the others. The steady also begin where later shops open. */
function simulateEconomy(style: Style, count: number): Pick<Simulated, 'months' | 'parts'> {
  const seeds = (n: number) => Array.from({ length: n }, (_, i) => i + 200_001)
  const months = [false, true].map((pays) => playMonth(style, pays, seeds(Math.trunc(count / 2)), length))
  const parts = style.name === 'steady' ? PARTS.map((stair) => playMonth(style, false, seeds(EACH_PART), PART_DAYS, stair)) : []
  console.log(`${style.name}: the economy of ${count} players`)
  return { months, parts }
}

/** Simulates the temperament with that number in a worker thread. */
const apart = (i: number): Promise<Simulated> =>
  new Promise((resolve, reject) => {
    new Worker(import.meta.filename, { workerData: i, argv: process.argv.slice(2) }).once('message', resolve).once('error', reject)
  })

async function main(): Promise<void> {
  const playing = Promise.all(styles.map((_, i) => apart(i)))
  const classRecords = classLeague(world, LEAGUE_FIGHTS, 1)
  const forceAdvantages = measureForces(world, STEP_FIGHTS)
  const styleComparisons = compareStyles(world, STEP_FIGHTS)
  const draws = drawn.map((table) => compareDraws(table, DRAWS, 'balance'))
  const simulated = await playing
  const outcomes = simulated.map(({ road, months: [free] }): Outcome => ({ ...road, ...free! }))
  const economy = economySection(
    simulated.flatMap(({ months }) => months),
    simulated.flatMap(({ parts }) => parts),
    draws,
    DRAWS,
  )
  // The same seeds for all temperaments, so that none has an advantage.
  const entrants = outcomes
    .flatMap(({ players: all }, i) => all.slice(0, all.length / 2).map((player) => ({ player, style: styles[i]! })))
    .sort((a, b) => mix(a.player.seed, a.style.blunderPercent) - mix(b.player.seed, b.style.blunderPercent))
  const { page, plots } = balancePage(
    outcomes,
    {
      standings: classRecords,
      places: playArena(world, entrants, ROUNDS),
      forceAdvantages,
      styleComparisons,
    },
    economy,
  )
  mkdirSync(join(docs, 'balance'), { recursive: true })
  for (const [name, svg] of Object.entries(plots)) writeFileSync(join(docs, 'balance', name), svg)
  writeFileSync(join(docs, 'balance.md'), page)
  console.log('docs/balance.md is written.')
}

if (isMainThread) await main()
else {
  const i = workerData as number
  const count = Math.trunc((players + i) / styles.length)
  parentPort!.postMessage({ road: simulateRoad(styles[i]!, count), ...simulateEconomy(styles[i]!, count) })
}
