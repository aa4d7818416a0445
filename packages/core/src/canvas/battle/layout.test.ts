import { describe, expect, it } from 'vitest'
import { cardHeight, cardWidth, roomFor, seatOf } from './layout.ts'

const sides = [true, false]
const positions = [0, 1, 2, 3, 4, 5]

describe.each([840, 900, 1298])('the battlefield on a view %i units high', (height) => {
  const seats = sides.flatMap((ally) => positions.map((position) => ({ ally, position, ...seatOf(height, ally, position) })))

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

  it('lets no two cards overlap', () => {
    for (const a of seats) {
      for (const b of seats) {
        if (a === b) continue
        const apartX = Math.abs(a.x - b.x) >= (cardWidth * (a.scale + b.scale)) / 2
        const apartY = Math.abs(a.y - b.y) >= (cardHeight * (a.scale + b.scale)) / 2
        expect(apartX || apartY).toBe(true)
      }
    }
  })

  it('lets the front rows face each other', () => {
    expect(seatOf(height, false, 0).y).toBeGreaterThan(seatOf(height, false, 3).y)
    expect(seatOf(height, true, 0).y).toBeLessThan(seatOf(height, true, 3).y)
  })
})
