import type { Rating } from '@skystair/contract'

/** A page of a rating with this number of positions. */
export const ratingOf = (first: number, positions: number, changes: Partial<Rating> = {}): Rating => ({
  playersTotal: 1000,
  playersOnline: 5,
  myPosition: null,
  positions: Array.from({ length: positions }, (_, index) => ({
    positionNumber: first + index,
    id: first + index,
    name: `Player ${first + index}`,
    level: 20,
    value: 5000 - first - index,
    face: null,
  })),
  ...changes,
})
