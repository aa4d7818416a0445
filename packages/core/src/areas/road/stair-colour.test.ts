import { expect, it } from 'vitest'
import { stairColour } from './stair-colour.ts'

const colours = (battleStair: number, bestVictoryStair: number, stairs: readonly number[]) =>
  stairs.map((stair) => stairColour(stair, { battleStair, bestVictoryStair }))

it('is green, from two stairs above the last fight yellow, and from five red', () => {
  expect(colours(7, 6, [7, 8, 9, 11, 12, 40])).toEqual(['GREEN', 'GREEN', 'YELLOW', 'YELLOW', 'RED', 'RED'])
  expect(colours(0, 0, [1, 2, 3, 6])).toEqual(['GREEN', 'GREEN', 'YELLOW', 'RED'])
})

it('is green if the stair was won, wherever the last fight was', () => {
  expect(colours(3, 20, [4, 19, 20, 21])).toEqual(['GREEN', 'GREEN', 'GREEN', 'RED'])
})
