import { describe, expect, it } from 'vitest'
import { expectApart, seatsIn } from '../../../../testing/battle-seats.ts'
import { measure } from '../../../services/layout.ts'
import { cardHeight, cardWidth, type FieldPositions } from './layout.ts'
import { lowSeatsOf } from './low-layout.ts'

const fields: readonly FieldPositions[] = [
  { allies: [0, 1, 2, 3, 4, 5], enemies: [0, 1, 2, 3, 4, 5] },
  { allies: [0, 1], enemies: [0] },
  { allies: [1], enemies: [3, 4] },
]
const views = [
  [844, 368],
  [667, 353],
  [1000, 478],
] as const
const cases = fields.flatMap((field) => views.map(([width, height]) => ({ field, view: measure(width, height) })))

describe.each(cases)('the battlefield of $field on a low view $view.width units wide', ({ field, view }) => {
  const seats = seatsIn(field, lowSeatsOf(view, field))

  it('keeps every card inside the view', () => {
    for (const { x, y, scale } of seats) {
      expect(Math.abs(x - 300) + (cardWidth * scale) / 2).toBeLessThanOrEqual(view.width / 2)
      expect(y - (cardHeight * scale) / 2).toBeGreaterThanOrEqual(0)
      expect(y + (cardHeight * scale) / 2).toBeLessThanOrEqual(view.height)
    }
  })

  it('does not let cards overlap', () => expectApart(seats))

  it('leaves the middle free, with the squad on its left and the enemies on its right, front rows inside', () => {
    for (const { ally, x, scale } of seats) expect((ally ? 300 - x : x - 300) - (cardWidth * scale) / 2).toBeGreaterThan(300)
    for (const front of seats.filter(({ position }) => position < 3))
      for (const back of seats.filter(({ ally, position }) => ally === front.ally && position >= 3))
        expect(Math.abs(front.x - 300)).toBeLessThan(Math.abs(back.x - 300))
  })
})
