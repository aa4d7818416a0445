// docs/arena-month.md and its plots.

import { type League, leagueOf, leagues } from '@skystair/rules'
import { mean, styles } from '@skystair/rules/sim'
import { arenaRest, WON_FROM_ONE_A_DAY } from '@skystair/world/areas/arena/rows'
import { table } from '../kit/section.ts'
import { lines } from '../plot.ts'
import {
  EVEN,
  fightsOf,
  fightsOfArrivals,
  isRested,
  LARGEST,
  LATE,
  largestLeague,
  mostAttacks,
  mostFromOne,
  mostLost,
  percentWon,
  playersByLeague,
  shortestRest,
} from './goals.ts'
import type { ArenaMonth, Fight } from './month.ts'

const COLOURS = ['#b03a2e', '#35608c', '#2e7d4f', '#b5792c', '#6b4a8e', '#888888'] as const
const whole = (n: number): string => (Number.isFinite(n) ? n.toFixed(0) : '–')
const verdict = (ok: boolean) => (ok ? 'met' : '**missed**')
const weeksOf = ({ days }: ArenaMonth): number[] => Array.from({ length: Math.ceil(days / 7) }, (_, week) => week)
/** Returns the last day of a week, counted from 0. */
const lastDay = ({ days }: ArenaMonth, week: number): number => Math.min(days, 7 * (week + 1)) - 1

function findings(month: ArenaMonth): string {
  const { fights, days } = month
  const late = percentWon(fightsOfArrivals(month, LATE))
  const filled = [...playersByLeague(month, days - 1).values()].filter((count) => count > 0).length
  const largest = largestLeague(month)
  const rows: [string, string, boolean][] = [
    [
      `at the end players hold places in all ${leagues.length} leagues, and no league has more than ${LARGEST} of a hundred of them`,
      `${filled} leagues; ${whole(largest)} of a hundred in the largest`,
      filled === leagues.length && largest <= LARGEST,
    ],
    [`newcomers of week four win ${EVEN.join(' to ')} of a hundred fights`, whole(late), EVEN[0] <= late && late <= EVEN[1]],
    [
      `nobody loses more than ${WON_FROM_ONE_A_DAY} places a day to the same player, or is attacked before that player has rested ${arenaRest.minutes} minutes`,
      `${mostFromOne(fights)} places; ${whole(shortestRest(fights))} minutes`,
      mostFromOne(fights) <= WON_FROM_ONE_A_DAY && isRested(fights),
    ],
  ]
  return table(
    ['goal', 'seen', ''],
    rows.map(([goal, seen, ok]) => [goal, seen, verdict(ok)]),
  )
}

const leagueTable = (month: ArenaMonth): string =>
  table(
    ['league', 'places', ...weeksOf(month).map((week) => `after day ${lastDay(month, week) + 1}`)],
    leagues.map(([league, last], i) => {
      const first = (leagues[i - 1]?.[1] ?? 0) + 1
      const counts = weeksOf(month).map((week) => whole(playersByLeague(month, lastDay(month, week)).get(league)!))
      return [league, `${first}–${last > 1e6 ? '' : last}`, ...counts]
    }),
  )

const wonTable = (month: ArenaMonth): string => {
  const cell = (fights: readonly Fight[]) => (fights.length > 0 ? `${whole(percentWon(fights))} of ${fights.length}` : '–')
  return table(
    ['won, % of fights', ...weeksOf(month).map((week) => `week ${week + 1}`)],
    [
      ...styles.map(({ name }) => [name, ...weeksOf(month).map((week) => cell(fightsOf(month, name, week)))]),
      ['who came in the week, until the end', ...weeksOf(month).map((week) => cell(fightsOfArrivals(month, [7 * week, 7 * week + 6])))],
    ],
  )
}

/** Returns the players of these leagues at the end of each day. */
const byDay = (month: ArenaMonth, those: readonly League[]) =>
  Array.from({ length: month.days }, (_, day) => {
    const counts = playersByLeague(month, day)
    return [day + 1, those.reduce((sum, league) => sum + counts.get(league)!, 0)] as const
  })

const groups: readonly (readonly [name: string, readonly League[]])[] = [
  ['top three', ['CHAMPIONS', 'MASTER', 'DIAMOND']],
  ['gold', ['GOLD']],
  ['silver', ['SILVER']],
  ['bronze', ['BRONZE']],
  ['stone', ['STONE']],
  ['lowest', ['WOODEN', 'NOVICE']],
]

function plots(month: ArenaMonth): Record<string, string> {
  const { fights, plans, places, days } = month
  const late = fightsOfArrivals(month, LATE)
  const early = fightsOfArrivals(month, [0, 0])
  const STEP = 3
  /** Of all fights with these numbers among their attackers' fights, those won. */
  const byNumber = (all: readonly Fight[]): [number, number][] => {
    const sums = new Map<number, { fights: number; won: number }>()
    const numbers = new Map<number, number>()
    for (const { attacker, won } of all) {
      const number = numbers.get(attacker) ?? 0
      numbers.set(attacker, number + 1)
      const at = Math.trunc(number / STEP)
      const sum = sums.get(at) ?? { fights: 0, won: 0 }
      sums.set(at, { fights: sum.fights + 1, won: sum.won + Number(won) })
    }
    return [...sums].filter(([at, sum]) => sum.fights >= 30 && at < 9).map(([at, sum]) => [(at + 0.5) * STEP, (100 * sum.won) / sum.fights])
  }
  const attacked = (day: number) => fights.filter(({ at, defender }) => defender !== null && Math.trunc(at / 86_400_000) === day)
  return {
    'leagues.svg': lines(
      { title: 'Players by league', x: 'day', y: 'players' },
      groups.map(([name, those], i) => ({ name, colour: COLOURS[i]!, points: byDay(month, those) })),
    ),
    'newcomers.svg': lines({ title: 'Fights won by newcomers', x: 'fight', y: '%' }, [
      { name: 'first day', colour: COLOURS[1], points: byNumber(early) },
      { name: 'week four', colour: COLOURS[0], points: byNumber(late) },
    ]),
    'places.svg': lines(
      { title: 'Mean place of those who came on the first day', x: 'day', y: 'place' },
      styles.map(({ name }, i) => ({
        name,
        colour: COLOURS[i]!,
        points: places.flatMap((all, day): (readonly [number, number])[] => {
          const own = all.filter((place, who) => place > 0 && plans[who]!.arrives === 0 && plans[who]!.style.name === name)
          return own.length > 0 ? [[day + 1, mean(own, (place) => place)]] : []
        }),
      })),
    ),
    'attacks.svg': lines({ title: 'Attacks on one player in a day', x: 'day', y: 'attacks' }, [
      {
        name: 'most',
        colour: COLOURS[0],
        points: Array.from({ length: days }, (_, day) => [day + 1, mostAttacks(attacked(day))] as const),
      },
      {
        name: 'mean',
        colour: COLOURS[1],
        points: Array.from(
          { length: days },
          (_, day) => [day + 1, attacked(day).length / Math.max(1, places[day]!.filter((place) => place > 0).length)] as const,
        ),
      },
    ]),
  }
}

/** Returns the page, and its plots by file name. */
export function arenaPage(month: ArenaMonth): { readonly page: string; readonly plots: Readonly<Record<string, string>> } {
  const { plans, fights, days, places } = month
  const against = fights.filter(({ defender }) => defender !== null).length
  const moved = fights.filter(({ won, taken }) => won && !taken).length
  const best = Math.min(...places.at(-1)!.filter((place) => place > 0))
  const page = `# A month on the arena

Written by \`npx node packages/bench/src/arena-month.ts\`: ${plans.length} simulated players share one ladder for ${days} days. Three of five are there on the first day, the others come evenly over the month.
The same seed gives the same page.

Each player lives with the whole economy, as in [balance.md](balance.md), and what the squad is each morning goes to the arena. Rivals, leagues, the arena's own squads, rests and the fights
themselves are the rules of the game. The **careless** look in twice a day and take any rival above; the **steady** three times, and take the highest who does not look
red; the **clever** four times, and take the highest who is not stronger than they are. Everybody fights once a visit, nobody pays for ending a rest, and the squad of the road defends.

${findings(month)}

${fights.length} fights, ${against} of them against players, the others against the arena's own squads. ${moved} victories brought no place, because the rival had moved. The most attacked player was attacked ${mostAttacks(fights)} times in a day, and the most
that one lost to all others in a day was ${mostLost(fights)} places. The highest place of a player at the end is ${best}, in the league ${leagueOf(best)}.

## Leagues

${leagueTable(month)}

![Players by league](arena-month/leagues.svg)

![Mean place by day](arena-month/places.svg)

## Rivals

${wonTable(month)}

![Fights won by newcomers](arena-month/newcomers.svg)

![Attacks on one player in a day](arena-month/attacks.svg)
`
  return { page, plots: plots(month) }
}
