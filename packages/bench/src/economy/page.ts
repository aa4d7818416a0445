// The part of the balance page about the whole economy.
import type { ResourceName } from '@skystair/contract'
import { ResourceName as resources } from '@skystair/contract/enums'
import { mean } from '@skystair/rules/sim'
import { short } from '../kit/figures.ts'
import { table } from '../kit/section.ts'
import { lines } from '../plot.ts'
import type { Draws } from './draws.ts'
import {
  type Band,
  CLEVER_MOST,
  LEAST_IN_BAND,
  LONGEST_WAIT,
  longestWait,
  MOST_AHEAD,
  STEADY_STAIRS,
  STEADY_WEEK,
  stairAfter,
  WAIT_UP_TO,
  WON_FIRST,
  wonByWeek,
  worstBand,
} from './goals.ts'
import type { Month } from './month.ts'
import { dailyGain, shopUse } from './prices.ts'

const tenth = (n: number): string => n.toFixed(1)
const whole = (n: number): string => n.toFixed(0)
const end = ({ stairsByDay }: Month): number => mean(stairsByDay.at(-1) ?? [], (stair) => stair)
const nameOf = ({ style, pays }: Month): string => `${style}${pays ? ', paying' : ''}`

/** Returns sums by reason, those with this sign, the largest first, for one player and day. */
function reasons({ moved, count, stairsByDay }: Month, resource: ResourceName, sign: 1 | -1): [reason: string, amount: number][] {
  const sums = new Map<string, number>()
  for (const [key, amount] of Object.entries(moved)) {
    const [, kind, reason = ''] = key.split('|')
    if (kind === resource && amount * sign > 0) sums.set(reason, (sums.get(reason) ?? 0) + (amount * sign) / count / stairsByDay.length)
  }
  return [...sums].sort(([, a], [, b]) => b - a)
}

const bandName = (band: Band | undefined): string => (band ? `${whole(band.won)} (${band.from}–${band.from + 4})` : '–')

function progress(months: readonly Month[]): string {
  const figures: [string, (month: Month) => string][] = [
    ['players', ({ count }) => whole(count)],
    ['stair after a week', (month) => tenth(stairAfter(month, 6))],
    ['stair at the end', (month) => tenth(end(month))],
    ['battles won on the road, % by week', (month) => wonByWeek(month).map(whole).join(', ')],
    ['least won in a band of five stairs, %', (month) => bandName(worstBand([month]))],
    ['minutes played per day', ({ minutesADay }) => tenth(minutesADay)],
    [
      'arena: fights, won %, median place',
      ({ arena, count }) =>
        `${tenth(arena.fights / count)}, ${whole((100 * arena.won) / Math.max(1, arena.fights))}, ${[...arena.places].sort((a, b) => a - b)[Math.trunc(count / 2)]}`,
    ],
    ['level of the clan; raids won', ({ clans, count }) => `${tenth(mean(clans.levels, (level) => level))}; ${tenth(clans.raids / count)}`],
  ]
  return table(
    ['', ...months.map(nameOf)],
    figures.map(([name, of]) => [name, ...months.map(of)]),
  )
}

function flowTable(month: Month): string {
  const cell = (all: readonly [string, number][]) => all.map(([reason, amount]) => `${reason} ${short(amount)}`).join(', ') || '–'
  return table(
    ['resource, a day', 'from', 'to', 'of a hundred spent', 'held at the end'],
    resources.map((resource) => {
      const [from, to] = [reasons(month, resource, 1), reasons(month, resource, -1)]
      const sum = (all: readonly [string, number][]) => all.reduce((total, [, amount]) => total + amount, 0)
      const spent = sum(from) > 0 ? whole((100 * sum(to)) / sum(from)) : '–'
      return [resource, cell(from), cell(to), spent, short((month.stock.at(-1)?.[resource] ?? 0) / month.count)]
    }),
  )
}

const shopTable = (months: readonly Month[]): string =>
  table(
    [
      'shop',
      'opens at stair',
      'typical price',
      'days of play',
      'buyers of a hundred',
      'stairs until the first purchase',
      'players from stair',
    ],
    shopUse(months).map(({ id, opens, price, days, buyers, after, from }) => [
      id,
      whole(opens),
      price ? `${short(price.amount)} ${price.resource}` : '–',
      short(days),
      whole(buyers),
      short(after),
      whole(from),
    ]),
  )

const drawTable = (draws: readonly Draws[]): string =>
  table(
    ['table', 'rows', 'χ²', 'limit (one in 10 000)'],
    draws.map(({ id, rows, chiSquare, limit }) => [id, whole(rows), tenth(chiSquare), tenth(limit)]),
  )

/** Returns plots of the resources that moved, by file name: gained, spent and held by one player, by day. */
function plots(month: Month): Record<string, string> {
  const moved = resources.filter((resource) => Object.keys(month.moved).some((key) => key.includes(`|${resource}|`)))
  return Object.fromEntries(
    moved.map((resource) => {
      const [gained, spent, held] = [[[0, 0]], [[0, 0]], [[0, 0]]] as [number, number][][]
      for (const [day, stock] of month.stock.entries()) {
        const income = dailyGain(month, resource, day, 1)
        const before = day > 0 ? (month.stock[day - 1]?.[resource] ?? 0) / month.count : 0
        const now = (stock[resource] ?? 0) / month.count
        gained!.push([day + 1, income])
        spent!.push([day + 1, Math.max(0, before + income - now)])
        held!.push([day + 1, now])
      }
      const svg = lines({ title: `${resource}: a steady player`, x: 'day', y: 'amount' }, [
        { name: 'gained', colour: '#2e7d4f', points: gained! },
        { name: 'spent', colour: '#b03a2e', points: spent! },
        { name: 'held', colour: '#35608c', points: held! },
      ])
      return [`economy-${resource}.svg`, svg]
    }),
  )
}

function findings(months: readonly Month[], parts: readonly Month[]): string {
  const of = (style: string, pays: boolean) => months.find((month) => month.style === style && month.pays === pays)!
  const free = of('steady', false)
  const ahead = Math.max(...months.filter(({ pays }) => pays).map((month) => end(month) / end(of(month.style, false))))
  const unused = shopUse([free, ...parts]).filter(({ buyers, price }) => price && buyers < 50)
  const kept = resources.filter((resource) => {
    // Bonus points are kept for a status.
    if (resource === 'bonusPoints') return false

    const sum = (sign: 1 | -1) => reasons(free, resource, sign).reduce((total, [, amount]) => total + amount, 0)
    return sum(1) > 0 && sum(-1) < 0.5 * sum(1)
  })
  const verdict = (ok: boolean) => (ok ? 'met' : '**missed**')
  const week = stairAfter(free, 6)
  const within = (value: number, [least, most]: readonly [number, number]) => least <= value && value <= most
  const steadyWon = wonByWeek(free)
  const cleverWon = wonByWeek(of('clever', false))
  const unpaid = months.filter(({ pays }) => !pays)
  const worst = unpaid.map((month) => worstBand([month]))
  const wait = longestWait(unpaid)
  const weeks = (won: readonly number[]) => won.map(whole).join(', ')
  const rows: [string, string, boolean][] = [
    [
      `a payer at most ${MOST_AHEAD} × as far as one of the same temperament who pays nothing`,
      `${ahead.toFixed(2)} ×`,
      ahead <= MOST_AHEAD,
    ],
    [`a steady player ${STEADY_STAIRS.join(' to ')} stairs up after a week`, tenth(week), within(week, STEADY_STAIRS)],
    ...unpaid.map((month): [string, string, boolean] => {
      const [won] = wonByWeek(month)
      const span = WON_FIRST[month.style]
      return [`a ${month.style} player wins ${span.join(' to ')} of a hundred battles in the first week`, whole(won!), within(won!, span)]
    }),
    [
      `a steady player wins ${STEADY_WEEK.join(' to ')} of a hundred in every week`,
      weeks(steadyWon),
      steadyWon.every((won) => within(won, STEADY_WEEK)),
    ],
    [
      `a clever player wins at most ${CLEVER_MOST} of a hundred battles in every week`,
      weeks(cleverWon),
      cleverWon.every((won) => won <= CLEVER_MOST),
    ],
    [
      `everybody wins at least ${LEAST_IN_BAND} of a hundred battles in every band of five stairs`,
      unpaid.map((month, i) => `${month.style} least ${bandName(worst[i])}`).join(', '),
      worst.every((band) => band !== undefined && band.won >= LEAST_IN_BAND),
    ],
    [
      `up to stair ${WAIT_UP_TO}, with all rewards claimed and gold spent on healing, nobody waits more than ${LONGEST_WAIT} minutes for full health after a defeat`,
      `${tenth(wait)} minutes`,
      wait <= LONGEST_WAIT,
    ],
    [
      'every shop that sells is used by half of the steady players in its part',
      unused.map(({ id }) => id).join(', ') || 'all',
      unused.length === 0,
    ],
    [
      'at least half of every resource is spent, besides bonus points, which bring a status',
      kept.map((resource) => resource).join(', ') || 'all',
      kept.length === 0,
    ],
  ]
  return table(
    ['goal', 'seen', ''],
    rows.map(([goal, seen, ok]) => [goal, seen, verdict(ok)]),
  )
}

/** Returns the section, and its plots by file name. `parts` are steady players who began higher on the road. */
export function economySection(
  months: readonly Month[],
  parts: readonly Month[],
  draws: readonly Draws[],
  drawCount: number,
): { section: string; plots: Record<string, string> } {
  const free = months.find(({ style, pays }) => style === 'steady' && !pays)!
  const images = plots(free)
  const count = months.reduce((sum, month) => sum + month.count, 0)
  const section = `## Economy

${count} other players live for ${free.stairsByDay.length} days with everything besides the road: the bank's free options and adverts, shops, cards, boosters, campaigns, chests and wheel by the
calendar, arena, melee, snow world and a clan. Prices, odds, conditions and rewards are the rows of the game, and fights use its rules. One half of each temperament **pays**: the
package that the bank recommends, once, on the second day.

Some things are simpler than in the game. The arena's ladder holds only the squads of the house, the places in the melee are drawn evenly, and a clan has twelve members who all do as this
player does. Players buy what makes the squad stronger, with a reserve of gold for healing: careless and steady ones every evening, clever ones at each visit. They take the items of the
spring's event as they climb and win. Nobody uses forge and transfer, nobody founds a clan, and clans get no tickets, so that they build no factory; offers by what happened, gifts of
friends and referrals are not simulated.

${progress(months)}

${findings(months, parts)}

### Resources of a steady player who pays nothing

${flowTable(free)}

${Object.keys(images)
  .map((name) => `![${name.slice(8, -4)}](balance/${name})`)
  .join('\n')}

### Shops

The price is the median of the shop's goods for a player who has just got there; “days of play” is that price divided by what a steady player then gains a day. For shops above the
month's stairs, eight steady players begin where the shop opens, with a squad as strong as the guardian there and an empty purse, and play for ten days.

${shopTable([free, ...parts])}

### Odds

${drawCount.toLocaleString('en')} draws from every wheel, chest and factory, by the server's own rule, compared with the odds that players see.

${drawTable(draws)}
`
  return { section, plots: images }
}
