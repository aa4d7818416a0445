// Feasts of the year. Their windows come back every year at the same dates, by the server's clock.
import type { EventKind } from '@skystair/contract'

export const events: readonly EventKind[] = [
  { id: 'spring', number: 1, from: [4, 4, 0, 0], to: [5, 4, 23, 59] },
  { id: 'birthday', number: 2, from: [4, 16, 0, 0], to: [4, 17, 23, 59] },
  { id: 'kupala', number: 3, from: [7, 5, 8, 0], to: [7, 7, 23, 59], lang: 'RU' },
  { id: 'apples', number: 4, from: [8, 24, 8, 0], to: [8, 26, 1, 0] },
  { id: 'cats', number: 5, from: [9, 7, 8, 0], to: [9, 9, 1, 0] },
  { id: 'halloween', number: 6, from: [10, 28, 1, 0], to: [10, 30, 3, 59] },
]
