import { describe, expect, it } from 'vitest'
import { expectApart, seatsIn } from '../../../../testing/battle-seats.ts'
import { cardHeight, cardWidth, type FieldPositions, roomFor, seatsOf } from './layout.ts'

const fields: readonly FieldPositions[] = [
  { allies: [0, 1, 2, 3, 4, 5], enemies: [0, 1, 2, 3, 4, 5] },
  { allies: [0, 1], enemies: [0] },
  { allies: [0, 1, 2], enemies: [0, 1, 2] },
  { allies: [1], enemies: [3] },
  { allies: [0, 2, 4], enemies: [1, 3, 5] },
]
const cases = fields.flatMap((field) => [840, 900, 1298].map((height) => ({ field, height })))

describe.each(cases)('the battlefield of $field on a view $height units high', ({ field, height }) => {
  const seats = seatsIn(field, seatsOf(height, field))

  it('keeps every card between the turn strip and the bar', () => {
    const { top, bottom } = roomFor(height)
    for (const seat of seats) {
      const half = (cardHeight * seat.scale) / 2
      expect(seat.y - half).toBeGreaterThanOrEqual(top)
      expect(seat.y + half).toBeLessThanOrEqual(bottom)
      expect(seat.x - (cardWidth * seat.scale) / 2).toBeGreaterThan(0)
      expect(seat.x + (cardWidth * seat.scale) / 2).toBeLessThan(600)
    }
  })

  it('leaves room for a name between a card and the one below it', () => {
    const name = 14
    for (const upper of seats)
      for (const lower of seats) {
        const reach = (cardWidth * (upper.scale + lower.scale)) / 2
        if (lower.y <= upper.y + 20 || Math.abs(lower.x - upper.x) >= reach) continue
        const between = lower.y - (cardHeight * lower.scale) / 2 - (upper.y + (cardHeight * upper.scale) / 2)
        expect(between).toBeGreaterThan((name * (upper.scale + lower.scale)) / 2)
      }
  })

  it('does not let cards overlap', () => expectApart(seats))

  it('places every enemy above every ally, and the front rows towards each other', () => {
    for (const enemy of seats.filter(({ ally }) => !ally))
      for (const ally of seats.filter((seat) => seat.ally)) expect(enemy.y).toBeLessThan(ally.y)
    const rowsOf = (side: boolean) => [0, 1].map((row) => seats.find(({ ally, position }) => ally === side && position < 3 === (row === 0)))
    const [enemyFront, enemyBack] = rowsOf(false)
    const [allyFront, allyBack] = rowsOf(true)
    if (enemyFront && enemyBack) expect(enemyBack.y).toBeLessThan(enemyFront.y)
    if (allyFront && allyBack) expect(allyBack.y).toBeGreaterThan(allyFront.y)
  })

  it('is centred', () => {
    for (const side of [true, false])
      for (const back of [true, false]) {
        const row = seats.filter(({ ally, position }) => ally === side && position >= 3 === back)
        if (row.length > 0) expect(row.reduce((sum, { x }) => sum + x, 0) / row.length).toBeCloseTo(300)
      }
  })
})

it('leaves room for the names of a row of three before the row behind it', () => {
  const nameEnd = 14
  for (const allies of [
    [0, 1, 2, 4],
    [0, 1, 2, 3, 4, 5],
  ]) {
    const seatOf = seatsOf(900, { allies, enemies: [0, 1, 2] })
    const half = (position: number) => (cardHeight * seatOf(true, position).scale) / 2
    expect(seatOf(true, 1).y + half(1) + nameEnd).toBeLessThan(seatOf(true, 4).y - half(4))
  }
})

it('draws a duel larger than a crowd', () => {
  expect(seatsOf(900, { allies: [1], enemies: [1] })(true, 1).scale).toBeGreaterThan(seatsOf(900, fields[0]!)(true, 1).scale)
})

it.each([1110, 1298])('leaves room for a forecast of five lines over the cards of a phone, %i units high', (height) => {
  // As measured at 390 x 844: the text does not shrink with the view.
  const forecastEnd = 237
  for (const seat of seatsIn(fields[0]!, seatsOf(height, fields[0]!)))
    expect(seat.y - (cardHeight * seat.scale) / 2).toBeGreaterThan(forecastEnd)
})
