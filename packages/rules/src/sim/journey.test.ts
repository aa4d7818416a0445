import { CreatureClass } from '@skystair/contract'
import { expect, it } from 'vitest'
import { play, startBattle } from '../battle/play.ts'
import { creature, world } from '../fixture.ts'
import { mix } from '../mix.ts'
import { setOut, travel } from './journey.ts'
import { moveOf, type Style, styles } from './style.ts'

const MINUTE = 60_000
const journey = (style: number, minutes: number, seed = 1) => {
  const made = setOut(world, 'MAN_1')
  travel(world, made, styles[style]!, seed, minutes * MINUTE)
  return made
}

it('lets a sensible beginner climb the first stairs, and takes the same way for the same seed', () => {
  const steady = journey(1, 25)
  expect(steady.stair).toBeGreaterThanOrEqual(5)
  expect(journey(1, 25)).toEqual(steady)
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
  expect(wins(styles[2]!)).toBeGreaterThan(wins(styles[0]!) + 5)
})

it('leaves nobody stuck: a careless player with nothing left still climbs on', () => {
  const before = journey(0, 60)
  const { stair } = before
  travel(world, before, styles[0]!, 2, 240 * MINUTE)
  expect(before.stair).toBeGreaterThan(stair)
})
