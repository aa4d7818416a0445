import { describe, expect, it } from 'vitest'
import { fighter } from '../../../testing/fixtures.ts'
import { byPlace, creatureName, otherSides } from './sides.ts'

const t = (key: string) => key
const duel = [fighter(1), fighter(-1), fighter(-2)]
const crowd = [fighter(-9, { side: 'TM5' }), fighter(-4, { side: 'TM3' }), ...duel]

it('creatures are put in the order in which they stand, the enemies from the left before the own', () => {
  const [left, middle, back] = [fighter(-3, { position: 0 }), fighter(-2, { position: 1 }), fighter(-1, { position: 4 })]
  expect(byPlace([1, -1, -2, -3], [fighter(1), back, middle, left])).toEqual([-3, -2, -1, 1])
  expect(byPlace([-2], [left, middle])).toEqual([-2])
})

describe('the sides of a fight', () => {
  it('are listed in the order in which they move, without the own', () => {
    expect(otherSides(duel)).toEqual(['TM2'])
    expect(otherSides(crowd)).toEqual(['TM2', 'TM3', 'TM5'])
  })

  it('are part of an enemy’s name only if there are several', () => {
    expect(creatureName(-1, duel, t)).toBe('creature.meadow_wolf.name')
    expect(creatureName(-4, crowd, t)).toBe('creature.meadow_wolf.name (battle.side.TM3)')
    expect(creatureName(1, crowd, t)).toBe('creature.meadow_wolf.name')
    expect(creatureName(77, crowd, t)).toBe('')
  })
})
