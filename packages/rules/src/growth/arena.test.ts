import { expect, it } from 'vitest'
import {
  ARENA_PLACES,
  type ArenaStairs,
  arenaStair,
  ladderAfterAttack,
  leagueOf,
  leagues,
  OPPONENTS,
  opponentPlaces,
  reachOf,
} from './arena.ts'

it('has nine leagues, from the novices to the champions', () => {
  expect(leagues).toHaveLength(9)
  expect([1, 10, 11, 50, 51, 20_000].map(leagueOf)).toEqual(['CHAMPIONS', 'CHAMPIONS', 'MASTER', 'MASTER', 'DIAMOND', 'NOVICE'])
})

it('lets a winner swap places with an opponent above, and changes nothing otherwise', () => {
  const ladder = ['first', 'second', 'third']
  expect(ladderAfterAttack(ladder, 2, 0, true)).toEqual(['third', 'second', 'first'])
  expect(ladderAfterAttack(ladder, 2, 0, false)).toBe(ladder)
  expect(ladderAfterAttack(ladder, 0, 2, true)).toBe(ladder)
})

it('offers five different opponents if there are five, all in reach, most of them above', () => {
  for (const place of [1, 2, 3, 5, 11, 160, 4000, 20_001, 20_500])
    for (let seed = 0; seed < 40; seed++) {
      const places = opponentPlaces(place, 20_500, seed)
      expect([new Set(places).size, places.includes(place)]).toEqual([OPPONENTS, false])
      expect([...places].sort((a, b) => a - b)).toEqual(places)
      expect(places.every((one) => one >= 1 && one <= 20_500 && one >= place - reachOf(place))).toBe(true)
      if (place > 5) expect(places.filter((one) => one < place).length).toBeGreaterThanOrEqual(4)
    }
})

it('lets a player reach at most ten places up near the top, and a fifth of the place further down', () => {
  expect([1, 20, 50, 2500, 20_000].map(reachOf)).toEqual([10, 10, 10, 500, 4000])
})

it('places stronger squads of its own on higher places', () => {
  const stairs = Object.fromEntries(leagues.map(([league], i) => [league, [90 - i * 10, 100 - i * 10]])) as unknown as ArenaStairs
  const from = [1, 10, 11, 5000, 15_000, ARENA_PLACES, 90_000].map((place) => arenaStair(place, stairs))
  expect(from).toEqual([...from].sort((a, b) => b - a))
  expect([from[0], from.at(-1)]).toEqual([100, 10])
})
