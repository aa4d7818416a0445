import { expect } from 'vitest'
import { cardHeight, cardWidth, type FieldPositions, type seatsOf } from '../src/areas/battle/scene/layout.ts'

/** Returns the positions of all cards of a battlefield. */
export const seatsIn = (field: FieldPositions, seatOf: ReturnType<typeof seatsOf>) => [
  ...field.allies.map((position) => ({ ally: true, position, ...seatOf(true, position) })),
  ...field.enemies.map((position) => ({ ally: false, position, ...seatOf(false, position) })),
]

/** Expects that no two cards overlap. */
export function expectApart(seats: ReturnType<typeof seatsIn>): void {
  for (const a of seats)
    for (const b of seats) {
      if (a === b) continue
      const apartX = Math.abs(a.x - b.x) >= (cardWidth * (a.scale + b.scale)) / 2
      const apartY = Math.abs(a.y - b.y) >= (cardHeight * (a.scale + b.scale)) / 2
      expect(apartX || apartY).toBe(true)
    }
}
