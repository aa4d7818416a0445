import { expect, it } from 'vitest'
import { ladderAfterAttack, leagueOf, leagues } from './arena.ts'

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
