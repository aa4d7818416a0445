// The page about balance, from the results of simulated players.

import {
  type ArenaResult,
  type BattleRecord,
  battlesOf,
  type ClassRecord,
  classUsage,
  type ForceAdvantage,
  longestWaitHours,
  mean,
  type SimulatedPlayer,
  type Style,
  type StyleComparison,
  stairBands,
  styles,
  wonPercent,
} from '@skystair/rules/sim'
import { bars, type Line, lines } from './plot.ts'

export interface Outcome {
  readonly style: Style['name']
  readonly hours: readonly SimulatedPlayer[]
  readonly players: readonly SimulatedPlayer[]
  /** Players who never enter a shop. */
  readonly frugal: readonly SimulatedPlayer[]
  /** For each day the stairs of all players at its end. */
  readonly stairsByDay: readonly (readonly number[])[]
}

const inks: Record<Style['name'], string> = { careless: '#b03a2e', steady: '#b5792c', clever: '#2e7d4f' }
const STARTS = [1, 6, 11, 16, 21, 31, 41, 51, 61, 81, 101, 131, 161, 201]
/** The range in which a class's share of won battles in the league should be, per cent. */
export const LEAGUE_SPAN = [35, 72] as const
/** Attacks of all players in the arena. */
export const ROUNDS = 12

const whole = (n: number): string => n.toFixed(0)
const tenth = (n: number): string => n.toFixed(1)
const row = (...cells: (string | number)[]): string => `| ${cells.join(' | ')} |`
const table = (head: readonly string[], rows: readonly string[]): string =>
  [row(...head), row(...head.map((_, i) => (i ? '--:' : '---'))), ...rows].join('\n')
/** Returns the value below which `part` (0 to 1) of the values are. */
const quantile = (of: readonly number[], part: number): number =>
  [...of].sort((a, b) => a - b)[Math.min(of.length - 1, Math.floor(of.length * part))] ?? 0
const span = (of: readonly number[]): string => `${tenth(mean(of, (n) => n))} (${quantile(of, 0.1)}–${quantile(of, 0.9)})`

const forceRanks = ({ squad }: SimulatedPlayer): number =>
  squad.flatMap(({ forcesV2 }) => forcesV2).reduce((sum, { rank }) => sum + rank, 0)

function summary(outcomes: readonly Outcome[]): string {
  const week = (o: Outcome) => o.stairsByDay[6] ?? []
  const fights = (o: Outcome) => battlesOf(o.players)
  const firstWeek = (o: Outcome) => fights(o).filter(({ day }) => day < 7)
  const even = (all: readonly BattleRecord[]) => all.filter((f) => f.difficulty === 'YELLOW')
  const figures: [string, (o: Outcome) => string][] = [
    ['players', ({ players }) => whole(players.length)],
    ['stair after the first hour', ({ hours }) => span(hours.map((t) => t.bestVictoryStair))],
    ['stair after a week', (o) => span(week(o))],
    ['stair at the end', (o) => span(o.players.map((t) => t.bestVictoryStair))],
    ['battles won in the first week, %', (o) => whole(wonPercent(firstWeek(o)))],
    ['battles won in total, %', (o) => whole(wonPercent(fights(o)))],
    ['moves in an equal battle', (o) => tenth(mean(even(fights(o)), (f) => f.moves))],
    ['minutes played per day, of 20', ({ players, stairsByDay }) => tenth(mean(players, (t) => t.playTime) / 60_000 / stairsByDay.length)],
    [
      'longest waking time without anything new, hours: half of them, nine of ten',
      ({ players }) => {
        const idle = players.map(longestWaitHours)
        return `${tenth(quantile(idle, 0.5))}, ${tenth(quantile(idle, 0.9))}`
      },
    ],
    [
      'visits without anything new, of a hundred',
      ({ players }) =>
        tenth((100 * players.reduce((sum, t) => sum + t.visitsWithoutProgress, 0)) / players.reduce((sum, t) => sum + t.visits, 0)),
    ],
    ['ranks of forces at the end', ({ players }) => tenth(mean(players, forceRanks))],
    [
      'stairs won in the last week; how many of a hundred won none',
      ({ players, stairsByDay }) => {
        const before = stairsByDay.at(-8) ?? []
        const gained = players.map((t, i) => t.bestVictoryStair - (before[i] ?? 0))
        return `${span(gained)}; ${tenth(100 * mean(gained, (stairs) => (stairs === 0 ? 1 : 0)))}`
      },
    ],
    ['without shops: battles won, %', ({ frugal }) => whole(wonPercent(battlesOf(frugal)))],
    ['without shops: stair at the end', ({ frugal }) => span(frugal.map((t) => t.bestVictoryStair))],
    ['companions at the end', ({ players }) => tenth(mean(players, (t) => t.squad.length))],
  ]
  return table(
    ['', ...outcomes.map((o) => o.style)],
    figures.map(([name, of]) => row(name, ...outcomes.map(of))),
  )
}

function difficulty(outcomes: readonly Outcome[]): string {
  const all = outcomes.map((o) => stairBands(battlesOf(o.players), STARTS, 6000))
  const rows = STARTS.flatMap((from) => {
    const here = all.map((of) => of.find((band) => band.from === from))
    if (here.some((band) => !band || band.battles < 50)) return []
    const cells = here.flatMap((band) => [whole(band!.winPercent), whole(band!.guardianWinPercent), tenth(band!.perStair)])
    return [row(here[0]!.to === 6000 ? `${from} and up` : `${from}–${here[0]!.to}`, ...cells, tenth(here[1]!.moves))]
  })
  const head = outcomes.flatMap(({ style }) => [`${style}: won, %`, 'guardians, %', 'fights a stair'])
  return table(['stairs', ...head, 'moves (steady)'], rows)
}

function colours(outcomes: readonly Outcome[]): string {
  const rows = (['GREEN', 'YELLOW', 'RED'] as const).map((look) =>
    row(
      look,
      ...outcomes.flatMap((o) => {
        const fights = battlesOf(o.players)
        const here = fights.filter((f) => f.difficulty === look)
        return [whole((100 * here.length) / fights.length), whole(wonPercent(here))]
      }),
    ),
  )
  return table(['the fight looked', ...outcomes.flatMap(({ style }) => [`${style}: of 100`, 'won, %'])], rows)
}

function ladder(places: readonly ArenaResult[]): string {
  const rows = styles.map(({ name }) => {
    const own = places.filter(({ style }) => style.name === name)
    const attacks = own.reduce((sum, p) => sum + p.attacks, 0)
    const leads = own.map((p) => places.indexOf(p) + 1)
    return row(
      name,
      whole((100 * own.reduce((sum, p) => sum + p.won, 0)) / attacks),
      whole(quantile(leads, 0.5)),
      whole(leads.filter((place) => place * 10 <= places.length).length),
    )
  })
  return table(['', 'attacks won, %', 'median place', 'in the upper tenth'], rows)
}

const styleTable = (steps: readonly StyleComparison[]): string =>
  table(
    ['the opponent’s skill', 'consumables', ...styles.map(({ name }) => `${name}: won, %`)],
    steps.map(({ skill, withBackpack, winPercent }) =>
      row(skill, withBackpack ? 'full' : 'empty', ...styles.map(({ name }) => whole(winPercent[name]))),
    ),
  )

const forceTable = (steps: readonly ForceAdvantage[]): string =>
  table(
    ['all forces at rank', 'battles won against the same squad without forces, %'],
    steps.map(({ ark, rank, winPercent }) => row(ark ? `${rank}, twelve of the ark` : `${rank}, five`, whole(winPercent))),
  )

function classes(outcomes: readonly Outcome[], standings: readonly ClassRecord[]): string {
  const fights = outcomes.flatMap((o) => battlesOf(o.players))
  const used = classUsage(fights)
  const rows = [...standings]
    .sort((a, b) => b.wins / b.battles - a.wins / a.battles)
    .map(({ class: cls, battles, wins }) => {
      const road = used.get(cls)
      const share = road ? (100 * road.battles) / fights.length : 0
      const won = road && road.battles >= 100 ? whole((100 * road.wins) / road.battles) : '–'
      return row(cls, whole((100 * wins) / battles), tenth(share), won)
    })
  return table(['class', 'league: won, %', 'on the road: in how many of 100 battles', 'of those won, %'], rows)
}

function plots(outcomes: readonly Outcome[], standings: readonly ClassRecord[]): Record<string, string> {
  const stairLines = outcomes.map(
    ({ style, stairsByDay: byDay }): Line => ({
      name: style,
      colour: inks[style],
      points: [[0, 0], ...byDay.map((stairs, day) => [day + 1, mean(stairs, (s) => s)] as const)],
      shade: [[0, 0, 0], ...byDay.map((stairs, day) => [day + 1, quantile(stairs, 0.1), quantile(stairs, 0.9)] as const)],
    }),
  )
  const steps = Array.from({ length: 30 }, (_, i) => 1 + i * 5)
  const won = outcomes.map(
    ({ style, players }): Line => ({
      name: style,
      colour: inks[style],
      points: stairBands(battlesOf(players), steps, 150)
        .filter((band) => band.battles >= 50)
        .map((band) => [band.from + 2, band.winPercent] as const),
    }),
  )
  const shares = standings
    .map(({ class: name, battles, wins }) => ({ name, value: (100 * wins) / battles }))
    .sort((a, b) => b.value - a.value)
  return {
    'stairs.svg': lines({ title: 'Stair by day', x: 'day', y: 'stair; the shade holds eight of ten' }, stairLines),
    'won.svg': lines({ title: 'Fights won, by stair', x: 'stair', y: 'per cent' }, won),
    'classes.svg': bars('What a class alone is worth: fights won in the league', 50, LEAGUE_SPAN, shares),
  }
}

/** Measurements besides the progress on the road. */
export interface Measurements {
  readonly standings: readonly ClassRecord[]
  readonly places: readonly ArenaResult[]
  readonly forceAdvantages: readonly ForceAdvantage[]
  readonly styleComparisons: readonly StyleComparison[]
}

/** Returns the page and its plots by file name. */
export function balancePage(
  outcomes: readonly Outcome[],
  { standings, places, forceAdvantages, styleComparisons }: Measurements,
  economy: { readonly section: string; readonly plots: Record<string, string> },
): { page: string; plots: Record<string, string> } {
  const count = outcomes.reduce((sum, { players }) => sum + players.length, 0)
  const length = outcomes[0]?.stairsByDay.length ?? 0
  const page = `# Balance

Written by \`npm run balance\`: ${count} simulated players play for ${length} days through the same rules as the server, each with a seed, so that the same rules always give
the same page. They use the whole economy and pay nothing: [Economy](#economy) says what they do besides the road, how those fare who pay, and whether the goals are met.

The **careless** choose seven of ten hits at random, heal late and attack everything in the way. The **steady** use the forecast for two hits of
three, rest when wounded, replace wounded heroes and explore side roads. The **clever** always use the forecast, heal early and use
consumables. All play about twenty minutes a day, in four visits; the first hour is measured separately, in one session in which they look into the shops while they wait. Reading,
walking and thinking take as long as for a person. “Something new” is a stair, a level or rank, a companion, an artifact, a completed force or task, a text
or an education, or a creature or thing met for the first time.

The targets were: 6, 10 and 14 stairs in the first hour; 20, 30 and 40 in the first week; 55–65, 65–75 and 75–85 per cent of the battles won. The stairs lie closer together than that:
who wins more than every second of a dozen battles a day comes further than 20 stairs in a week, and who looks for side roads fights more on each stair. “Without shops” are others, who
only walk the road for the whole time: they are weaker, but nobody has to buy anything in order to go on.

${summary(outcomes)}

The ranges in brackets contain eight of ten players.

![Stair by day](balance/stairs.svg)

## Difficulty

Each stair has a strength, and the levels of its enemies follow from it (see the game rules), so that strong kinds of enemies do not block the way.
Lost battles give experience, too, so a squad that is too weak grows by trying.

${difficulty(outcomes)}

![Fights won, by stair](balance/won.svg)

The colour of a stair, green, yellow or red, is computed from the power of both sides. The results by colour:

${colours(outcomes)}

## The value of skill

All three play the same battles: equal squads of random classes, the same dice, the same consumables from the first stairs. Only the clever use them.

${styleTable(styleComparisons)}

## Forces

Players start a force whenever they have crystals and a free slot. The table shows battles of equal squads of random classes, of which one has forces:

${forceTable(forceAdvantages)}

## Arena

At the end the six best heroes of each player fight in the arena, healed, in random order at first; ${ROUNDS} times everyone attacks a player up to ten places above. ${places.length} places.

${ladder(places)}

## Classes

In the league six creatures of random classes fight six others, with equal values and the best moves on both sides: only the
classes differ. A class that wins more also has a higher value in the rules (\`power\` in \`creatureClasses\`): it adds to the power of a squad, and its creatures appear
on a stair at a lower level. On the road all values count; a dash
means fewer than a hundred battles with that class: most of these live on higher stairs than players reach in a month.

${classes(outcomes, standings)}

![The value of a class alone](balance/classes.svg)

${economy.section}`
  return { page, plots: { ...plots(outcomes, standings), ...economy.plots } }
}
