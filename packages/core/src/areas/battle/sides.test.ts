import { describe, expect, it } from 'vitest'
import { fighter } from '../../../testing/fixtures.ts'
import { creatureName, otherSides } from './sides.ts'

const t = (key: string) => key
const duel = [fighter(1), fighter(-1), fighter(-2)]
const crowd = [fighter(-9, { side: 'TM5' }), fighter(-4, { side: 'TM3' }), ...duel]

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
