// Feasts of the year. Their windows come back every year at the same dates, by the server's clock.
import type { EventKind } from '@skystair/contract'

/** Something on the stall of every feast, for festival coins. `most` is how often one player can have it in one feast. */
export interface StallGood {
  /** Number in calls, stable for ever. */
  readonly id: number
  readonly price: number
  readonly most: number
  /** Resources, and at most one consumable and one artifact. */
  readonly gains: readonly { readonly kind: string; readonly amount: number }[]
}

const good = (id: number, price: number, most: number, gains: Readonly<Record<string, number>>): StallGood => ({
  ...{ id, price, most },
  gains: Object.entries(gains).map(([kind, amount]) => ({ kind, amount })),
})

export const events: readonly EventKind[] = [
  { id: 'spring', number: 1, from: [4, 4, 0, 0], to: [5, 4, 23, 59] },
  { id: 'birthday', number: 2, from: [4, 16, 0, 0], to: [4, 17, 23, 59] },
  { id: 'kupala', number: 3, from: [7, 5, 8, 0], to: [7, 7, 23, 59], lang: 'RU' },
  { id: 'apples', number: 4, from: [8, 24, 8, 0], to: [8, 26, 1, 0] },
  { id: 'cats', number: 5, from: [9, 7, 8, 0], to: [9, 9, 1, 0] },
  { id: 'halloween', number: 6, from: [10, 28, 1, 0], to: [10, 30, 3, 59] },
]

/** What the stall of a feast sells for festival coins: the same at every feast. Nothing here is drawn by chance, and nothing costs money. */
export const stall: readonly StallGood[] = [
  good(1, 6, 5, { gold: 250 }),
  good(2, 10, 3, { elixir: 2 }),
  good(3, 12, 3, { crystal: 15 }),
  good(4, 15, 3, { caviar: 1 }),
  good(5, 20, 2, { mithril: 5 }),
  good(6, 30, 1, { feather: 1 }),
  good(7, 45, 1, { lantern_orb: 1 }),
]
