// Prints how simulated players fare: `node packages/rules/src/sim/report.ts packages/world/src/index.ts [players]`.
// The world comes by its path because rules know no world of their own.
import type { World } from '@skystair/contract'
import { type Journey, setOut, travel } from './journey.ts'
import { type Style, styles } from './style.ts'

const MINUTE = 60_000
const characters = ['MAN_1', 'MAN_2', 'WOMAN_1', 'WOMAN_2'] as const

function week(world: World, who: keyof World['starters'], style: Style, seed: number): Journey {
  const journey = setOut(world, who)
  for (let day = 0; day < 7; day++) {
    journey.now = Math.max(journey.now, day * 24 * 60 * MINUTE)
    // Whoever has to stop for wounds looks in once more in the evening.
    for (const hours of [0, 8]) {
      journey.now = Math.max(journey.now, (day * 24 + hours) * 60 * MINUTE)
      travel(world, journey, style, seed, (day + 1) * 20 * MINUTE, true)
    }
  }
  return journey
}

const mean = (journeys: readonly Journey[], figure: (j: Journey) => number): number =>
  journeys.reduce((sum, j) => sum + figure(j), 0) / journeys.length

function line(style: Style, hours: readonly Journey[], weeks: readonly Journey[]): string {
  const all = [...hours, ...weeks]
  const percent = (100 * mean(all, (j) => j.wins)) / mean(all, (j) => j.fights)
  const moves = mean(hours, (j) => j.evenMoves) / mean(hours, (j) => j.evenFights)
  return [
    style.name.padEnd(9),
    `stair after an hour ${mean(hours, (j) => j.stair).toFixed(1)}`,
    `level ${mean(hours, (j) => j.level.level).toFixed(1)}`,
    `after a week ${mean(weeks, (j) => j.stair).toFixed(1)}`,
    `won ${percent.toFixed(0)} %`,
    `moves against equals ${moves.toFixed(1)}`,
    `longest stop ${(mean(hours, (j) => Math.max(j.longest, j.now - j.since)) / 60 / MINUTE).toFixed(1)} h`,
  ].join(' · ')
}

const [path = 'packages/world/src/index.ts', players = '16'] = process.argv.slice(2)
const { world } = (await import(new URL(path, `file://${process.cwd()}/`).href)) as { world: World }
for (const style of styles) {
  const count = Number(players)
  const hours = Array.from({ length: count }, (_, i) => {
    const journey = setOut(world, characters[i % 4]!)
    travel(world, journey, style, i + 1, 60 * MINUTE)
    return journey
  })
  console.log(
    line(
      style,
      hours,
      Array.from({ length: count }, (_, i) => week(world, characters[i % 4]!, style, i + 101)),
    ),
  )
}
