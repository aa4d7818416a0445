import { CreatureClass } from '@skystair/contract'
import { expect, it } from 'vitest'
import { play, startBattle } from '../battle/play.ts'
import { creature, world } from '../fixture.ts'
import { mix } from '../mix.ts'
import { days, firstHour } from './calendar.ts'
import { league } from './league.ts'
import { moveOf, type Style, styles } from './style.ts'

const [careless, steady, clever] = styles as [Style, Style, Style]

it('takes the same way for the same seed, another for another', () => {
  const [once, again, other] = [1, 1, 2].map((seed) => firstHour(world, 'MAN_1', steady, seed))
  expect(again).toEqual(once)
  expect(other!.fights).not.toEqual(once!.fights)
})

it('plays no longer in a day than twenty minutes, give or take a fight, and remembers every fight', () => {
  const ends: number[] = []
  const t = days(world, 'WOMAN_1', steady, 3, 3, ({ played }) => ends.push(played))
  expect(ends).toHaveLength(3)
  for (const [i, end] of ends.entries()) expect(end - (ends[i - 1] ?? 0)).toBeLessThan(26 * 60_000)
  expect(t.fights.length).toBeGreaterThan(20)
  expect(t.fights.filter((f) => f.guardian && f.won)).toHaveLength(t.stair)
  expect(t.fights.map((f) => f.day)).toEqual([...t.fights.map((f) => f.day)].sort((a, b) => a - b))
})

it('rewards thought: of the same fights the clever win more than the careless', () => {
  const squad = (sign: number, n: number) =>
    Array.from({ length: 4 }, (_, i) => creature(CreatureClass[mix(n, i, sign) % CreatureClass.length]!, sign * (i + 1)))
  const wins = (style: Style) =>
    Array.from({ length: 60 }, (_, n) => {
      const setup = { kind: 'MOB', stair: 5, seed: n.toString(16), bosses: [], consumables: [], skill: 50 } as const
      let { state } = startBattle(world, { ...setup, own: squad(1, n), enemy: squad(-1, n) })
      for (let i = 0; !state.winner; i++) {
        const next = play(
          world,
          state,
          moveOf(style, state, (sides) => mix(n, i) % sides),
        )
        if ('refused' in next) throw new Error(next.refused)
        state = next.state
      }
      return state.winner
    }).filter((winner) => winner === 'TM1').length
  expect(wins(clever)).toBeGreaterThan(wins(careless) + 5)
})

it('counts in the league of classes every fighter of every fight, on the side that won or lost', () => {
  const table = league(world, 40, 5)
  const sum = (figure: 'fights' | 'wins') => table.reduce((all, row) => all + row[figure], 0)
  expect(table.map((row) => row.class)).toEqual([...CreatureClass])
  expect([sum('fights'), sum('wins')]).toEqual([40 * 12, 40 * 6])
})
