import {
  battlesOf,
  characters,
  longestWaitHours,
  mean,
  playDays,
  playFirstHour,
  type SimulatedPlayer,
  type Style,
  stairBands,
  styles,
  wonPercent,
} from '@skystair/rules/sim'
import { world } from '@skystair/world'
import { beforeAll, describe, expect, it } from 'vitest'

/** A small version of `npm run balance`: this many players of each character and temperament. */
const EACH = 5
type ByStyle = Record<Style['name'], SimulatedPlayer[]>
const none = (): ByStyle => ({ careless: [], steady: [], clever: [] })
const [hours, weeks] = [none(), none()]

const everyone = (play: (who: (typeof characters)[number], seed: number) => SimulatedPlayer) =>
  characters.flatMap((who, c) => Array.from({ length: EACH }, (_, i) => play(who, i * 4 + c + 1)))

beforeAll(() => {
  for (const style of styles) {
    hours[style.name] = everyone((who, seed) => playFirstHour(world, who, style, seed))
    weeks[style.name] = everyone((who, seed) => playDays(world, who, style, seed + 1000, 7))
  }
}, 180_000)

const stair = (of: ByStyle, style: Style['name']) => mean(of[style], (t) => t.bestVictoryStair)
const won = (style: Style['name']) => wonPercent(battlesOf(weeks[style]))

describe('simulated players', () => {
  it('start with a battle that every player wins in less than a minute', () => {
    for (const t of Object.values(hours).flat()) {
      const first = t.battles[0]!
      expect([first.stair, first.won]).toEqual([1, true])
      expect(first.moves).toBeLessThanOrEqual(4)
    }
  })

  it('win some ten stairs in their first hour, and the first five of them almost without defeats', () => {
    expect(stair(hours, 'careless')).toBeGreaterThan(5)
    expect(stair(hours, 'careless')).toBeLessThan(9)
    expect(stair(hours, 'steady')).toBeGreaterThan(9)
    expect(stair(hours, 'steady')).toBeLessThan(13)
    expect(stair(hours, 'clever')).toBeGreaterThan(stair(hours, 'steady'))
    const first = Object.values(hours).flatMap((of) => battlesOf(of).filter((f) => f.stair <= 5))
    expect(wonPercent(first)).toBeGreaterThan(90)
  })

  it('win about twenty, thirty and forty stairs in their first week, by temperament', () => {
    const reached = styles.map(({ name }) => stair(weeks, name))
    for (const [i, aim] of [20, 30, 40].entries()) expect(Math.abs(reached[i]! - aim), styles[i]!.name).toBeLessThan(8)
    expect(reached[1]! - reached[0]!).toBeGreaterThan(4)
    // Some three stairs in the full version; a point of the mean of twenty is chance.
    expect(reached[2]!).toBeGreaterThan(reached[1]!)
  })

  it('win more the better they play: the steady between 60 and 80 %, the clever clearly more than the careless, who win more than half', () => {
    expect(won('steady')).toBeGreaterThan(60)
    expect(won('steady')).toBeLessThan(80)
    expect(won('clever')).toBeGreaterThan(won('careless') + 15)
    expect(won('careless')).toBeGreaterThan(50)
    expect(won('careless')).toBeLessThan(66)
  })

  it('are never blocked: each gets something new every day or two, without buying anything', () => {
    for (const [name, of] of Object.entries(weeks)) {
      for (const t of of) {
        expect(longestWaitHours(t), `${name} ${t.seed}`).toBeLessThan(30)
        expect(t.bestVictoryStair, `${name} ${t.seed}`).toBeGreaterThan(10)
      }
    }
  })

  it('meet no sudden change of difficulty: from stair to stair the steady win neither much less nor much more', () => {
    const steps = stairBands(battlesOf(weeks.steady), [6, 11, 16, 21, 26], 30)
    expect(steps).toHaveLength(5)
    for (const [i, { from, guardianWinPercent: guardians }] of steps.entries()) {
      expect(guardians, `from stair ${from}`).toBeGreaterThan(35)
      if (i > 0) expect(Math.abs(guardians - steps[i - 1]!.guardianWinPercent), `from stair ${from}`).toBeLessThan(35)
    }
  })

  it('need not be clever: the careless win nearly every second battle, too, on every stair', () => {
    for (const { from, winPercent: share } of stairBands(battlesOf(weeks.careless), [1, 6, 11, 16, 21], 27))
      expect(share, `from stair ${from}`).toBeGreaterThan(42)
  })

  it('fight equals in six to twelve moves', () => {
    const even = mean(
      Object.values(weeks).flatMap((of) => battlesOf(of).filter((f) => f.difficulty === 'YELLOW')),
      (f) => f.moves,
    )
    expect(even).toBeGreaterThan(6)
    expect(even).toBeLessThan(12)
  })

  it('can start with any of the four heroes: after a week none is far ahead of another', () => {
    const by = characters.map((_, c) =>
      mean(
        weeks.steady.filter((t) => (t.seed - 1001) % 4 === c),
        (t) => t.bestVictoryStair,
      ),
    )
    expect(Math.max(...by)).toBeLessThan(1.6 * Math.min(...by))
  })
})
