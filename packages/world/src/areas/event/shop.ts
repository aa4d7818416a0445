// What the stall of a feast sells for festival coins: the same at every feast. Nothing here is drawn by chance, and nothing costs money.

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

export const stall: readonly StallGood[] = [
  good(1, 6, 5, { gold: 250 }),
  good(2, 10, 3, { elixir: 2 }),
  good(3, 12, 3, { crystal: 15 }),
  good(4, 15, 3, { caviar: 1 }),
  good(5, 20, 2, { mithril: 5 }),
  good(6, 30, 1, { feather: 1 }),
  good(7, 45, 1, { lantern_orb: 1 }),
]
