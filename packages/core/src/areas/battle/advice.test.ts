import { expect, it } from 'vitest'
import { fighter } from '../../../testing/fixtures.ts'
import { adviceFor, hardestHitter } from './advice.ts'

const enemy = (id: number, current: number) => fighter(id, { health: { current, total: 100 } })

it('names the enemy that dealt the most damage, and none if no enemy dealt damage', () => {
  const all = [fighter(1), enemy(-1, 50), enemy(-2, 50)]
  const dealt = new Map([
    [1, 900],
    [-1, 20],
    [-2, 70],
  ])
  expect(hardestHitter(dealt, all)).toEqual({ creature: all[2], amount: 70 })
  expect(hardestHitter(new Map([[1, 900]]), all)).toBeNull()
})

it('advises to finish one enemy after the other if all are wounded and none fell', () => {
  expect(adviceFor([enemy(-1, 40), enemy(-2, 60)])).toBe('focus')
})

it('advises to grow if most of the enemies’ health is left, to come back healed if less is left, and says when it was close', () => {
  expect(adviceFor([enemy(-1, 0), enemy(-2, 100), enemy(-3, 100)])).toBe('grow')
  expect(adviceFor([enemy(-1, 0), enemy(-2, 80)])).toBe('heal')
  expect(adviceFor([enemy(-1, 0), enemy(-2, 30)])).toBe('close')
})
