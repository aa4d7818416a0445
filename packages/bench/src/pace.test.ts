import {
  battlesOf,
  characters,
  longestWaitHours,
  mean,
  type SimulatedPlayer,
  type Style,
  stairBands,
  styles,
  wonPercent,
} from '@skystair/rules/sim'
import { beforeAll, describe, expect, it } from 'vitest'
import { bandsOf, LEAST_IN_BAND, LONGEST_WAIT, longestWait, STEADY_STAIRS, stairAfter, WON_FIRST, wonByWeek } from './economy/goals.ts'
import { type Month, playHour, playMonth } from './economy/month.ts'

// A small version of `npm run balance`: players who use the whole economy. The bands are wider than the goals, as far as chance needs for so few players.

/** Players of each character and temperament in their first hour, and in all in their first week and in their first month. */
const [EACH, WEEKS, MONTHS] = [4, 20, 5]
/** What chance may add to or take from the share of battles that so few players win, per cent; and in a band of five stairs. */
const [CHANCE, CHANCE_IN_BAND] = [4, 6]
const hours = {} as Record<Style['name'], SimulatedPlayer[]>
const weeks = {} as Record<Style['name'], Month>
let month: Month

const seeds = (count: number, from: number) => Array.from({ length: count }, (_, i) => from + i)

beforeAll(() => {
  for (const style of styles) {
    hours[style.name] = seeds(EACH * characters.length, 1).map((seed) => playHour(style, seed))
    weeks[style.name] = playMonth(style, false, seeds(WEEKS, 1001), 7)
  }
  month = playMonth(styles.find(({ name }) => name === 'steady')!, false, seeds(MONTHS, 2001), 28)
}, 180_000)

const stair = (style: Style['name']) => mean(hours[style], (t) => t.bestVictoryStair)
const won = (style: Style['name']) => wonByWeek(weeks[style])[0]!
const battles = (style: Style['name']) => battlesOf(weeks[style].players)

describe('simulated players', () => {
  it('start with a battle that every player wins in less than a minute', () => {
    for (const t of Object.values(hours).flat()) {
      const first = t.battles[0]!
      expect([first.stair, first.won]).toEqual([1, true])
      expect(first.moves).toBeLessThanOrEqual(4)
    }
  })

  it('win some ten stairs in their first hour, and the first five of them almost without defeats', () => {
    expect(stair('careless')).toBeGreaterThan(5)
    expect(stair('careless')).toBeLessThan(9)
    expect(stair('steady')).toBeGreaterThan(9)
    expect(stair('steady')).toBeLessThan(13)
    expect(stair('clever')).toBeGreaterThan(stair('steady'))
    const first = Object.values(hours).flatMap((of) => battlesOf(of).filter((f) => f.stair <= 5))
    expect(wonPercent(first)).toBeGreaterThan(90)
  })

  it('win some thirty stairs in their first week with all that the game offers, the careless fewest', () => {
    const reached = styles.map(({ name }) => stairAfter(weeks[name], 6))
    for (const [i, [least, most]] of [[20, 33] as const, STEADY_STAIRS, [28, 42] as const].entries()) {
      expect(reached[i], styles[i]!.name).toBeGreaterThan(least)
      expect(reached[i], styles[i]!.name).toBeLessThan(most)
    }
    expect(Math.min(reached[1]!, reached[2]!)).toBeGreaterThan(reached[0]! + 1)
  })

  it('win more the better they play: the careless three battles of five, the steady seven of ten, the clever four of five', () => {
    for (const { name } of styles) {
      const [least, most] = WON_FIRST[name]
      expect(won(name), name).toBeGreaterThan(least - CHANCE)
      expect(won(name), name).toBeLessThan(most + CHANCE)
    }
    expect(won('steady')).toBeGreaterThan(won('careless') + 5)
    expect(won('clever')).toBeGreaterThan(won('steady'))
  })

  it('neither come to a stop nor win everything later in the month', () => {
    const byWeek = wonByWeek(month)
    expect(byWeek).toHaveLength(4)
    for (const [week, share] of byWeek.entries()) {
      expect(share, `week ${week + 1}`).toBeGreaterThan(52)
      expect(share, `week ${week + 1}`).toBeLessThan(90)
      expect(stairAfter(month, 7 * week + 6) - (week > 0 ? stairAfter(month, 7 * week - 1) : 0), `week ${week + 1}`).toBeGreaterThan(10)
    }
  })

  it('are never blocked: each gets something new every day or two, without paying anything', () => {
    for (const [name, { players }] of Object.entries(weeks)) {
      for (const t of players) {
        expect(longestWaitHours(t), `${name} ${t.seed}`).toBeLessThan(30)
        expect(t.bestVictoryStair, `${name} ${t.seed}`).toBeGreaterThan(10)
      }
    }
  })

  it('wait no longer than ten minutes for full health after a defeat on the first twenty stairs', () => {
    const lost = Object.values(weeks).flatMap(({ players }) => battlesOf(players).filter((f) => !f.won && f.stair <= 20))
    expect(lost.length).toBeGreaterThan(30)
    expect(longestWait(Object.values(weeks))).toBeLessThanOrEqual(LONGEST_WAIT)
  })

  it('meet no sudden change of difficulty: from stair to stair the steady win neither much less nor much more', () => {
    const steps = stairBands(battles('steady'), [6, 11, 16, 21, 26], 30)
    expect(steps).toHaveLength(5)
    for (const [i, { from, guardianWinPercent: guardians }] of steps.entries()) {
      expect(guardians, `from stair ${from}`).toBeGreaterThan(35)
      if (i > 0) expect(Math.abs(guardians - steps[i - 1]!.guardianWinPercent), `from stair ${from}`).toBeLessThan(35)
    }
  })

  it('need not be clever: the careless win every second battle, too, on every stair', () => {
    const bands = bandsOf([weeks.careless]).filter(({ from }) => from <= 21)
    expect(bands).toHaveLength(5)
    for (const { from, won: share } of bands) expect(share, `from stair ${from}`).toBeGreaterThan(LEAST_IN_BAND - CHANCE_IN_BAND)
  })

  it('fight equals in six to twelve moves', () => {
    const even = mean(
      styles.flatMap(({ name }) => battles(name).filter((f) => f.difficulty === 'YELLOW')),
      (f) => f.moves,
    )
    expect(even).toBeGreaterThan(6)
    expect(even).toBeLessThan(12)
  })

  it('can start with any of the four heroes: after a week none is far ahead of another', () => {
    const by = characters.map((_, c) =>
      mean(
        weeks.steady.players.filter((t) => t.seed % characters.length === c),
        (t) => t.bestVictoryStair,
      ),
    )
    expect(Math.max(...by)).toBeLessThan(1.6 * Math.min(...by))
  })
})
