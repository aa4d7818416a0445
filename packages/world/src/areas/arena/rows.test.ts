import { ArenaLeague } from '@skystair/contract/enums'
import { expect, it } from 'vitest'
import { manual } from '../manual/rows.ts'
import en from './en.ts'
import { arenaLevels, leagueRows } from './rows.ts'
import ru from './ru.ts'

const amountOf = (kind: string) =>
  leagueRows.map(({ rewards }) =>
    rewards.reduce((sum, reward) => sum + (reward.kind === 'resource' && reward.resource === kind ? reward.amount : 0), 0),
  )
const falling = (numbers: readonly number[]) => [...numbers].sort((a, b) => b - a)

it('has a row for each league, from the champions down', () => {
  expect(leagueRows.map(({ league }) => league)).toEqual([...ArenaLeague].reverse())
})

it('gives no higher league less gold, gems or tickets than the one below it', () => {
  for (const kind of ['gold', 'mithril', 'tickets', 'blueCrystal']) expect(amountOf(kind)).toEqual(falling(amountOf(kind)))
})

it('has stronger squads of its own in higher leagues', () => {
  const stairs = leagueRows.flatMap(({ stairs: [last, first] }) => [first, last])
  expect(stairs).toEqual(falling(stairs))
})

it('opens at the levels that the manual says', () => {
  const config = manual.find(({ id }) => id === 'levels')?.config
  expect([config?.arenaSeen, config?.arena]).toEqual([arenaLevels.seen, arenaLevels.open])
})

it.each([
  ['ru', ru.arena.league],
  ['en', en.arena.league],
] as const)('names every league in %s', (_, texts) => {
  expect(Object.keys(texts).sort()).toEqual([...ArenaLeague].sort())
})
