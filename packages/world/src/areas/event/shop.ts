// What the stall of a feast sells for festival coins: the same at every feast. Nothing here is drawn by chance, and nothing costs money.
import type { StallGood } from '@skystair/contract'

const good = (id: number, price: number, most: number, gains: Readonly<Record<string, number>>): StallGood => ({
  ...{ id, price, most },
  gains: Object.entries(gains).map(([kind, amount]) => ({ kind, amount })),
})

export const stall: readonly StallGood[] = [
  good(1, 6, 5, { gold: 250 }),
  good(2, 10, 3, { elixir: 2 }),
  good(3, 12, 3, { crystal: 15 }),
  good(4, 15, 3, { caviar: 1 }),
  good(5, 20, 2, { mithril: 5 }),
  good(6, 30, 1, { feather: 1 }),
  good(7, 45, 1, { lantern_orb: 1 }),
]
